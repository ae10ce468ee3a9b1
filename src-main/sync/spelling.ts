import { findQuotes, spellingTexts } from '#shared/domain/site/spelling.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { SpellingFinding } from '#shared/ipc/site.ipc.ts';

export interface SpellChecker {
  /** the misspelt words of a text, as the backend sees it */
  check(text: string): Promise<string[]>;
  isAccepted(word: string): boolean;
  suggest(word: string): Promise<string[]>;
}

/** Misspelt words and quote characters per field; one call for all fields. */
export async function findMisspellings(site: SiteDocument, speller: SpellChecker): Promise<SpellingFinding[]> {
  const texts = spellingTexts(site).filter(({ text }) => text.trim() !== '');
  if (texts.length === 0) return [];
  const words = (await speller.check(texts.map(({ text }) => text).join('\n'))).filter(
    (word) => !speller.isAccepted(word),
  );
  const findings: SpellingFinding[] = [];
  for (const { path, label, text } of texts) {
    const inText = words.filter((word) => hasWord(text, word));
    const quotes = findQuotes(text);
    if (inText.length === 0 && quotes.length === 0) continue;
    const suggested = inText.map(async (word) => ({ word, suggestions: await speller.suggest(word) }));
    findings.push({ path: [...path], label, text, words: await Promise.all(suggested), quotes });
  }
  return findings;
}

function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
