import type { HomeSection, VersionId } from '#shared/layout/catalogue.ts';
import type { NavigationPage } from '#shared/layout/pages.ts';
import type { Ground } from '#shared/theme/roles.ts';
import type { RenderInput } from './types.ts';
import type { Words } from './words/words.ts';

/** Maximum numbers of items that sections show at once. A link or a button leads to the others. */
export interface Limits {
  services: number;
  photos: number;
  reviews: number;
}

/** What a model may know in addition to the record. */
export interface Reading extends Pick<
  RenderInput,
  'mode' | 'baseUrl' | 'image' | 'logo' | 'atlas' | 'productName' | 'formAction' | 'today'
> {
  words: Words;
  /** relative path from the page to the site's root: '' on the home page, '../' for a page one folder down */
  root: string;
}

/** What a model with links to other sections may know in addition to `Reading`. */
export interface Linked extends Reading {
  /** sections that this page has, in order; equal lists are the same array, by which models are memoised */
  present: readonly HomeSection[];
  /** sections that the home page has; on the home page the same as `present` */
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
  /** the section of the home page that the page replaces */
  section?: HomeSection | undefined;
  /** path from the site's root */
  path: string;
  label: string;
}

/** What a structure may know in addition to its model. */
export interface Page extends Linked {
  /** key of the section that is drawn, which is also its ID */
  section: HomeSection;
  version: VersionId;
  limits: Limits;
  /** ground of the section */
  ground: Ground;
  /** whether a section above has the form with which visitors send a message */
  asked: boolean;
}
