import { flag, isBlank, text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { fieldsWhere } from '../../record-catalogue/walk.ts';
import type { Operation, Path } from '../../record/operation.ts';
import type { PublishFinding } from './finding.ts';

interface Described {
  caption?: unknown;
  associated_service?: unknown;
  name?: unknown;
}

const describedPictures = fieldsWhere(({ alt }) => alt !== undefined);

/** Whether a text describes its photo. The default text of an added photo (`…-image`) does not. */
export const isDescribed = (altText: unknown): boolean => {
  const words = text(altText).trim();
  return words !== '' && !words.endsWith('-image');
};

/**
 * Returns a description made from the record: the caption or the name beside the photo, else words such as ‘Drain
 * cleaning in Asheville’ or ‘Plumbing by Joe’s’.
 */
export function proposeAltText(site: SiteDocument, photo: Described): string {
  const [own, service] = [text(photo.caption).trim() || text(photo.name).trim(), text(photo.associated_service).trim()];
  if (own !== '') return own;
  const [company, town] = [text(site.company_name).trim(), text(site.city).trim()];
  const trade = service || text(site.company_type).trim() || 'Our work';
  if (town !== '' && service !== '') return `${service} in ${town}`;
  return company === '' ? trade : `${trade} by ${company}`;
}

/**
 * Finds photos without a description, except archived photos. People who use a screen reader, and search engines, learn
 * from the description what a photo shows.
 */
export function missingAltTexts(site: SiteDocument): PublishFinding | undefined {
  const missing = describedPictures(site).flatMap(({ path, row: { alt = '' }, value, holder }) => {
    const isShown = !isBlank(value) && !flag(holder['archived']);
    return isShown && !isDescribed(holder[alt])
      ? [{ photo: holder, path: [...path.slice(0, -1), alt] satisfies Path }]
      : [];
  });
  if (missing.length === 0) return undefined;
  const operations = missing.map(({ photo, path }): Operation => ({
    op: 'set',
    path,
    value: proposeAltText(site, photo),
  }));
  const count = `${missing.length} ${missing.length === 1 ? 'photo has' : 'photos have'}`;
  return {
    id: 'alt-texts',
    title: `${count} no alt text`,
    advice: 'People who hear the page, and search engines, do not know what these photos show.',
    places: missing.map(({ path }) => path),
    fix: { label: 'Describe them by service and town', operations, separate: true },
  };
}
