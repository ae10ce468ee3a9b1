import { findQuotes, quotingWords, spellingTexts, wordPattern } from '#shared/domain/site/spelling.ts';
import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { SpellingFinding } from '#shared/ipc/site.ipc.ts';
import { parseJson } from '#shared/record/parse-json.ts';

export interface SpellChecker {
  /** the misspelt words of a text, as the backend sees it */
  check(text: string): Promise<string[]>;
  isAccepted(word: string): boolean;
  suggest(word: string): Promise<string[]>;
}

/**
 * Misspelt words and quote characters per field; one call for all fields. None where all that is found was there before.
 * @param known texts that the server has already, or that the user has accepted as they are
 */
export async function findMisspellings(
  site: SiteDocument,
  speller: SpellChecker,
  known: ReadonlySet<string> = new Set(),
): Promise<SpellingFinding[]> {
  const texts = spellingTexts(site);
  if (texts.every(({ text: prose }) => known.has(prose))) return [];
  const names = ownNames(site);
  const words = (await speller.check(texts.map((prose) => prose.text).join('\n'))).filter(
    (word) => !speller.isAccepted(word) && !names.has(word.toLowerCase()),
  );
  const untouched = new Set([...known].flatMap(quotingWords));
  const findings: SpellingFinding[] = [];
  for (const { path, label, text: prose } of texts) {
    const isKnown = known.has(prose);
    const inText = words.filter((word) => wordPattern(word).test(prose));
    const quotes = isKnown ? findQuotes(prose) : findQuotes(prose, untouched);
    if (inText.length === 0 && quotes.length === 0) continue;
    const suggested = inText.map(async (word) => ({ word, suggestions: await speller.suggest(word) }));
    findings.push({
      path: [...path],
      label,
      text: prose,
      words: await Promise.all(suggested),
      quotes,
      ...(isKnown && { known: true as const }),
    });
  }
  return findings.some((finding) => !finding.known) ? findings : [];
}

/** The words of the company's and its places' names, which no dictionary needs to know. */
function ownNames(site: SiteDocument): Set<string> {
  const areas = list(site.service_areas).flatMap((area) => [area?.city, area?.state]);
  const names = [site.company_name, site.city, site.state, ...areas].map(text).join(' ');
  return new Set(names.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu));
}

/** Texts of a site whose spelling the user has accepted. */
export class AcceptedTexts {
  private accepted: ReadonlySet<string> = new Set();

  add(texts: readonly string[]): void {
    this.accepted = new Set(texts);
  }

  /** What the spell-check need not ask about: these texts, and those of the server's document. */
  knownWith(serverText: string): Set<string> {
    const site = parseJson(serverText) as SiteDocument;
    return new Set([...this.accepted, ...spellingTexts(site).map(({ text }) => text)]);
  }
}
