import type { HomeSection } from '../home-sections.ts';
import type { Rows } from '../row.ts';

const textColor = <S extends HomeSection>(label: string, section: S) =>
  ({ kind: 'color', label, section, default: '#ffffff' }) as const;

/** Colors of texts, in the order in which the screen lists them. */
export const textColors = {
  custom_hero_text_color: textColor('Hero text', 'hero'),
  custom_nav_text_color: textColor('Navigation text', 'navigation'),
  custom_text_color: textColor('Card and call-to-action text', 'cta'),
  custom_footer_text_color: textColor('Footer text', 'footer'),
} as const satisfies Rows;

/** Returns the row of a background's transparency, labelled with the name of the part that has the background. */
const transparency = <T extends string, S extends HomeSection>(short: T, section: S) =>
  ({
    kind: 'number',
    label: `${short} transparency`,
    short,
    section,
    range: [0, 100],
    unit: '%',
    default: 25,
  }) as const;

/** Transparencies of backgrounds, in the order in which the screen lists them. */
export const transparencies = {
  custom_hero_transparency: transparency('Hero', 'hero'),
  custom_nav_transparency: transparency('Navigation', 'navigation'),
  custom_service_card_transparency: transparency('Service cards', 'our-services'),
  custom_cta_transparency: transparency('Call to action', 'cta'),
  custom_footer_transparency: transparency('Footer', 'footer'),
} as const satisfies Rows;

export const layout = {
  version: { kind: 'choice', label: 'Version of the site', alsoCalled: ['template', 'design'], initial: 'v2.1' },
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
  custom_dark: {
    kind: 'flag',
    label: 'Dark pages',
    section: 'hero',
    alsoCalled: ['dark mode', 'black background'],
    default: false,
  },
  ...textColors,
  ...transparencies,
  custom_grayscale: {
    kind: 'flag',
    label: 'Grayscale photos',
    section: 'hero',
    alsoCalled: ['black and white'],
    default: false,
  },
  custom_hero_slider_type: {
    kind: 'choice',
    label: 'Hero slider',
    section: 'hero',
    short: 'Slider',
    choices: { slide: 'Slide', fade: 'Fade' },
    default: 'fade',
  },
  custom_hero_curve_type: {
    kind: 'choice',
    label: 'Hero lower edge',
    section: 'hero',
    short: 'Lower edge',
    choices: { ellipse: 'Ellipse', wave: 'Wave', 'big-wave': 'Big wave', 'ripped-edge': 'Ripped edge' },
    initial: 'wave',
  },
} as const satisfies Rows;

export const logo = {
  logo: { kind: 'picture', label: 'Logo', section: 'navigation', firstOf: ['navigation'], own: true },
  logo_refined: {
    kind: 'picture',
    label: 'Logo without background',
    section: 'navigation',
    own: true,
    unseen: true,
  },
  use_refined_logo: { kind: 'flag', label: 'Transparent background', section: 'navigation', default: false, own: true },
  custom_logo_size: {
    kind: 'number',
    label: 'Logo size',
    section: 'navigation',
    range: [160, 448],
    unit: 'px',
    default: 160,
  },
  logo_with_name: {
    kind: 'choice',
    label: 'Name beside the logo',
    section: 'navigation',
    short: 'Name',
    choices: { auto: 'Beside a square logo', always: 'Always', never: 'Never' },
    default: 'auto',
  },
  custom_primary: { kind: 'color', label: 'Primary color', section: 'hero', alsoCalled: ['brand color'] },
  custom_secondary: { kind: 'color', label: 'Secondary color', section: 'hero', alsoCalled: ['brand color', 'accent'] },
  custom_hero_font: { kind: 'choice', label: 'Hero font', section: 'hero', alsoCalled: ['typeface'] },
  custom_all_font: {
    kind: 'choice',
    label: 'All-text font',
    section: 'hero',
    alsoCalled: ['typeface'],
  },
} as const satisfies Rows;
