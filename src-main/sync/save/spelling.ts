import { findQuotes, quotingWords, spellingTexts, wordPattern } from '#shared/domain/site/spelling.ts';
import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { SpellingFinding } from '#shared/domain/site/save-questions.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { SaveRun, SpellChecker } from './save-run.ts';

/** Asks about misspelt words and quotes that neither the server has nor the user has accepted. */
export async function checkSpelling(run: SaveRun): Promise<SaveRun> {
  const { actor, confirmed, ports } = run;
  const { site } = run.kept();
  ports.progress('Checking the spelling');
  if (confirmed.spelling) {
    actor.acceptedTexts = textsOf(site);
    return run;
  }
  const ofServer = textsOf(parseJson(actor.base.text) as SiteDocument);
  const known = actor.acceptedTexts.union(ofServer);
  const findings = await findMisspellings(site, ports.speller, known);
  return findings.length > 0 ? { ...run, outcome: { question: { ask: 'spelling', findings } } } : run;
}

const textsOf = (site: SiteDocument): Set<string> => new Set(spellingTexts(site).map(({ text: prose }) => prose));

/**
 * Misspelt words and quote characters per field; one call for all fields. None where all that is found was there before.
 * @param known texts that the server has already, or that the user has accepted as they are
 */
async function findMisspellings(
  site: SiteDocument,
  speller: SpellChecker,
  known: ReadonlySet<string>,
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
