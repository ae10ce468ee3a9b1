import { cardSection } from '../../editor/card-section.ts';

/** The cards of a service in their order; what one holds depends on the service. */
export const cards = {
  name: cardSection('services', 'name', 'Service'),
  content: cardSection('services', 'content', 'Content'),
  photos: cardSection('services', 'photos', 'Photos'),
  packages: cardSection('services', 'packages', 'Packages'),
};
