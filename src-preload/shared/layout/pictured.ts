import { type HomeSection, homeSections } from './catalogue.ts';
import type { SectionKey } from './sections.ts';

/** Sections without a picture of their own: a button, and the final call to action, which has the picture of `cta`. */
const pictureless: readonly string[] = ['final-cta', 'text-us-button'];

/** Sections with a picture of their own, in the order of the rows of `sections.webp`. */
export const picturedSections = homeSections.filter((key) => !pictureless.includes(key));

/** Returns the section whose picture is the thumbnail of `key`; undefined if there is none, as for pages and modals. */
export const picturedAs = (key: SectionKey): HomeSection | undefined =>
  picturedSections.find((pictured) => pictured === (key === 'final-cta' ? 'cta' : key));
