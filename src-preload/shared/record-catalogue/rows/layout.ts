import type { Rows } from '../row.ts';
import { alike } from './helpers.ts';

/** Colors of texts, in the order in which the screen lists them. */
export const textColors = alike(
  {
    custom_text_color: 'Card and call-to-action text',
    custom_hero_text_color: 'Hero text',
    custom_nav_text_color: 'Navigation text',
    custom_footer_text_color: 'Footer text',
  },
  { kind: 'color' },
);

/** How much of a background lets through what is behind it, called after what it is the background of. */
const transparency = <T extends string>(short: T) =>
  ({ kind: 'number', label: `${short} transparency`, short, range: [0, 100], unit: '%', default: 25 }) as const;

/** In the order in which the screen lists them. */
export const transparencies = {
  custom_hero_transparency: transparency('Hero'),
  custom_nav_transparency: transparency('Navigation'),
  custom_service_card_transparency: transparency('Service cards'),
  custom_cta_transparency: transparency('Call to action'),
  custom_footer_transparency: transparency('Footer'),
} as const satisfies Rows;

export const layout = {
  version: { kind: 'choice', label: 'Version of the site' },
  multipage: { kind: 'flag', label: 'Multi-page', default: false },
  custom_layout: {
    kind: 'object',
    label: 'Custom layout',
    each: {
      kind: 'object',
      label: 'Section',
      atomic: true,
      members: { version: { kind: 'choice', label: 'Version' }, order: { kind: 'number', label: 'Order' } },
    },
  },
  ...textColors,
  ...transparencies,
  custom_grayscale: { kind: 'flag', label: 'Grayscale photos', alsoCalled: ['black and white'], default: false },
  custom_hero_slider_type: {
    kind: 'choice',
    label: 'Hero slider',
    short: 'Slider',
    choices: { slide: 'Slide', fade: 'Fade' },
    default: 'slide',
  },
  custom_hero_curve_type: {
    kind: 'choice',
    label: 'Hero lower edge',
    short: 'Lower edge',
    choices: { ellipse: 'Ellipse', wave: 'Wave', 'big-wave': 'Big wave', 'ripped-edge': 'Ripped edge' },
  },
} as const satisfies Rows;

export const logo = {
  logo: { kind: 'picture', label: 'Logo', own: true },
  logo_refined: { kind: 'picture', label: 'Logo without background', own: true },
  use_refined_logo: { kind: 'flag', label: 'Transparent background', own: true },
  custom_logo_size: { kind: 'number', label: 'Logo size', range: [160, 448], unit: 'px', default: 160 },
  custom_primary: { kind: 'color', label: 'Primary color', alsoCalled: ['brand color'] },
  custom_secondary: { kind: 'color', label: 'Secondary color', alsoCalled: ['brand color', 'accent'] },
  custom_hero_font: { kind: 'choice', label: 'Hero font', alsoCalled: ['typeface'] },
  custom_all_font: { kind: 'choice', label: 'All-text font', alsoCalled: ['typeface'] },
} as const satisfies Rows;
