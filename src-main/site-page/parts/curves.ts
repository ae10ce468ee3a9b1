import { html, nothing, raw, type Html } from '../html/html.ts';

/** Outlines of the hero's lower edge on a 1440 × 120 grid; the area below takes the next band's color. */
const outlines: Readonly<Record<string, string>> = {
  ellipse: 'M0 20Q720 200 1440 20V121H0z',
  wave: 'M0 70C240 120 420 20 720 52s480 70 720 6V121H0z',
  'big-wave': 'M0 24C300 -18 470 138 820 96S1270 -8 1440 44V121H0z',
  'ripped-edge':
    'M0 61L26 73L49 69L76 68L101 75L129 82L141 76L154 69L183 67L204 83L233 77L262 64L271 76L282 62L297 76L325 61L348 67L375 77L400 68L418 74L448 69L477 74L503 87L514 82L533 82L558 71L569 75L581 70L599 67L608 74L617 61L627 64L648 60L675 59L705 49L716 48L725 59L737 43L749 41L772 54L786 52L801 48L816 59L829 49L850 45L872 62L881 50L908 51L917 50L938 64L966 57L978 46L991 48L1008 44L1036 47L1054 46L1065 40L1092 48L1101 47L1121 47L1134 53L1158 51L1171 53L1185 50L1203 57L1231 49L1246 49L1275 68L1290 66L1311 73L1339 62L1349 64L1359 72L1376 68L1397 69L1425 73L1440 60V121H0z',
};

export function curve(type: string): Html {
  const outline = outlines[type];
  if (outline === undefined) return nothing;
  return html`<svg class="curve" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
    <path d="${raw(outline)}" />
  </svg>`;
}
