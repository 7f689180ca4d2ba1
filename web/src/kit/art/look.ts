import type { Glyph } from "./glyphs";

/** What a primitive may be told beyond its place and size: colours by name, details by number. */
export interface Look {
  /** wall or main colour, second colour, frame or fill, shutters, roof, plate, mark */
  c?: string;
  b?: string;
  f?: string;
  s?: string;
  roof?: string;
  p?: string;
  m?: string;
  fill?: string;
  ball?: string;
  fruit?: string;
  top?: "pyramid" | "crenel" | "flat";
  i?: Glyph;
  /** ground line, depth, roof height, overhang, inset */
  y?: number;
  d?: number;
  rh?: number;
  o?: number;
  in?: number;
  v?: number;
  h?: number;
  w?: number;
  w2?: number;
  r?: number;
  /** counts and shares */
  k?: number;
  gap?: number;
  dense?: number;
  lean?: number;
  sails?: [number, number][];
  /** switches: 1 is on */
  plinth?: number;
  sh?: number;
  lantern?: number;
  arch?: number;
  flat?: number;
  paddle?: number;
  smoke?: number;
}
