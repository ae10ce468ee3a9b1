import { cardSection } from '../../editor/card-section.ts';

/** The screen's cards in their order. */
export const cards = {
  logo: cardSection('logo', 'logo', 'Logo', ['logo', 'custom_logo_size']),
  colors: cardSection('logo', 'colors', 'Color Scheme', ['custom_primary', 'custom_secondary']),
  fonts: cardSection('logo', 'fonts', 'Font', ['custom_hero_font', 'custom_all_font']),
  generator: cardSection('logo', 'generator', 'Logo Generator'),
};
