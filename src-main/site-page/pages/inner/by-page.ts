export { allServicePages as services } from './services.ts';
export { galleryPages as gallery } from './gallery.ts';
export { reviewsPages as reviews } from './reviews.ts';
export { areaPages as areas } from './areas.ts';
export { customPage as custom, jobsPage as jobs, teamPage as team } from './people-pages.ts';
