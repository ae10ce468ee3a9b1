import { isVideo, typeOfEnding } from '#shared/domain/photo/file-types.ts';
import { filmTypes, photoTypes } from '#shared/domain/photo/file-rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { JsonValue, Operation } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';

/** Widths, in pixels. */
const SUGGESTIONS = { least: 160, most: 480, ofSquare: 150 } as const;

/** Files that a chooser offers for a logo: photos, drawings and films. */
export const logoTypes: Record<string, string[]> = { ...photoTypes, 'image/svg+xml': ['.svg'], ...filmTypes };

const refinable = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** The media type by the ending of its name; undefined without one, as for files that were added on this computer. */
export function typeOfName(named: string): string | undefined {
  const path = named.trim().replace(/[?#].*$/, '');
  return typeOfEnding(/\.[a-z0-9]+$/i.exec(path)?.[0] ?? '');
}

/** Why the background of a logo of this type cannot be removed; undefined where it can. */
export const refusesRefining = (type: string | undefined): string | undefined =>
  type !== undefined && refinable.has(type)
    ? undefined
    : 'Only JPEG, PNG and WebP logos can be freed of their background.';

/** Why a logo of this media type cannot be cropped; undefined where it can. */
export function refusesCropping(type: string | undefined): string | undefined {
  if (type === undefined) return 'What kind of file the logo is cannot be told yet.';
  const isWhole = isVideo(type) || type === 'image/gif' || type === 'image/svg+xml';
  return isWhole ? 'Films, GIFs and SVG drawings are taken as they are.' : undefined;
}

/** A good width for a logo of this shape, in pixels; undefined where the shape is not known. */
export function suggestedSize(width: number, height: number): number | undefined {
  if (width <= 0 || height <= 0) return undefined;
  const size = Math.round((width / height) * SUGGESTIONS.ofSquare);
  return Math.min(SUGGESTIONS.most, Math.max(SUGGESTIONS.least, size));
}

const setAll = (site: SiteDocument, values: Readonly<Record<string, JsonValue>>): Operation[] =>
  Object.entries(values).flatMap(([field, value]) => setAt(site, [field], value));

/** The edits that replace the logo, and drop what was made from the one before. */
export const putLogo = (site: SiteDocument, logo: string): Operation[] =>
  setAll(site, { logo, logo_refined: '', use_refined_logo: false });

export const putRefined = (site: SiteDocument, refined: string): Operation[] =>
  setAll(site, { logo_refined: refined, use_refined_logo: true });

export const switchRefined = (site: SiteDocument, on: boolean): Operation[] => setAll(site, { use_refined_logo: on });
