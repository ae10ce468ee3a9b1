import type { SectionVersion } from '#shared/layout/catalogue.ts';
import { allSections, type SectionKey } from '#shared/layout/sections.ts';

type Versions = Partial<Record<SectionKey, SectionVersion>>;

/** Returns a layout with all sections in one version, except `exceptions`. The sections of `front` come first. */
function layout(version: SectionVersion, exceptions: Versions = {}, front: readonly SectionKey[] = []) {
  const keys = [...front, ...allSections.filter((key) => !front.includes(key))];
  return Object.fromEntries(keys.map((key, order) => [key, { version: exceptions[key] ?? version, order }]));
}

const lead: readonly SectionKey[] = ['launch-site-banner', 'navigation', 'header', 'hero'];

/** The presets in the answer of `GET /api/get_custom_layout_presets/default`, by name. */
export const layoutPresets = {
  'Photos first': layout('v2.1', { 'our-best-work': 'v2.2' }, [...lead, 'our-best-work', 'reviews', 'our-services']),
  'Reviews first': layout('v2.1', { reviews: 'v2.3' }, [...lead, 'reviews', 'logo-grid', 'our-services']),
  'Short page': layout('v2.1', {
    'logo-w-text-grid': 'none',
    'logo-grid': 'none',
    'our-partners': 'none',
    'pay-online': 'none',
    cta: 'none',
  }),
};

const whiteText = {
  custom_text_color: '#ffffff',
  custom_hero_text_color: '#ffffff',
  custom_nav_text_color: '#ffffff',
  custom_footer_text_color: '#ffffff',
};

function transparency(percent: number) {
  return {
    custom_hero_transparency: percent,
    custom_nav_transparency: percent,
    custom_service_card_transparency: percent,
    custom_cta_transparency: percent,
    custom_footer_transparency: percent,
  };
}

/** The presets in the answer of `GET /api/get_custom_css_presets/default`, by name. */
export const cssPresets = {
  'Calm blue': {
    custom_primary: '#144a75',
    custom_secondary: '#f59e0b',
    ...whiteText,
    ...transparency(25),
    custom_grayscale: false,
    custom_hero_slider_type: 'fade',
    custom_hero_curve_type: 'wave',
  },
  'Forest and copper': {
    custom_primary: '#1f4d36',
    custom_secondary: '#d98544',
    ...whiteText,
    ...transparency(15),
    custom_grayscale: false,
    custom_hero_slider_type: 'slide',
    custom_hero_curve_type: 'ellipse',
  },
  'Black and white': {
    custom_primary: '#1c1f24',
    custom_secondary: '#f2c230',
    ...whiteText,
    ...transparency(0),
    custom_grayscale: true,
    custom_hero_slider_type: 'fade',
    custom_hero_curve_type: 'ripped-edge',
  },
};
