import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Atlas } from '#shared/domain/place/atlas.ts';
import type { LogoLook } from '#shared/theme/logo-look.ts';
import type { FontFile } from './theme/faces.ts';

/** The use of a picture, which determines the sizes in which it is made (see images.ts). */
export type ImageUse =
  | 'logo'
  | 'hero'
  | 'phone'
  | 'tall'
  | 'about'
  | 'card'
  | 'thumb'
  | 'gallery'
  | 'lightbox'
  | 'badge'
  | 'award'
  | 'partner'
  | 'social';

export interface ImageAsset {
  src: string;
  /** width of `src` in pixels; if the size is unknown, sections reserve space by the usual aspect ratio of the use */
  width?: number;
  height?: number;
  /** one entry per format; browsers use the first one whose `type` they support. `srcset` has width descriptors. */
  sources?: readonly { type: string; srcset: string }[];
}

export interface RenderInput {
  site: SiteDocument;
  mode: 'preview' | 'publish';
  /** absolute URL of the published home page, for canonical, OG and sitemap; '' in preview or without a domain */
  baseUrl: string;
  /**
   * Returns the files of a picture for a use. The same function must always return the same result for the same
   * arguments, because cached sections are not drawn again while the function is the same.
   *
   * @param focus focal point, around which the picture is cropped for uses that crop; '' for none
   * @param sizes width of the picture's place, as the `sizes` attribute; left out if only the URL is needed
   */
  image(url: string, use: ImageUse, focus?: string, sizes?: string): ImageAsset;
  /**
   * Returns the URL of a WOFF2 file of resources/page-fonts, '' if there is none. Without this function or a URL the
   * page has a system font. `referencedFonts` returns the files that a published site uses.
   */
  font?(file: FontFile): string;
  /**
   * Returns the URL of a font file of a family that staff chose and of which the app has no file; '' if there is none.
   * Without a URL the page has the language's own font. `referencedWebFonts` returns the fonts that a published site
   * uses.
   */
  webFont?(family: string, weight: number): string;
  /**
   * places of towns, and outlines of countries and states; without an atlas, pages have no maps. It must always be the
   * same object, because another object makes cached sections be drawn again.
   */
  atlas?: Atlas | undefined;
  /**
   * look of the record's logo. Without it, pages treat the logo as a line of words that is drawn for light grounds. It
   * must be the same object for the same logo, because another object makes cached sections be drawn again.
   */
  logo?: LogoLook | undefined;
  productName?: string;
  /** whether the files of `siteIcons` are published too */
  icons?: boolean;
  /** ISO date on which the pages are made. Holidays before this date are left out. Without a date all are kept. */
  today?: string;
  /**
   * URL to which the contact form is posted; a URL without a host is relative to the root of the page's host. If
   * `formAction` is missing or '', the visitor's mail program sends the form.
   */
  formAction?: string;
}

export interface PublishedFile {
  /** relative to the site's root */
  path: string;
  /** media type */
  type: string;
  body: string;
}

export interface ReferencedImage {
  url: string;
  use: ImageUse;
  /** focal point, '' for none */
  focus: string;
}
