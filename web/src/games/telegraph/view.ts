/** U.S. Telegraph is seen as Attika is. */
export type { AttikaView as TelegraphView } from "../attika/view";
