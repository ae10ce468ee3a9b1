import { applyToValue } from '../../record/apply-value.ts';
import { list, text as textOf } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { applyFacts, recordSays, whyNotApplied } from './apply.ts';
import { type Fact, subjectOf } from './fact.ts';
import { addressClaims, addressesOf, homeState } from './readers/addresses.ts';
import { areaClaims } from './readers/areas.ts';
import type { Cities } from './readers/cities.ts';
import type { Claim } from './readers/claim.ts';
import { datesOf, timedSentences } from './readers/dates.ts';
import { fieldClaims, yearsClaims } from './readers/fields.ts';
import { hoursClaims } from './readers/hours.ts';
import { licenseClaims } from './readers/licenses.ts';
import { linkClaims, linksOf } from './readers/links.ts';
import { mailHeaders, notUnderstood } from './readers/noise.ts';
import { phoneClaims } from './readers/phones.ts';
import { promoClaims } from './readers/promos.ts';
import { serviceClaims } from './readers/services.ts';
import { tableLines } from './readers/tables.ts';
import { clausesOf, overlaps, plainText, type Span, without } from './readers/text.ts';

export { loadCities } from './readers/cities.ts';

/** A change that the text asks for. */
export interface ReadFact {
  fact: Fact;
  /** why the user has to decide; undefined if there is no doubt */
  doubt?: string;
  /** a remark about the change for the user */
  note?: string;
}

export interface Reading {
  /** changes that the site does not have yet, in the order of the text */
  facts: readonly ReadFact[];
  /** changes that the site has already */
  known: readonly Fact[];
  /** sentences in which no reader understood anything, without greetings and the like */
  rest: readonly string[];
}

interface Surroundings {
  site: SiteDocument;
  today: Date;
  cities: Cities;
}

/** Reads the changes that a text asks for. The text is not sent anywhere. */
export function readFacts(pasted: string, { site, today, cities }: Surroundings): Reading {
  const plain = plainText(pasted).replace(/^(?:> ?)+/gmu, '');
  const all = tableLines(plain) ?? plain;
  const headers = mailHeaders(all);
  const left = leftAlone(all);
  const text = without(all, [...headers, ...left]);
  const dates = datesOf(text, today);
  const claims = claimsOf(text, dates, { site, today, cities });
  const timed = timedSentences(text, dates, today);
  const wanted = inDoubt(claims).map((claim) => {
    const doubt = claim.doubt ?? timed.find((sentence) => overlaps(sentence, claim))?.doubt;
    return doubt === undefined ? claim : { ...claim, doubt };
  });
  const { facts, known } = sorted(wanted, site);
  const seen = [...claims, ...headers, ...left, ...ownWords(text, site)];
  return { facts, known, rest: notUnderstood(all, seen) };
}

const LEFT_ALONE =
  /\b(?:do ?n[o']?t|dont|never)\s+(?:change|touch|update|edit|remove|move)\b|\bstays? (?:the same|as is)\b|\bno changes? to\b/iu;

/** Finds clauses that ask to leave something as it is. */
const leftAlone = (text: string): Span[] =>
  clausesOf(text).filter(({ start, end }) => LEFT_ALONE.test(text.slice(start, end)));

function claimsOf(text: string, dates: readonly Span[], { site, today, cities }: Surroundings): Claim[] {
  const links = linksOf(text);
  const unlinked = without(text, links);
  const phones = phoneClaims(unlinked, site);
  const licenses = licenseClaims(unlinked);
  const addresses = addressesOf(without(unlinked, phones), cities);
  const years = yearsClaims(unlinked, site, today);
  const fields = fieldClaims(text);
  const words = without(unlinked, phones);
  return [
    ...linkClaims(text, links, site),
    ...phones,
    ...licenses,
    ...addressClaims(words, addresses, site),
    ...years,
    ...fields,
    ...hoursClaims(without(words, [...licenses, ...addresses, ...years, ...dates]), site),
    ...areaClaims(without(words, addresses), site, cities, homeState(addresses, site)),
    ...serviceClaims(words, site),
    ...promoClaims(words, site),
  ];
}

/**
 * Returns the claims that have a fact. A claim without a doubt gets one if a claim of another kind (`as`) covers some
 * of the same words, or if the text says two different things about the claim's subject.
 */
function inDoubt(claims: readonly Claim[]): Claim[] {
  const facts = claims.filter((claim): claim is Claim & { fact: Fact } => claim.fact !== undefined);
  return facts.map((claim) => {
    if (claim.doubt !== undefined) return claim;
    const other = facts.find((each) => each.as !== claim.as && overlaps(each, claim));
    if (other) return { ...claim, doubt: `This may be ${other.as} as well.` };
    const rival = facts.find(
      (each) =>
        subjectOf(each.fact) === subjectOf(claim.fact) && JSON.stringify(each.fact) !== JSON.stringify(claim.fact),
    );
    return rival ? { ...claim, doubt: 'The text says two things about this.' } : claim;
  });
}

function sorted(claims: readonly Claim[], site: SiteDocument): Pick<Reading, 'facts' | 'known'> {
  const byFact = new Map<string, ReadFact>();
  for (const { fact, doubt, note } of claims.toSorted((one, other) => one.start - other.start)) {
    const key = fact ? JSON.stringify(fact) : '';
    if (!fact || byFact.has(key)) continue;
    byFact.set(key, { fact, ...(doubt !== undefined && { doubt }), ...(note !== undefined && { note }) });
  }
  const all = [...byFact.values()];
  return {
    facts: withRoom(
      all.filter(({ fact }) => !recordSays(site, fact)),
      site,
    ),
    known: all.flatMap(({ fact }) => (recordSays(site, fact) ? [fact] : [])),
  };
}

/** Adds a doubt to each fact that cannot be applied after the facts before it. */
function withRoom(facts: readonly ReadFact[], site: SiteDocument): ReadFact[] {
  let now = site;
  return facts.map((read) => {
    const doubt = whyNotApplied(now, read.fact);
    now = applyToValue(
      now,
      applyFacts(now, [read.fact], () => 0),
    );
    return doubt === undefined ? read : { ...read, doubt };
  });
}

/**
 * Finds lines that are only the company's name or the name of a service. Such lines ask for nothing, so they are not
 * reported as not understood.
 */
function ownWords(text: string, site: SiteDocument): Span[] {
  const names = [textOf(site.company_name), ...list(site.services).map((each) => textOf(each?.['service-name']))];
  return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) =>
    names.some((name) => name !== '' && line.trim().toLowerCase() === name.toLowerCase())
      ? [{ start: index, end: index + line.length }]
      : [],
  );
}
