import { textColors, transparencies } from '#shared/record-catalogue/rows/layout.ts';
import { cardSection, fieldsOf } from '../../editor/card-section.ts';

/** The screen's cards. The last two are shown for version vC only. */
export const cards = {
  pages: cardSection('layout', 'pages', 'Pages', ['multipage']),
  version: cardSection('layout', 'version', 'Version', ['version', 'custom_dark']),
  layout: cardSection('layout', 'custom-layout', 'Custom Layout', ['custom_layout']),
  css: cardSection('layout', 'custom-css', 'Custom CSS', [
    'custom_primary',
    'custom_secondary',
    ...fieldsOf(textColors),
    ...fieldsOf(transparencies),
    'custom_hero_slider_type',
    'custom_hero_curve_type',
    'custom_grayscale',
  ]),
};
