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

/** Per cent of a background that lets through what is behind it, 0–100. */
export const transparencies = alike(
  {
    custom_hero_transparency: 'Hero transparency',
    custom_nav_transparency: 'Navigation transparency',
    custom_service_card_transparency: 'Service card transparency',
    custom_cta_transparency: 'Call-to-action transparency',
    custom_footer_transparency: 'Footer transparency',
  },
  { kind: 'number', default: 25 },
);

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
  custom_grayscale: { kind: 'flag', label: 'Grayscale photos', default: false },
  custom_hero_slider_type: { kind: 'choice', label: 'Hero slider', default: 'slide' },
  custom_hero_curve_type: { kind: 'choice', label: 'Hero lower edge' },
} as const satisfies Rows;

export const logo = {
  logo: { kind: 'picture', label: 'Logo', own: true },
  logo_refined: { kind: 'picture', label: 'Logo without background', own: true },
  use_refined_logo: { kind: 'flag', label: 'Transparent background', own: true },
  custom_logo_size: { kind: 'number', label: 'Logo size', default: 160 },
  custom_primary: { kind: 'color', label: 'Primary color' },
  custom_secondary: { kind: 'color', label: 'Secondary color' },
  custom_hero_font: { kind: 'choice', label: 'Hero font' },
  custom_all_font: { kind: 'choice', label: 'All-text font' },
} as const satisfies Rows;
