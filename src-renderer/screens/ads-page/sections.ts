import { cardSection } from '../../editor/card-section.ts';

/** The cards of an ads page in their order. They name no fields, because the paths of the fields depend on the page. */
export const cards = {
  service: cardSection('ads-page', 'service', 'Service and text'),
  work: cardSection('ads-page', 'work', 'Best work'),
  reviews: cardSection('ads-page', 'reviews', 'Reviews'),
};
