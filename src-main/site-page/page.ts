import type { HomeSection, VersionId } from '#shared/layout/catalogue.ts';
import type { NavigationPage } from '#shared/layout/pages.ts';
import type { Ground } from '#shared/theme/roles.ts';
import type { RenderInput } from './types.ts';
import type { Words } from './words/words.ts';

/** How many items are shown before the rest opens. */
export interface Limits {
  services: number;
  photos: number;
  reviews: number;
}

/** What a model may know besides the record. */
export interface Reading extends Pick<
  RenderInput,
  'mode' | 'baseUrl' | 'image' | 'logo' | 'atlas' | 'productName' | 'formAction' | 'today'
> {
  words: Words;
  /** from this page to the site's root: '' on the home page, '../' one folder down */
  root: string;
}

/** What a model with links to other sections may know besides. */
export interface Linked extends Reading {
  /** sections that this page has, in order; the same array for the same list */
  present: readonly HomeSection[];
  /** sections that the home page has; on the home page the same as `present` */
  home: readonly HomeSection[];
  /** the site's further pages, none on a single-page site; the same array for the same pages */
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

/** What a structure may know besides its model. */
export interface Page extends Linked {
  /** key of the section being drawn, which is its id too */
  section: HomeSection;
  version: VersionId;
  limits: Limits;
  /** ground of the section */
  ground: Ground;
  /** a section above has the form by which visitors write */
  asked: boolean;
}
