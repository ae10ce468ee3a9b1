import { isVideo, typeOfEnding } from '#shared/domain/photo/file-types.ts';
import { filmTypes, photoTypes } from '#shared/domain/photo/file-rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { JsonValue, Operation } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';

/**
 * Limits of the suggested width of a logo, in pixels, and the factor by which the aspect ratio is multiplied. A square
 * logo gets the minimum, because `ofSquare` is less than `least`.
 */
const SUGGESTIONS = { least: 160, most: 480, ofSquare: 150 } as const;

/** Media types, with file extensions, that can be chosen for a logo: photos, SVG drawings and films. */
export const logoTypes: Record<string, string[]> = { ...photoTypes, 'image/svg+xml': ['.svg'], ...filmTypes };

const refinable = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Returns the media type for the extension of a file name. Returns undefined without a known extension, for example for
 * the reference of a photo that is not uploaded yet.
 */
export function typeOfName(named: string): string | undefined {
  const path = named.trim().replace(/[?#].*$/, '');
  return typeOfEnding(/\.[a-z0-9]+$/i.exec(path)?.[0] ?? '');
}

/** Returns why the background of a logo of this media type cannot be removed; undefined if it can. */
export const refusesRefining = (type: string | undefined): string | undefined =>
  type !== undefined && refinable.has(type)
    ? undefined
    : 'Only JPEG, PNG and WebP logos can be freed of their background.';

/** Returns why a logo of this media type cannot be cropped; undefined if it can. */
export function refusesCropping(type: string | undefined): string | undefined {
  if (type === undefined) return 'What kind of file the logo is cannot be told yet.';
  const isWhole = isVideo(type) || type === 'image/gif' || type === 'image/svg+xml';
  return isWhole ? 'Films, GIFs and SVG drawings are taken as they are.' : undefined;
}

/**
 * Returns a suitable width, in pixels, for a logo with this aspect ratio; undefined if the size of the logo is not
 * known.
 */
export function suggestedSize(width: number, height: number): number | undefined {
  if (width <= 0 || height <= 0) return undefined;
  const size = Math.round((width / height) * SUGGESTIONS.ofSquare);
  return Math.min(SUGGESTIONS.most, Math.max(SUGGESTIONS.least, size));
}

const setAll = (site: SiteDocument, values: Readonly<Record<string, JsonValue>>): Operation[] =>
  Object.entries(values).flatMap(([field, value]) => setAt(site, [field], value));

/**
 * Returns the operations that replace the logo, and drop the picture without background that was made of the former
 * logo.
 */
export const putLogo = (site: SiteDocument, logo: string): Operation[] =>
  setAll(site, { logo, logo_refined: '', use_refined_logo: false });

export const putRefined = (site: SiteDocument, refined: string): Operation[] =>
  setAll(site, { logo_refined: refined, use_refined_logo: true });

export const switchRefined = (site: SiteDocument, on: boolean): Operation[] => setAll(site, { use_refined_logo: on });
