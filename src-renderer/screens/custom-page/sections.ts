import { cardSection } from '../../editor/card-section.ts';
import { buttons } from './model.ts';

/** The screen's cards in their order. */
export const cards = {
  page: cardSection('custom-page', 'page', 'Page', ['custom_page', 'custom_page_tab_name']),
  content: cardSection('custom-page', 'content', 'Content', [
    'custom_page_header',
    'custom_page_subheader',
    'custom_page_body',
    'custom_page_photo',
  ]),
  buttons: cardSection(
    'custom-page',
    'buttons',
    'Buttons',
    buttons.flatMap(({ text, link }) => [text, link]),
  ),
};
