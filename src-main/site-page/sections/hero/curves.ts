import { html, nothing, raw, type Html } from '../../html/html.ts';

/** Outlines of the hero's lower edge on a 1440 × 120 grid; the area below takes the next band's colour. */
const outlines: Readonly<Record<string, string>> = {
  ellipse: 'M0 20Q720 200 1440 20V121H0z',
  wave: 'M0 70C240 120 420 20 720 52s480 70 720 6V121H0z',
  'big-wave': 'M0 24C300 -18 470 138 820 96S1270 -8 1440 44V121H0z',
  'ripped-edge':
    'M0 78l38-14 27 11 44-20 31 16 52-9 35 14 41-24 37 12 58-18 29 20 47-6 33 15 61-22 28 9 49-17 42 21 36-8 54 12 31-19 45 7 39 16 57-23 34 14 48-10 40 18 53-15 29-11 46 19 38-13 51 10 36-16V121H0z',
};

export function curve(type: string): Html {
  const outline = outlines[type];
  if (outline === undefined) return nothing;
  return html`<svg class="curve" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
    <path d="${raw(outline)}" />
  </svg>`;
}
