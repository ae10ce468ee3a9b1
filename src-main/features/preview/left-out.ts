import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { spellingTexts } from '#shared/domain/site/spelling.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { Path } from '#shared/record/operation.ts';

/** Words that a page writes as they are, whatever it escapes. */
const PLAIN = /[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*/gu;

/**
 * Paths of the texts that no page shows as the site is now, for example because the structures of its version have no place
 * for them. Each is proved by drawing the pages without it and with another.
 * @param draw gives the site's pages as one text
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
    // The text counts as left out only if pages stay the same both without it and with another one.
    if ((await isSameWith(path, '')) && (await isSameWith(path, `${text} more`))) leftOut.push(path);
  }
  return leftOut;
}

const longestWords = (prose: string): string =>
  (prose.match(PLAIN) ?? [prose]).reduce((longest, words) => (words.length > longest.length ? words : longest));
