/** Icons of the page's own controls: strokes in a box of 24 × 24, drawn in the colour of the text around them. */

export const ICONS = {
  again: '<path d="M19 12a7 7 0 1 1-2.3-5.2M19.5 3.5v4h-4"/>',
  back: '<path d="M14.5 5 8 12l6.5 7"/>',
  ballot: '<path d="M4 12h16v8H4zM9 12V4.5h6V12M10.5 7.5l1 1 2-2M8 15h8"/>',
  bell: '<path d="M6 16V11c0-8 12-8 12 0v5l1.5 2h-15zM10 20.5h4"/>',
  bolt: '<path d="M13 3 5 13.5h6L10 21l9-11.5h-6.5z"/>',
  book:
    '<path d="M12 6.5C9 4.5 6 4.5 3.5 5.5V18c2.5-1 5.5-1 8.5 1 3-2 6-2 8.5-1V5.5C18 4.5 15 4.5 12 6.5zM12 6.5V19"/>',
  bot:
    '<rect x="4.5" y="8" width="15" height="11" rx="3.5"/><path d="M12 8V4M2.5 12v3M21.5 12v3M9 12.5v1.5M15 12.5v1.5"/>' +
    '<circle cx="12" cy="3.8" r=".6"/>',
  chat:
    '<path d="M4 6.5C4 5 5 4 6.5 4h11C19 4 20 5 20 6.5v7c0 1.5-1 2.5-2.5 2.5H12l-5 4v-4h-.5C5 16 4 15 4 13.5z"/>' +
    '<path d="M8 8.5h8M8 11.8h5"/>',
  check: '<path d="M5 12.5 10 17.5 19.5 7"/>',
  clock: '<circle cx="12" cy="12.5" r="8"/><path d="M12 8v5l3 2"/>',
  close: '<path d="M6 6 18 18M18 6 6 18"/>',
  copy:
    '<rect x="8" y="8" width="12" height="12" rx="2.5"/>' +
    '<path d="M16 8V6.5C16 5 15 4 13.5 4h-7C5 4 4 5 4 6.5v7C4 15 5 16 6.5 16H8"/>',
  crown: '<path d="M4 18 3 7l5 4 4-7 4 7 5-4-1 11z"/>',
  down: '<path d="M5 9.5 12 16l7-6.5"/>',
  download: '<path d="M12 4v11M7 10.5l5 5 5-5M5 20h14"/>',
  drops:
    '<circle cx="9" cy="9" r="4.5"/><circle cx="15" cy="9" r="4.5"/><circle cx="12" cy="14.5" r="4.5"/>',
  eye: '<path d="M3 12c4-7 14-7 18 0-4 7-14 7-18 0z"/><circle cx="12" cy="12" r="2.5"/>',
  film: '<rect x="3.5" y="5" width="17" height="14" rx="2.5"/><path d="M10 9v6l5-3z"/>',
  flag: '<path d="M6 21V4c4-2 8 2 12 0v9c-4 2-8-2-12 0"/>',
  gear:
    '<path d="M4 7h7M16.5 7H20M4 12h2M11.5 12H20M4 17h9M18.5 17H20"/>' +
    '<circle cx="13.7" cy="7" r="2.3"/><circle cx="8.7" cy="12" r="2.3"/><circle cx="15.7" cy="17" r="2.3"/>',
  gift:
    '<path d="M4 11.5h16V20H4zM3 8h18v3.5H3zM12 8v12M12 8C9 8 7 7 7.5 5.2 8.2 3 11.5 4.5 12 8c.5-3.5 3.8-5 4.5-2.800C17 7 15 8 12 8z"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17"/>',
  hand: '<path d="M7 12.5V7a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0v1.5a1.5 1.5 0 0 1 3 0V9a1.5 1.5 0 0 1 3 0v5c0 4-2.5 6.5-6.5 6.5-3 0-4.5-1.2-6-3.5L4.2 13.5c-.8-1.3.9-2.6 1.9-1.6z"/>',
  heart: '<path d="M12 20C4 14.5 3 11 3.5 8.5 4.5 4.5 10 4 12 8c2-4 7.5-3.5 8.5.5C21 11 20 14.5 12 20z"/>',
  keyboard:
    '<rect x="2.5" y="6" width="19" height="12" rx="2.5"/><path d="M6 10h.1M9.5 10h.1M13 10h.1M16.5 10h1M6 14h.1M9 14h6M18 14h.1"/>',
  leave: '<path d="M13 4H6.5C5 4 4.5 5 4.5 6v12c0 1 .5 2 2 2H13M10 12h10M16.5 8l4 4-4 4"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h10"/>',
  minus: '<path d="M5 12h14"/>',
  moon: '<path d="M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"/>',
  next: '<path d="M9.5 5 16 12l-6.5 7"/>',
  offline: '<path d="M3 9c5.5-5 12.5-5 18 0M6.5 13c3.5-3 7.5-3 11 0M12 17.5v.1M4 20 20 4"/>',
  pause: '<path d="M8.5 5.5v13M15.5 5.5v13"/>',
  pen: '<path d="M5 19l1-4.5L16 4.5l3.5 3.5L9.5 18z"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c0-8 13-8 13 0M15 4.8c3.5.2 3.5 6 .5 6.7M18 14c2 .8 3.3 2.8 3.5 6"/>',
  play: '<path d="M7.5 4.5v15l11-7.5z"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  qr:
    '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM18.5 18.5H20V20h-1.5zM18.5 14H20M14 18.5V20"/>',
  reply: '<path d="M9 5.5 3.5 11 9 16.5M4 11h9c4.5 0 7 3 7 8"/>',
  search: '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15l5 5"/>',
  send: '<path d="M4 12 20 4.5 15.5 20l-4-6zM11.5 14 20 4.5"/>',
  share: '<path d="M12 15V4M8 7.5 12 4l4 3.5M6 11.5H5V20h14v-8.5h-1"/>',
  sort: '<path d="M4 7h7M4 12h5M4 17h3M16 5v14M12.5 15.5 16 19l3.5-3.5"/>',
  sound: '<path d="M4 9.5v5h3.5L12 18V6L7.5 9.5z"/><path d="M15.5 9c1.4 1.8 1.4 4.2 0 6M18 6.5c3 3.2 3 7.8 0 11"/>',
  star: '<path d="M12 3.5l2.6 5.5 6 .8-4.4 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.4 9.8l6-.8z"/>',
  sun:
    '<circle cx="12" cy="12" r="4"/>' +
    '<path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
  swap: '<path d="M4 8.5h15M15.5 4.5l4 4-4 4M20 15.5H5M8.5 11.5l-4 4 4 4"/>',
  up: '<path d="M5 14.5 12 8l7 6.5"/>',
  upload: '<path d="M12 15V4M7 8.5l5-5 5 5M5 20h14"/>',
  warning: '<path d="M12 4 21 19.5H3zM12 10v4.5M12 17v.1"/>',
} as const;

export type IconName = keyof typeof ICONS;
