import { isFilmAddress } from '#shared/domain/photo/file-types.ts';
import { css, filled } from '../html/css.ts';
import { attributes, html, nothing, raw, type Html } from '../html/html.ts';
import { js, type ScriptPart } from '../html/js.ts';
import { imageAddress, safeImageUrl } from '../html/url.ts';
import { imageShapes } from '../images.ts';
import type { Page } from '../page.ts';
import type { Photo } from '../content/photos.ts';
import type { ImageAsset, ImageUse } from '../types.ts';

const fetching = {
  first: raw('fetchpriority="high"'),
  beside: raw('fetchpriority="low" decoding="async"'),
  lazy: raw('loading="lazy" decoding="async"'),
};

/** Returns styles that make pictures fill the block around them, behind the other content of the block. */
export const coverStyles = (pictures: string): string => css`
  ${pictures} {
    position: absolute;
    z-index: -2;
    inset: 0;
    ${filled};
  }
`;

/** Screens on which a photo across the page is in portrait format. */
const PHONES = '(max-width: 40rem) and (orientation: portrait)';

/** A photo with its focal point. */
export type PlacedPhoto = Pick<Photo, 'url' | 'focus'>;

export interface PictureOptions {
  /** '' for a decorative picture */
  alt: string;
  /**
   * when the picture is fetched: `first` at once with high priority (such as the hero's photo), `beside` at once with
   * low priority (other pictures above the fold, such as the logo), `lazy` near the viewport; default `lazy`
   */
  loading?: keyof typeof fetching;
  /**
   * for a place that is in portrait format on phones: the use that crops the photo for that place, and the `sizes`
   * attribute there
   */
  phone?: { use: 'phone' | 'tall'; sizes: string };
  /** the `sizes` attribute: the width of the whole photo in this place, including the sides that the place cuts off */
  sizes?: string;
}

/**
 * Renders the picture in its formats and sizes, or the film, and reserves its space; nothing if the URL is empty or not
 * safe. If the place crops the picture, the focal point stays visible.
 */
export function picture(
  page: Pick<Page, 'image' | 'root'>,
  shown: string | PlacedPhoto,
  use: ImageUse,
  options: PictureOptions,
): Html {
  const { url, focus } = typeof shown === 'string' ? { url: shown, focus: '' } : shown;
  const source = imageAddress(url);
  const src = addressOf(page, url, use);
  if (src === '') return nothing;
  const { ratio, widths, sizes: usual } = imageShapes[use];
  const sizes = options.sizes ?? usual;
  const asset = page.image(source, use, focus, sizes);
  const width = asset.width ?? widths.at(-1) ?? 1200;
  const height = asset.height ?? Math.round(width / ratio);
  // A film, such as a moving logo. Until the page's script plays the film, `#t` makes browsers show its first frame.
  if (isFilmAddress(src)) {
    return html`<video
      src="${src}#t=0.001"
      width="${width}"
      height="${height}"
      aria-label="${options.alt}"
      role="img"
      preload="auto"
      muted
      playsinline
      data-film
    ></video>`;
  }
  const sources = sourcesOf(asset, sizes, page.root);
  const { phone } = options;
  const forPhones = phone ? sourcesOf(page.image(source, phone.use, focus), phone.sizes, page.root, PHONES) : [];
  // All browsers in use read WebP, so its sources are on the `img` itself.
  const last = sources.at(-1)?.type === 'image/webp' ? sources.pop() : undefined;
  const image = html`<img
    src="${src}"
    ${last && attributes({ srcset: last.srcset, sizes: last.sizes })}
    alt="${options.alt}"
    width="${width}"
    height="${height}"
    ${attributes({ style: focus === '' ? null : `object-position:${focus}` })}
    ${fetching[options.loading ?? 'lazy']}
  />`;
  const all = [...forPhones, ...sources];
  if (all.length === 0) return image;
  return html`<picture>${all.map((source) => html`<source ${attributes(source)} />`)}${image}</picture>`;
}

/**
 * Plays films once, for at most five seconds, because WCAG requires a pause control for what moves longer by itself.
 * Does nothing for visitors who want reduced motion.
 */
export const filmScript: ScriptPart = {
  needed: ['data-film'],
  code: js`
    on('load',()=>matchMedia('(prefers-reduced-motion)').matches||$$('[data-film]',v=>{
      v.play().catch(()=>{});
      setTimeout(()=>v.pause(),5e3);
    }));
  `,
};

function sourcesOf({ sources = [] }: ImageAsset, sizes: string, root: string, media: string | null = null) {
  return sources.map(({ type, srcset }) => {
    const chosen = /\s\d+w\b/.test(srcset) ? sizes : null;
    return { media, type, srcset: fromHereAll(srcset, root), sizes: chosen };
  });
}

/** Returns the address with which this page loads a picture or film; '' if `url` is empty or not safe. */
export function addressOf(page: Pick<Page, 'image' | 'root'>, url: string, use: ImageUse): string {
  const source = imageAddress(url);
  return source === '' ? '' : fromHere(safeImageUrl(page.image(source, use).src), page.root);
}

/**
 * Returns the address with which this page loads a file. Paths of the site's files are relative to the site's root, so
 * a page below the home page prefixes them with `root`.
 */
function fromHere(src: string, root: string): string {
  return root === '' || src === '' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(src) ? src : root + src;
}

function fromHereAll(srcset: string, root: string): string {
  if (root === '') return srcset;
  return srcset
    .split(', ')
    .map((candidate) => fromHere(candidate, root))
    .join(', ');
}
