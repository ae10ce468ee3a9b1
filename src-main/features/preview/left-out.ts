import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { spellingTexts } from '#shared/domain/site/spelling.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { Path } from '#shared/record/operation.ts';

/** Matches runs of words without characters that a page may escape, so that they can be found in its HTML. */
const PLAIN = /[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*/gu;

/**
 * Returns the paths of the spell-checked texts that no page of the site shows now, for example because the structures
 * of the site's version have no place for them. Finds them by drawing the pages without each text and with another
 * text.
 * @param draw returns the HTML of all pages of a site as one string
 */
export async function textsLeftOut(
  site: SiteDocument,
  draw: (site: SiteDocument) => Promise<string>,
  signal: AbortSignal,
): Promise<Path[]> {
  const pages = await draw(site);
  const isSameWith = async (path: Path, value: string): Promise<boolean> =>
    (await draw(applyToValue(site, [{ op: 'set', path, value }]))) === pages;
  const leftOut: Path[] = [];
  for (const { path, text } of spellingTexts(site)) {
    signal.throwIfAborted();
    if (pages.includes(longestWords(text))) continue;
    // A page may depend on whether there is a text, or on its words. So the text counts as left out only if the pages
    // stay the same both without a text and with other words.
    if ((await isSameWith(path, '')) && (await isSameWith(path, `${text} more`))) leftOut.push(path);
  }
  return leftOut;
}

const longestWords = (prose: string): string =>
  (prose.match(PLAIN) ?? [prose]).reduce((longest, words) => (words.length > longest.length ? words : longest));
