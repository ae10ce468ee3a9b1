import { homeSections } from './catalogue.ts';

/**
 * Sections with an icon instead of a picture: lines of a page, which a small picture cannot show, and sections that
 * look like another one.
 */
const sketched: readonly string[] = ['launch-site-banner', 'navigation', 'header', 'final-cta', 'text-us-button'];

/** Sections whose thumbnails are pictures, in the order of the rows of `sections.webp`. */
export const picturedSections = homeSections.filter((key) => !sketched.includes(key));
