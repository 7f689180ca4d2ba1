const O = "#2A1B10";

/** Goods and signs on a 24 px grid; every one reads by its silhouette first. */
export const icons = {
  indigo: `<path d="M12 22V5" stroke="${O}" stroke-width="2" stroke-linecap="round"/><g fill="#2E3A87" stroke="#FFFBF2" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round"><path d="M12 7Q9 4 12 1Q15 4 12 7Z"/><path d="M11.5 12Q5 12 4 6Q10.5 6 11.5 12Z"/><path d="M12.5 12Q19 12 20 6Q13.5 6 12.5 12Z"/><path d="M11.5 18Q4.5 18 3 12Q10.5 12 11.5 18Z"/><path d="M12.5 18Q19.5 18 21 12Q13.5 12 12.5 18Z"/></g>`,
  sugar: `<path d="M12 2.400Q14.6 2.4 15.2 6L18.5 19Q18.6 21.6 12 21.600Q5.4 21.6 5.5 19L8.8 6Q9.4 2.4 12 2.400Z" fill="#FBF6EA" stroke="${O}" stroke-width="1.8"/><path d="M13 4Q14 4 14.4 7L17.2 18.600Q16.5 20 13.5 20.300Z" fill="#D9C8A4"/><path d="M6 16.500Q12 19.5 18 16.500L18.8 19.400Q18 21.7 12 21.700Q6 21.7 5.2 19.400Z" fill="#3676AE" stroke="${O}" stroke-width="1.4"/>`,
  tobacco: `<path d="M4 21Q2 9 12 4Q17 2 21.5 2.500Q22.5 9 19 14Q14 21 6.5 18.500Z" fill="#9A6A2F" stroke="${O}" stroke-width="1.7" stroke-linejoin="round"/><path d="M3.5 22L17 7M8.5 16.500L8 11M12 12.600L11.8 7.500M8.5 16.500L14 16.500M12.2 12.600L17.5 12" fill="none" stroke="#F3DDB0" stroke-width="1.4" stroke-linecap="round"/>`,
  coffee: `<ellipse cx="12" cy="12" rx="7.4" ry="10" transform="rotate(32 12 12)" fill="#3E2518" stroke="#FFFBF2" stroke-width="1.6"/><path d="M16.5 4.500Q9 8.5 12.2 12T7.6 19.6" fill="none" stroke="#E9CFA6" stroke-width="2" stroke-linecap="round"/>`,
  silver: `<path d="M2 18.500L5.5 8H16.500L20 18.500Z" fill="#B3BCC6" stroke="${O}" stroke-width="1.7" stroke-linejoin="round"/><path d="M5.5 8L9 5H19L16.5 8Z" fill="#F1F5F8" stroke="${O}" stroke-width="1.5" stroke-linejoin="round"/><path d="M16.5 8L19 5L22.5 15L20 18.500Z" fill="#7F8995" stroke="${O}" stroke-width="1.5" stroke-linejoin="round"/><path d="M7 11H15M6.2 14H15.8" stroke="#7F8995" stroke-width="1.2"/>`,
  wood: `<path d="M5 9.500L17 5Q21 5.5 21 10T18.5 15.500L6.5 19.500Z" fill="#7A4B22" stroke="${O}" stroke-width="1.7" stroke-linejoin="round"/><path d="M10 10.500L17 8M11 14L18 11.5" stroke="#A9743F" stroke-width="1.3" stroke-linecap="round"/><ellipse cx="6" cy="14.5" rx="3.6" ry="5" fill="#E3BD86" stroke="${O}" stroke-width="1.7"/><ellipse cx="6" cy="14.5" rx="1.5" ry="2.3" fill="none" stroke="#7A4B22" stroke-width="1.3"/>`,
  stone: `<path d="M2.5 9L11 4.500L21.5 8V17L12.5 21L2.5 17Z" fill="#A7ABB2" stroke="${O}" stroke-width="1.7" stroke-linejoin="round"/><path d="M3 9L12.5 12.200L21 8L11 5.200Z" fill="#E2E5E9"/><path d="M12.5 12.200V20.300L21 16.500V8.500Z" fill="#7E838C"/><path d="M3 9L12.5 12.200L21.3 8M12.5 12.200V20.5" fill="none" stroke="${O}" stroke-width="1.3"/>`,
  fish: `<path d="M1.5 12Q7 4.5 14 7.500Q16.5 9 17.5 11L22.5 7V17L17.5 13Q16.5 15 14 16.500Q7 19.5 1.5 12Z" fill="#1F6F95" stroke="${O}" stroke-width="1.6" stroke-linejoin="round"/><path d="M4 10.500Q8 7 13 9" fill="none" stroke="#8FD0E8" stroke-width="1.5" stroke-linecap="round"/><circle cx="6" cy="11.5" r="1.3" fill="#fff"/>`,
  wheat: `<path d="M12 22.500V8" stroke="${O}" stroke-width="2" stroke-linecap="round"/><g fill="#E0B03A" stroke="${O}" stroke-width="1.3" stroke-linejoin="round"><path d="M12 7Q9.5 4 12 1Q14.5 4 12 7Z"/><path d="M11.5 11Q7 11 6.5 6.500Q11 6.5 11.5 11ZM12.5 11Q17 11 17.5 6.500Q13 6.5 12.5 11ZM11.5 16Q7 16 6.5 11.500Q11 11.5 11.5 16ZM12.5 16Q17 16 17.5 11.500Q13 11.5 12.5 16Z"/></g>`,
  coast: `<path d="M1.5 18Q4 7 11 7.500Q16.5 8.5 14 13Q12.5 15 10.8 13.500Q12 18 22.5 16.500V20.500H1.500Z" fill="#3E93B5" stroke="${O}" stroke-width="1.6" stroke-linejoin="round"/><path d="M4.5 16Q6.5 10.5 10.5 10" fill="none" stroke="#D6F0F8" stroke-width="1.6" stroke-linecap="round"/>`,
  meadow: `<path d="M4 21Q4 12 1.5 8.500Q7 11 7.5 17Q8 8 12 3Q13.5 10 12.5 17Q14.5 10 20.5 8Q16.5 14 17 21Z" fill="#86A845" stroke="${O}" stroke-width="1.6" stroke-linejoin="round"/>`,
  forest: `<path d="M12 1.500L18 9H15.500L20 15H16.500L21 20H13.500V22.500H10.500V20H3L7.5 15H4L8.5 9H6Z" fill="#2A5E3A" stroke="${O}" stroke-width="1.5" stroke-linejoin="round"/><path d="M11 5L8.8 8.500M9.5 11.500L7.5 14.2" stroke="#8CC49A" stroke-width="1.4" stroke-linecap="round"/>`,
  desert: `<path d="M1.5 20Q5 9 12 9Q16.5 9.5 18 14Q20 17.5 22.5 20Z" fill="#F0DDA8" stroke="${O}" stroke-width="1.6" stroke-linejoin="round"/><path d="M12 9Q10 13 13.5 15.500T14 20" fill="none" stroke="#B9924A" stroke-width="1.5"/><circle cx="18" cy="5.5" r="2.6" fill="#E6B33A" stroke="${O}" stroke-width="1.2"/>`,
  mountain: `<path d="M1.5 20.500L9.5 4.500L14 12L16.5 8.500L22.5 20.500Z" fill="#8A807C" stroke="${O}" stroke-width="1.6" stroke-linejoin="round"/><path d="M9.5 4.500L6.8 10L9 11.500L10.5 9.500L12.5 10Z" fill="#FFFBF2"/>`,
  hill: `<path d="M1.5 19.500Q5 7 12 7T22.5 19.500Z" fill="#DFAE57" stroke="${O}" stroke-width="1.7" stroke-linejoin="round"/><path d="M5 16Q7.5 10.5 11 10" fill="none" stroke="#FBE6B8" stroke-width="1.7" stroke-linecap="round"/><path d="M15 12V16M18 14V17" stroke="${O}" stroke-width="1.3" stroke-linecap="round"/>`,
  water: `<path d="M12 1.500Q19.5 10 19.5 15Q19.5 22.5 12 22.500T4.5 15Q4.5 10 12 1.500Z" fill="#2F7FA8" stroke="${O}" stroke-width="1.7"/><path d="M8 14.500Q8 18 11 19" fill="none" stroke="#BFE6F4" stroke-width="1.8" stroke-linecap="round"/>`,
  letter: `<rect x="2" y="5" width="20" height="14.5" rx="1.5" fill="#FFF6DF" stroke="${O}" stroke-width="1.7"/><path d="M2.5 6L12 13.500L21.5 6" fill="none" stroke="${O}" stroke-width="1.5"/><circle cx="12" cy="14" r="2.7" fill="#C8462E" stroke="${O}" stroke-width="1.1"/>`,
  amphora: `<path d="M9.5 2H14.500L14 6Q18 8.5 17 13Q16 18 13.5 20V22H10.500V20Q8 18 7 13Q6 8.5 10 6Z" fill="#CF6B45" stroke="${O}" stroke-width="1.6" stroke-linejoin="round"/><path d="M9.5 4Q4.5 4 6 10M14.5 4Q19.5 4 18 10" fill="none" stroke="${O}" stroke-width="1.7"/><path d="M7.2 12.500H16.8" stroke="#2A1B10" stroke-width="1.5"/>`,
  star: '<path d="M12 4.200L14.2 9.200L19.6 9.700L15.5 13.300L16.7 18.600L12 15.800L7.3 18.600L8.5 13.300L4.4 9.700L9.8 9.200Z" fill="currentColor"/><path d="M5 19.500Q1 15 2.5 8M19 19.500Q23 15 21.5 8" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  rosette:
    '<path d="M22.0 12.0Q24.2 15.3 20.7 17.0Q20.9 20.9 17.0 20.7Q15.3 24.2 12.0 22.0Q8.7 24.2 7.0 20.7Q3.1 20.9 3.3 17.0Q-0.2 15.3 2.0 12.0Q-0.2 8.7 3.3 7.0Q3.1 3.1 7.0 3.3Q8.7 -0.2 12.0 2.0Q15.3 -0.2 17.0 3.3Q20.9 3.1 20.7 7.0Q24.2 8.7 22.0 12.0Z" fill="var(--vp)" stroke="var(--vp-line)" stroke-width="1.2"/><circle cx="12" cy="12" r="8.6" fill="none" stroke="var(--vp-ring)" stroke-width="1" opacity=".7"/>',
  crate: `<rect x="3" y="6" width="18" height="14" rx="1" fill="#B07A45" stroke="${O}" stroke-width="1.8"/><path d="M3 6L21 20M21 6L3 20M3 10H21M3 16H21" stroke="${O}" stroke-width="1.2"/>`,
  cards:
    '<rect x="3" y="5" width="11" height="15" rx="2" transform="rotate(-9 8 12)" fill="none" stroke="currentColor" stroke-width="1.8"/><rect x="9.5" y="4" width="11" height="15" rx="2" transform="rotate(8 15 12)" fill="var(--ico-fill,none)" stroke="currentColor" stroke-width="1.8"/>',
  house:
    '<path d="M3 11.500L12 4L21 11.500M5.5 10V20H18.500V10" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><path d="M10 20V14.500H14V20" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  bead: '<rect x="4" y="7" width="12" height="14" rx="2" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="15.5" cy="8" r="5.2" fill="currentColor"/>',
  hat: '<path d="M2 17.500Q12 22.5 22 17.500Q19 16.6 18 15.500Q18 6 12 6.500Q6 6 6 15.500Q5 16.6 2 17.500Z" fill="#7A2A22" stroke="#2A1B10" stroke-width="1.5" stroke-linejoin="round"/><path d="M6 14Q12 17 18 14" fill="none" stroke="#F2C14E" stroke-width="2"/><path d="M16 8Q23 2 21 10Q19 13 16.5 11Z" fill="#FBF2E0" stroke="#2A1B10" stroke-width="1.2"/>',
  undo: '<path d="M9 5L4 10L9 15M4.5 10H14Q20 10 20 15.500T14 20H9" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  bulb: '<path d="M9 17.500Q9 15 7.2 13Q5.5 11 5.5 8.800Q6 3 12 3T18.5 8.800Q18.5 11 16.8 13Q15 15 15 17.500Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M9.5 20.500H14.5" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  check:
    '<path d="M4.5 12.500L10 18L20 6.5" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  back: '<path d="M14.5 5L7.5 12L14.5 19" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  help: '<circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M9.3 9.500Q9.5 6.8 12 6.800T14.7 9.200Q14.7 10.8 13 11.700Q12 12.3 12 13.8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="17" r="1.3" fill="currentColor"/>',
  sound:
    '<path d="M4 9.500H8L13 5V19L8 14.500H4Z" fill="currentColor"/><path d="M16 9Q18 12 16 15M18.6 6.500Q22.4 12 18.6 17.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  lamp: '<path d="M8 4H16L19.5 13H4.500Z" fill="currentColor"/><path d="M12 13V19M8 20H16" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  menu: '<path d="M4 7H20M4 12H20M4 17H20" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  clock:
    '<circle cx="12" cy="12" r="8.8" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M12 7V12L15.5 14" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  coin: '<circle cx="12" cy="12" r="9.4" fill="#E6B33A" stroke="#4A3208" stroke-width="1.6"/><path d="M12 2.600V5.2" stroke="#4A3208" stroke-width="2"/><circle cx="12" cy="12" r="6" fill="none" stroke="#FFF0C0" stroke-width="1.3"/>',
  bell: '<path d="M4.5 17.500Q6.5 15 6.5 10.500Q6.8 4.5 12 4.500T17.5 10.500Q17.5 15 19.5 17.500Z" fill="#F2C14E" stroke="#5A3A00" stroke-width="1.5" stroke-linejoin="round"/><path d="M12 4.500V2.5" stroke="#5A3A00" stroke-width="2" stroke-linecap="round"/><path d="M10 19.500Q12 22 14 19.500Z" fill="#5A3A00"/><path d="M9 8Q9.8 6.5 11.5 6.3" fill="none" stroke="#FFF6DA" stroke-width="1.5" stroke-linecap="round"/>',
  link: '<path d="M10 14L14 10M8.5 11.500L6 14Q3.5 17 6 19T11 18.500L13 16.500M15.5 12.500L18 10Q20.5 7 18 5T13 5.500L11 7.5" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round"/>',
  key: '<circle cx="8" cy="12" r="4.4" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M12.4 12H21V16M17 12V15" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  play: '<path d="M7 4.500L19.5 12L7 19.500Z" fill="currentColor" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  globe:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M3 12H21M12 3Q7 8 7 12T12 21Q17 16 17 12T12 3" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  people:
    '<circle cx="8.5" cy="8" r="3.4" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M2.5 19.500Q2.5 13.5 8.5 13.500T14.5 19.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><path d="M15 5Q18.5 5.5 18.2 8.500Q18 11 15.5 11.300M17 14Q21.5 15 21.5 19.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  cross: '<path d="M6 6L18 18M18 6L6 18" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  eye: '<path d="M1.5 12Q6 5 12 5T22.5 12Q18 19 12 19T1.5 12Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.6" fill="currentColor"/>',
  lock: '<path d="M5 11H19V21H5Z" fill="currentColor"/><path d="M8 11V8a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  chat: '<path d="M3.5 5H20.5V16H11L6.5 20V16H3.5Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  list: '<path d="M9 6H20M9 12H20M9 18H20" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M4 6H5M4 12H5M4 18H5" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  book: '<path d="M12 6q-4-2.6-9-1.6v14q5-1 9 1.6q4-2.6 9-1.6v-14q-5-1-9 1.6ZM12 6v14" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  gear: '<path d="M4 7H13M17.5 7H20M4 17H6.500M11.5 17H20" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="15.2" cy="7" r="2.4" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="9" cy="17" r="2.4" fill="none" stroke="currentColor" stroke-width="2"/>',
  moon: '<path d="M19.4 14.6A8.4 8.4 0 1 1 10 4.2a6.8 6.8 0 0 0 9.4 10.4Z" fill="currentColor"/>',
  mute: '<path d="M4 9.5H8L13 5V19L8 14.5H4Z" fill="currentColor"/><path d="M16 9.5L21 14.5M21 9.5L16 14.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  search:
    '<circle cx="10.5" cy="10.5" r="6.2" fill="none" stroke="currentColor" stroke-width="2.1"/><path d="M15.2 15.2L20.5 20.5" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  map: '<path d="M3 6L9 4L15 6L21 4V18L15 20L9 18L3 20ZM9 4V18M15 6V20" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
  shop: '<path d="M4 10V20H20V10M3 10L5 4H19L21 10Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M3 10q3 3.500 6 0q3 3.500 6 0q3 3.500 6 0" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  goal: '<circle cx="12" cy="12" r="8.6" fill="none" stroke="currentColor" stroke-width="1.9"/><circle cx="12" cy="12" r="4.2" fill="none" stroke="currentColor" stroke-width="1.9"/><circle cx="12" cy="12" r="1.3" fill="currentColor"/>',
  laurel:
    '<path d="M7 20Q1 13 5 4M17 20q6-7 2-16" fill="none" stroke="#7a6a1c" stroke-width="1.6"/><path d="M5 5q-3 1-3 4q3 0 3-4ZM4.4 10q-3.2.4-3.4 3.600q3.2.2 3.4-3.600ZM6 15q-3 1.200-2 4q3-.8 2-4ZM19 5q3 1 3 4q-3 0-3-4ZM19.6 10q3.200.4 3.4 3.600q-3.2.2-3.4-3.600ZM18 15q3 1.200 2 4q-3-.8-2-4Z" fill="#b59a2a" stroke="#3a2415" stroke-width=".8"/>',
  first:
    '<path d="M4 20q-1-9 5-12q0-4 4-5q4 0 4.600 4l3 1.200-3 1.600q0 8-6 10.200Z" fill="#c8461b" stroke="#3a2415" stroke-width="1.4" stroke-linejoin="round"/><path d="M6 19q0-6 6-9q3 3 1 8-3 2-7 1Z" fill="#f4e2c0"/><circle cx="14.6" cy="6.6" r="1" fill="#3a2415"/>',
  device:
    '<rect x="5" y="3" width="14" height="18" rx="2.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M10.5 18H13.5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  bot: '<rect x="4.5" y="8" width="15" height="11" rx="3" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 8V4.500M9.5 4H14.5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="9" cy="13" r="1.6" fill="currentColor"/><circle cx="15" cy="13" r="1.6" fill="currentColor"/><path d="M9.5 16.500H14.5" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  pencil:
    '<path d="M4 20L5.2 15.2L16.5 3.9Q18 2.8 19.6 4.4T20.1 7.5L8.8 18.8Z M14.5 6L18 9.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  chart:
    '<path d="M3.5 4V20.5H21M6 17Q9 8 12.5 12T20 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  finger:
    '<path d="M6 18Q4 12 7 8Q10 4.5 14 5.5Q19 7 18.5 13M9 20Q7 14 9.5 10.5Q12 8 14.5 10Q16 12 15.5 18M12.2 13V17Q12.2 19 13 21" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  print:
    '<path d="M7 9V3.5H17V9M7 17H4V9.5H20V17H17M7 14H17V20.5H7Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="3" fill="none" stroke="currentColor" stroke-width="2"/><g fill="currentColor"><circle cx="8.5" cy="8.5" r="1.5"/><circle cx="15.5" cy="15.5" r="1.5"/><circle cx="12" cy="12" r="1.5"/></g>',
  laptop:
    '<rect x="4.5" y="4.5" width="15" height="11" rx="1.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M2 19.5H22" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  tablet:
    '<rect x="4.5" y="2.5" width="15" height="19" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M11 18.5H13" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  next: '<path d="M4 12H19M13 5.5L19.5 12L13 18.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  pause: '<path d="M7.500 5V19M16.5 5V19" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  step: '<path d="M6 5L15 12L6 19Z" fill="currentColor"/><path d="M18 5V19" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M16 8V5Q16 4 15 4H5Q4 4 4 5V15Q4 16 5 16H8" fill="none" stroke="currentColor" stroke-width="2"/>',
  share:
    '<path d="M12 15V3.5M7.5 7.500L12 3L16.5 7.500M6 11H4.500V20.5H19.500V11H18" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  plus: '<path d="M12 4.5V19.5M4.5 12H19.5" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  minus: '<path d="M4.5 12H19.5" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="1.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M3.5 6.500L12 13L20.5 6.500" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  hook: '<path d="M8 3V14Q8 19.5 12.5 19.5T17 14.500M8 14Q4 14 4 10.500M14 5H21M16 9H21" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="8" cy="3.500" r="1.6" fill="currentColor"/>',
  fit: '<path d="M4 9V4H9M20 9V4H15M4 15V20H9M20 15V20H15" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
};

export type IconName = keyof typeof icons;
