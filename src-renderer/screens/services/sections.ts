import { cardSection } from '../../editor/card-section.ts';

/** The cards of a service, in their order. They name no fields, because the fields' paths depend on the service. */
export const cards = {
  name: cardSection('services', 'name', 'Service'),
  content: cardSection('services', 'content', 'Content'),
  photos: cardSection('services', 'photos', 'Photos'),
  packages: cardSection('services', 'packages', 'Packages'),
};
