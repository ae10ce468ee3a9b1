import type { SiteDocument } from '#shared/domain/site/schema.ts';

/** What a picture is for; decides the sizes a section needs (see images.ts). */
export type ImageUse =
  'logo' | 'hero' | 'about' | 'card' | 'gallery' | 'lightbox' | 'badge' | 'award' | 'partner' | 'social';

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
  /** Must answer the same for the same arguments as long as it is the same function: sections are memoised by it. */
  image(url: string, use: ImageUse): ImageAsset;
  productName?: string;
  /** http(s) URL that takes the contact form by POST; without it the form is sent by the visitor's mail program */
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
}
