import { html, raw, type Html } from './html/html.ts';

/** Line icons on a 24-unit grid. */
const paths = {
  phone:
    '<path d="M5 3.5h3.2l1.7 4.6-2.2 1.6a13 13 0 0 0 6.6 6.6l1.6-2.2 4.6 1.7V19a2 2 0 0 1-2.2 2A17.5 17.5 0 0 1 3 5.7A2 2 0 0 1 5 3.5z"/>',
  message:
    '<path d="M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8 9.5h8M8 12.7h5"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3.5 7 8.5 6 8.5-6"/>',
  arrow: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  pin: '<path d="M12 21.5s7-6.3 7-11.8a7 7 0 0 0-14 0c0 5.5 7 11.8 7 11.8z"/><circle cx="12" cy="9.7" r="2.5"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5.2l3.4 2"/>',
  shield: '<path d="M12 3l7.5 2.7v5.6c0 4.6-3.1 8-7.5 9.7-4.4-1.7-7.5-5.1-7.5-9.7V5.7zM8.8 12l2.3 2.3 4.2-4.5"/>',
  check: '<path d="m5 12.5 4.6 4.5L19 7.5"/>',
  certificate: '<circle cx="12" cy="9" r="5.5"/><path d="m8.7 13.5-1.2 7.5 4.5-2.3 4.5 2.3-1.2-7.5"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8.5 10.5V7.7a3.5 3.5 0 0 1 7 0v2.8"/>',
  bolt: '<path d="M13 2.5 4.5 13.5H11l-1 8 8.5-11H12z"/>',
  star: '<path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z"/>',
  heart: '<path d="M12 20.3S3.5 15.5 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4c0 6.2-8.5 11-8.5 11z"/>',
  home: '<path d="m3.5 11 8.5-7 8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20"/>',
  users:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5.5"/>',
  calendar: '<rect x="3.5" y="5" width="17" height="15.5" rx="2"/><path d="M3.5 10h17M8 3v4M16 3v4"/>',
  medal:
    '<path d="M8 3h8l-2.2 6h-3.6z"/><circle cx="12" cy="15" r="5.5"/><path d="m12 12.3.9 1.8 2 .3-1.5 1.4.4 2-1.8-.9-1.8.9.4-2-1.5-1.4 2-.3z"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  pause: '<path d="M9 6v12M15 6v12"/>',
  previous: '<path d="m14.5 5-7 7 7 7"/>',
  next: '<path d="m9.5 5 7 7-7 7"/>',
  megaphone: '<path d="M4 10v4a1 1 0 0 0 1 1h3l8 4.5v-15L8 9H5a1 1 0 0 0-1 1zM19 9.5a4 4 0 0 1 0 5M9 15l1.2 5"/>',
  tag: '<path d="M3.5 12.5V4.5a1 1 0 0 1 1-1h8l8 8a1.4 1.4 0 0 1 0 2l-7 7a1.4 1.4 0 0 1-2 0z"/><circle cx="8" cy="8" r="1.3"/>',
  warning: '<path d="M12 4 2.5 20h19zM12 10v4.5M12 17.3v.2"/>',
  snow: '<path d="M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8"/>',
  wallet:
    '<path d="M4 6.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 6.5 15 3.5v3M20 11h-4.5a2 2 0 0 0 0 4H20"/>',
  external: '<path d="M13.5 4.5h6v6M19.5 4.5 11 13M16 13.5V19a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1H11"/>',
  facebook: '<path d="M16 3.5h-1.6A4.4 4.4 0 0 0 10 7.9v13M6.5 12.3H15"/>',
  google: '<path d="M12.3 12H20a8 8 0 1 1-2.6-5.9"/>',
  burst: '<path d="M12 9.3V3M14.6 11.2l5.8-2.4M13.8 14.4l3.9 5M10.2 14.4l-3.9 5M9.4 11.2 3.6 8.8"/>',
  cottage: '<path d="m2.5 12.5 9.5-7 9.5 7M6 10.2V20h12v-9.8M6 7V4.5"/>',
  cross: '<path d="M5 4l14 16M19 4 5 20"/>',
  camera:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M16.8 7.2v.1"/>',
  photo:
    '<rect x="3" y="5" width="18" height="14" rx="2"/><circle cx="8.5" cy="10" r="1.5"/><path d="m3.5 17 5-4 3.5 3 4.5-4.5 4 4"/>',
  tack: '<path d="M8 3.5h8M9.5 3.5v6L7 13.5h10l-2.5-4v-6M12 13.5V21"/>',
  video: '<rect x="2.5" y="5" width="19" height="14" rx="4.5"/><path d="m10.2 9.2 4.8 2.8-4.8 2.8z"/>',
  note: '<path d="M13.5 3.5v12a4 4 0 1 1-4-4M13.5 3.5a5.5 5.5 0 0 0 5.5 5.5"/>',
} as const;

export type IconName = keyof typeof paths;

const drawn = new Map<IconName, Html>();

/** Returns an icon that screen readers skip, because the words beside it carry the meaning. */
export function icon(name: IconName): Html {
  let markup = drawn.get(name);
  if (markup === undefined) {
    markup = html`<svg class="ico" viewBox="0 0 24 24" aria-hidden="true">${raw(paths[name])}</svg>`;
    drawn.set(name, markup);
  }
  return markup;
}

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(paths, name);
}

/**
 * Returns the icon as a CSS image, for use as a mask. A page that shows the icon many times then needs no SVG element
 * for each place.
 */
export const iconImage = (name: IconName): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2.4' stroke-linecap='round'>${paths[name].replaceAll('"', "'")}</svg>`,
  )}")`;
