/** Signs of The Golden City on a 24 px grid; every one reads by its silhouette first. */
import { OUT } from "./pen";

export const signs = {
  coin:
    '<circle cx="12" cy="12.6" r="9" fill="#7a5200"/>' +
    '<circle cx="12" cy="11.6" r="9" fill="#E2AE33" stroke="#5c3d00" stroke-width="1.4"/>' +
    '<path d="M5.6 9.2a7 7 0 0 1 9-4" fill="none" stroke="#fff1bd" stroke-width="1.6" stroke-linecap="round"/>' +
    '<circle cx="12" cy="11.6" r="5.4" fill="none" stroke="#8a5d05" stroke-width="1.3"/>' +
    '<path d="M12 8.6l2.6 3-2.6 3-2.6-3z" fill="#8a5d05"/>',
  coin2:
    '<g transform="translate(-1.5 3.2) scale(.82)">' +
    '<circle cx="10" cy="11.6" r="9" fill="#C8931A" stroke="#5c3d00" stroke-width="1.7"/></g>' +
    '<g transform="translate(5.6 -.4) scale(.82)"><circle cx="12" cy="12.8" r="9" fill="#7a5200"/>' +
    '<circle cx="12" cy="11.6" r="9" fill="#E9B93F" stroke="#5c3d00" stroke-width="1.7"/>' +
    '<path d="M5.6 9.2a7 7 0 0 1 9-4" fill="none" stroke="#fff1bd" stroke-width="1.6" stroke-linecap="round"/>' +
    "</g>" +
    '<text x="15.4" y="13.6" text-anchor="middle" font-size="12.5" font-weight="700" font-family="Georgia,serif" fill="#3b2600">2</text>',
  card:
    '<rect x="5" y="3.5" width="14" height="18" rx="2.4" fill="#5c3d1c"/>' +
    `<rect x="5" y="2.5" width="14" height="18" rx="2.4" fill="#FFFBF2" stroke="${OUT}" stroke-width="1.4"/>` +
    '<path d="M7 14.5l3.4-5.2 2 2.8 1.5-1.8 3.1 4.2v4.2H7z" fill="#3F8F86"/>' +
    '<circle cx="14.8" cy="6.8" r="1.7" fill="#E2AE33"/>',
  key:
    `<g fill="none" stroke="${OUT}" stroke-linecap="round" stroke-linejoin="round">` +
    '<path d="M10.6 13.4L19 5M16.2 7.8l3 3M13.6 10.4l2.2 2.2" stroke-width="5"/>' +
    '<circle cx="7.8" cy="16.2" r="4" stroke-width="5"/></g>' +
    '<g fill="none" stroke="#E9B93F" stroke-linecap="round" stroke-linejoin="round">' +
    '<path d="M10.6 13.4L19 5M16.2 7.8l3 3M13.6 10.4l2.2 2.2" stroke-width="2.3"/>' +
    '<circle cx="7.8" cy="16.2" r="4" stroke-width="2.4"/></g>',
  goods:
    `<path d="M3.4 9.6L12 5.2l8.6 4.4v7.6L12 21.6 3.4 17.2z" fill="#B9783A" stroke="${OUT}" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M3.4 9.6L12 13.8l8.6-4.2L12 5.2z" fill="#E3AA67"/>' +
    `<path d="M12 13.8v7.8" stroke="${OUT}" stroke-width="1.2"/>` +
    `<path d="M7.6 7.4l8.6 4.3v3.2l-2.2 1.1v-3.3L5.4 8.5z" fill="#F6E3BD" stroke="${OUT}" stroke-width=".9" stroke-linejoin="round"/>`,
  bonus:
    `<rect x="4.6" y="2.6" width="14.8" height="18.8" rx="2.4" fill="#7A3B78" stroke="${OUT}" stroke-width="1.5"/>` +
    '<rect x="6.6" y="4.6" width="10.8" height="14.8" rx="1.4" fill="none" stroke="#E9C4E2" stroke-width="1"/>' +
    '<path d="M12 7.2l1.5 3.2 3.5.4-2.6 2.4.7 3.5L12 15l-3.1 1.7.7-3.5L7 10.8l3.5-.4z" fill="#F7D774"/>',
  letter:
    `<path d="M5 4.4h12.4c1.9 0 1.9 2.8 0 2.8H7.2V18c0 2.4-3.2 2.4-3.2 0" fill="#e7cf98" stroke="${OUT}" stroke-width="1.4"/>` +
    `<path d="M6.8 6.4h11.4v11.4c0 2-1 2.6-2 2.6H5.4c1.4 0 1.4-1 1.4-2.2z" fill="#FFF6DD" stroke="${OUT}" stroke-width="1.4"/>` +
    '<path d="M9.2 9.6h6.4M9.2 12.2h6.4" stroke="#8b6a3e" stroke-width="1.2"/>' +
    `<circle cx="14.6" cy="16.6" r="2.3" fill="#B5301F" stroke="${OUT}" stroke-width=".9"/>`,
  post:
    `<path d="M4 11.2L12 4l8 7.2V21H4z" fill="#B98A54" stroke="${OUT}" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M3 11.6L12 3.6l9 8" fill="none" stroke="#7a4a1e" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>' +
    '<rect x="9.6" y="14" width="4.8" height="7" fill="#4a2c12"/>',
  pottery:
    `<path d="M9 3h6v2.2l-1 1.6c3.6 1.6 5 4 5 6.8 0 3.8-3 6.4-4 7.6H9c-1-1.2-4-3.8-4-7.6 0-2.8 1.4-5.2 5-6.8L9 5.2z" fill="#BF5B2C" stroke="${OUT}" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M5.4 12h13.2M5.8 15.6h12.4" stroke="#F3D3A0" stroke-width="1.5"/>' +
    '<path d="M7.4 10c.6-1.4 1.5-2 2.6-2.6" stroke="#ffc99a" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
  wine:
    `<g stroke="${OUT}" stroke-width="1.2" fill="#7B2A5B"><circle cx="8" cy="10.5" r="3.2"/>` +
    '<circle cx="15.6" cy="10.5" r="3.2"/><circle cx="11.8" cy="10" r="3.2"/>' +
    '<circle cx="9.8" cy="14.8" r="3.2"/><circle cx="14" cy="14.8" r="3.2"/>' +
    '<circle cx="11.9" cy="18.8" r="3.2"/></g>' +
    `<path d="M12 7.5V3.6c2-.9 4.6-.9 6.4.9-1.7 1.9-4.3 2.2-6.4 1" fill="#6C8E35" stroke="${OUT}" stroke-width="1.2" stroke-linejoin="round"/>` +
    '<path d="M7 9.4c.3-.5.7-.7 1.2-.8M8.9 13.7c.3-.5.7-.7 1.2-.8" stroke="#d9a7c7" stroke-width="1.1" stroke-linecap="round"/>',
  spices:
    `<path d="M4.5 12.5h15c0 5-3.2 8.5-7.5 8.5s-7.5-3.5-7.5-8.5z" fill="#3E7C86" stroke="${OUT}" stroke-width="1.5"/>` +
    `<path d="M5.4 12.2c1.6-4 4-7.8 6.6-7.8s5 3.8 6.6 7.8z" fill="#E08A2B" stroke="${OUT}" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M9 9.6c.7-1.5 1.5-2.6 2.4-3" stroke="#ffd596" stroke-width="1.4" fill="none" stroke-linecap="round"/>' +
    '<path d="M6.6 15.6c.6 1.4 1.4 2.3 2.6 3" stroke="#a9dbe0" stroke-width="1.3" fill="none" stroke-linecap="round"/>',
  cloth:
    `<path d="M4 6.5c0-2 1.6-3.2 3.2-3.2H19c-1.8 0-3 1.2-3 3.2V20H4z" fill="#2E5FA3" stroke="${OUT}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M16 6.5c0-2 1.2-3.2 2.8-3.2S21 4.6 21 6.5V9h-5z" fill="#1c3f74" stroke="${OUT}" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M4.7 9.5h10.6M4.7 16.5h10.6" stroke="#F2C14E" stroke-width="1.5"/>' +
    '<path d="M7 13l1.5-1.6L10 13l1.5-1.6L13 13" fill="none" stroke="#fff" stroke-width="1.2"/>' +
    '<path d="M5 20v2M8 20v2M11 20v2M14 20v2" stroke="#2A1B10" stroke-width="1.2"/>',
  port:
    '<path d="M2 9.5c2.2-3.6 4.4-3.6 6.6 0 2.2 3.6 4.5 3.6 6.7 0s4.4-3.6 6.7 0M2 16c2.2-3.6 4.4-3.6 6.6 0 2.2 3.6 4.5 3.6 6.7 0s4.4-3.6 6.7 0" fill="none" stroke="#1c5a73" stroke-width="4.6" stroke-linecap="round"/>' +
    '<path d="M2 9.5c2.2-3.6 4.4-3.6 6.6 0 2.2 3.6 4.5 3.6 6.7 0s4.4-3.6 6.7 0M2 16c2.2-3.6 4.4-3.6 6.6 0 2.2 3.6 4.5 3.6 6.7 0s4.4-3.6 6.7 0" fill="none" stroke="#5FB9D6" stroke-width="2.2" stroke-linecap="round"/>',
  mountain:
    `<path d="M1.5 20L9 5.5l4.2 7.2L16 9l6.5 11z" fill="#8A807C" stroke="${OUT}" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M9 5.5l4.2 7.2L9.5 20H14l-2-5z" fill="#5f5652"/>' +
    '<path d="M9 5.5L6.3 10.7l1.7-.9 1.2 1.4 1.4-1.4 1 .5z" fill="#fff"/>',
  desert:
    `<path d="M1.5 19.5c4-1 5.5-9 10.5-9 3.5 0 4 4 10.5 9z" fill="#F0DDA8" stroke="${OUT}" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M12 10.5c-2.5 3-.5 6 3.5 9h7c-6.5-5-7-9-10.5-9z" fill="#CFA964"/>' +
    `<circle cx="17.5" cy="5.6" r="2.9" fill="#E2862A" stroke="${OUT}" stroke-width="1.2"/>`,
  forest:
    `<path d="M12 2l5.5 7h-2.6l4.1 5.2h-3l3.5 4.6h-15L8 14.2H5L9.1 9H6.5z" fill="#2A5E3A" stroke="${OUT}" stroke-width="1.4" stroke-linejoin="round"/>` +
    '<path d="M12 2v16.8h7.5L16 14.2h3L14.9 9h2.6z" fill="#194028"/>' +
    '<path d="M12 19v3.5" stroke="#5b3a1a" stroke-width="2.6"/>',
  prairie:
    '<g fill="none" stroke="#33511a" stroke-width="4" stroke-linecap="round">' +
    '<path d="M12 20.5C12 13 12 9 13 4M9 20.5C8 15 6.5 11 4 8.5M15 20.5c.6-5 2-8.5 5-11"/></g>' +
    '<g fill="none" stroke="#9CC052" stroke-width="2" stroke-linecap="round">' +
    '<path d="M12 20.5C12 13 12 9 13 4M9 20.5C8 15 6.5 11 4 8.5M15 20.5c.6-5 2-8.5 5-11"/></g>',
};

export type SignName = keyof typeof signs;
