import type { HomeSection, VersionId } from '#shared/layout/catalogue.ts';
import type { NavigationPage } from '#shared/layout/pages.ts';
import type { Ground } from '#shared/theme/roles.ts';
import type { RenderInput } from './types.ts';
import type { Words } from './words/words.ts';

/** Maximum numbers of items that sections show at once. A link or a button leads to the further items. */
export interface Limits {
  services: number;
  photos: number;
  reviews: number;
}

/** Input for making a model, in addition to the record. */
export interface Reading extends Pick<
  RenderInput,
  'mode' | 'baseUrl' | 'image' | 'logo' | 'atlas' | 'productName' | 'formAction' | 'today'
> {
  words: Words;
  /** relative path from the page to the site's root: '' on the home page, '../' for a page one folder down */
  root: string;
}

/** Input for making a model that links to other sections or pages. */
export interface Linked extends Reading {
  /**
   * sections of this page that have something to show, in order. Equal lists are the same array, because a cached model
   * is used only for the array for which it was made.
   */
  present: readonly HomeSection[];
  /** the same list for the home page; on the home page itself, the array `present` */
  home: readonly HomeSection[];
  /**
   * pages that the navigation leads to, besides the home page; empty on a single-page site; equal lists are the same
   * array
   */
  pages: readonly SitePage[];
}

/** A page that the navigation leads to. */
export interface SitePage {
  id: NavigationPage;
  /** section of the home page with the same subject; the navigation leads to the page instead of the section */
  section?: HomeSection | undefined;
  /** path from the site's root */
  path: string;
  label: string;
}

/** Input for drawing a model. */
export interface Page extends Linked {
  /** key of the drawn section, which is also the ID of the section's element */
  section: HomeSection;
  version: VersionId;
  limits: Limits;
  ground: Ground;
  /** whether a section above has the form with which visitors send a message */
  hasFormAbove: boolean;
}
