import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Atlas } from '#shared/domain/place/atlas.ts';
import type { LogoLook } from '#shared/theme/logo-look.ts';
import type { FontFile } from './theme/faces.ts';

/** The use of a picture, which decides its sizes (see images.ts). */
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
  /** pixels of `src`; sections reserve the space of the use's usual shape when they are unknown */
  width?: number;
  height?: number;
  /** other formats or sizes, the best first; `srcset` with width descriptors */
  sources?: readonly { type: string; srcset: string }[];
}

export interface RenderInput {
  site: SiteDocument;
  mode: 'preview' | 'publish';
  /** absolute URL of the published home page, for canonical, OG and sitemap; '' in preview */
  baseUrl: string;
  /**
   * One function must always give the same answer for the same arguments, because sections are memoised by it.
   *
   * @param focus focal point, around which uses that are cut are cut; '' for none
   * @param sizes how wide its place is, as the `sizes` attribute; left out where only its address is asked for
   */
  image(url: string, use: ImageUse, focus?: string, sizes?: string): ImageAsset;
  /**
   * URL of a face's WOFF2 file (resources/page-fonts/{name}.woff2); without this function, or for unknown faces, system
   * fonts stand in. `referencedFonts` names the files that a page uses.
   */
  font?(file: FontFile): string;
  /**
   * URL of a font file of a family that staff chose and the app has no file of; '' where there is none: the page then
   * has the design's own font. `referencedWebFonts` names them.
   */
  webFont?(family: string, weight: number): string;
  /**
   * places of towns and the outlines around them; without it there are no maps. Always the same object: sections are
   * memoised by it.
   */
  atlas?: Atlas | undefined;
  /**
   * what the record's logo looks like; without it a bar takes it for a line of words, drawn for light grounds. Always
   * the same object for the same logo: sections are memoised by it.
   */
  logo?: LogoLook | undefined;
  productName?: string;
  /** the files of `siteIcons` are published too */
  icons?: boolean;
  /** ISO date on which the pages are made: holidays before it are left out. '' keeps all. */
  today?: string;
  /**
   * address that takes the contact form by POST, relative to its host's root where it has no host; without it the
   * visitor's mail program sends the form
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
