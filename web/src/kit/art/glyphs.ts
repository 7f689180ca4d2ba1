/** Signs on shop boards and badges, centred, about 12 by 12. */
export const glyphs = {
  scales:
    '<path d="M0 -4V4M-2.4 4H2.4M-4 -3H4M-4 -3L-5.4 .6H-2.6ZM4 -3L2.6 .6H5.4Z" fill="none" stroke="#4A2C1C" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"/>',
  saw: '<path d="M-4.6 1.6L3 -3.2L4.8 -1.4L-3.4 3.4Z" fill="#9AA3AD" stroke="#35190F" stroke-width=".7"/><path d="M2.4 -3.6L5 -4.6L5.4 -1.4L4 -1Z" fill="#8A5A32" stroke="#35190F" stroke-width=".6"/>',
  scroll:
    '<path d="M-3 -4H3.4Q4.6 -4 4.4 -2.4H3.2V3Q3.2 4.4 1.6 4.4H-4.4Q-3 4.2 -3 2.6Z" fill="#FFF8E6" stroke="#4A2C1C" stroke-width=".8" stroke-linejoin="round"/><path d="M-1.4 -1.8H1.6M-1.4 0H1.6M-1.4 1.8H.8" stroke="#4A2C1C" stroke-width=".7"/>',
  book: '<path d="M0 -3Q-2.6 -4.6 -5 -3.4V3.2Q-2.6 2 0 3.6Q2.6 2 5 3.2V-3.4Q2.6 -4.6 0 -3V3.4" fill="#FFF8E6" stroke="#4A2C1C" stroke-width=".8" stroke-linejoin="round"/>',
  mug: '<path d="M-3.4 -2.6H1.8V3.6H-3.4Z" fill="#C98A3A" stroke="#35190F" stroke-width=".8"/><path d="M1.8 -1.4H4V2H1.8" fill="none" stroke="#35190F" stroke-width=".9"/><path d="M-4 -2.6Q-3.6 -5 -1.6 -4.2Q0 -5.4 1.2 -4Q2.6 -4 2.2 -2.6Z" fill="#fff" stroke="#35190F" stroke-width=".6"/>',
  bed: '<path d="M-5 2.6V-2.6M-5 .6H5V2.6" stroke="#4A2C1C" stroke-width="1.1" fill="none"/><path d="M-2 .6V-1.4H3.4Q5 -1.2 5 .6Z" fill="#C8462E"/><circle cx="-3.4" cy="-.6" r="1.1" fill="#4A2C1C"/>',
  coin: '<circle r="4" fill="#E6B33A" stroke="#5b3d08" stroke-width=".8"/><path d="M-1 -2.2V2.2M1 -2.2V2.2" stroke="#5b3d08" stroke-width=".8"/>',
  ring: '<circle cy="1.4" r="3" fill="none" stroke="#C8931A" stroke-width="1.5"/><path d="M0 -1.8L-2 -3.6L-1 -5H1L2 -3.6Z" fill="#8FD6E8" stroke="#35190F" stroke-width=".6"/>',
  ledger:
    '<path d="M-3.4 -4.2H3.4V4.2H-3.4Z" fill="#FFF8E6" stroke="#4A2C1C" stroke-width=".8"/><path d="M-2 -2.2H2M-2 -.4H2M-2 1.4H2" stroke="#4A2C1C" stroke-width=".7"/>',
  anchor:
    '<path d="M0 -4.4V4M-2.4 -2H2.4M-4 .8Q-3.6 4 0 4Q3.6 4 4 .8" fill="none" stroke="#1D3F66" stroke-width="1.1" stroke-linecap="round"/><circle cy="-4.6" r="1" fill="none" stroke="#1D3F66" stroke-width=".8"/>',
  anvil:
    '<path d="M-5 -2.6H4.6Q4 0 1.4 .2V1.6H3V3.4H-3V1.6H-1.4V.2Q-4 0 -5 -2.6Z" fill="#5C626D" stroke="#20242b" stroke-width=".8" stroke-linejoin="round"/>',
  bell: '<path d="M-3.4 2.4Q-2.6 1 -2.6 -1Q-2.4 -4 0 -4Q2.4 -4 2.6 -1Q2.6 1 3.4 2.4Z" fill="#E6B33A" stroke="#5b3d08" stroke-width=".8"/><circle cy="3.4" r=".9" fill="#5b3d08"/>',
  laurel:
    '<path d="M-1 4Q-5 2 -4.4 -3M1 4Q5 2 4.4 -3" fill="none" stroke="#E6B33A" stroke-width="1.6" stroke-linecap="round"/>',
  pikes:
    '<path d="M-4 4.4L4 -4.4M4 4.4L-4 -4.4" stroke="#4A2C1C" stroke-width="1"/><path d="M4 -4.4L5 -6L5.2 -3.4ZM-4 -4.4L-5 -6L-5.2 -3.4Z" fill="#9AA3AD" stroke="#35190F" stroke-width=".5"/>',
};

export type Glyph = keyof typeof glyphs;
