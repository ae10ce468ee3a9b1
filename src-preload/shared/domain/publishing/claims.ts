import { flag, list, number, text } from '../../record/readers.ts';
import { isSample } from '../review/sample.ts';
import type { SiteDocument } from '../site/schema.ts';
import { removeItems } from '../../record-catalogue/list-engine.ts';
import { fieldsWhere } from '../../record-catalogue/walk.ts';
import type { Operation, Path } from '../../record/operation.ts';
import { withoutClaim } from './claim-words.ts';
import type { PublishFinding } from './finding.ts';

export const dayAndNight = /\b24\s?\/\s?7\b|\b24[- ]hours?\b|\baround the clock\b/i;

/** Claims about the company. `words` matches a text that makes the claim; the field `place` can support the claim. */
const claims: readonly {
  id: string;
  words: RegExp;
  what: string;
  place: string;
  isTrue: (site: SiteDocument) => boolean;
}[] = [
  {
    id: 'licensed',
    words: /\blicen[sc]ed\b/i,
    what: 'licensed',
    place: 'license_number',
    isTrue: (site) => text(site.license_number).trim() !== '',
  },
  { id: 'insured', words: /\binsured\b/i, what: 'insured', place: 'insured', isTrue: (site) => flag(site.insured) },
  { id: 'bonded', words: /\bbonded\b/i, what: 'bonded', place: 'bonded', isTrue: (site) => flag(site.bonded) },
  {
    id: 'emergency',
    words: dayAndNight,
    what: 'there day and night',
    place: 'emergency_services',
    isTrue: (site) => flag(site.emergency_services),
  },
];

/** Whether a text makes one of the claims. Only a site's record can say whether the claim is true. */
export const makesClaim = (said: string): boolean => claims.some(({ words }) => words.test(said));

const claimingFields = fieldsWhere((row) => row.claims === true);

/** Returns the texts in which the company describes itself. */
export const claimingTexts = (site: SiteDocument): { path: Path; words: string }[] =>
  claimingFields(site).map(({ path, value }) => ({ path, words: text(value) }));

/**
 * Finds claims that the record does not support. The fix removes the claim, because only a person can confirm that the
 * claim is true.
 */
export function unfoundedClaims(site: SiteDocument): PublishFinding[] {
  return claims.flatMap(({ id, words, what, place, isTrue }): PublishFinding[] => {
    const texts = claimingTexts(site).filter((said) => words.test(said.words));
    const badges = list(site.custom_badges).flatMap((badge, index) =>
      flag(badge?.show) && words.test(text(badge?.name)) ? [['custom_badges', index, 'show'] satisfies Path] : [],
    );
    if (texts.length + badges.length === 0 || isTrue(site)) return [];
    const operations = [
      ...texts.flatMap((said): Operation[] => {
        const value = withoutClaim(said.words, words);
        return value === undefined ? [] : [{ op: 'set', path: said.path, value }];
      }),
      ...badges.map((path): Operation => ({ op: 'set', path, value: false })),
    ];
    return [
      {
        id: `claim-${id}`,
        title: `The page says that the company is ${what}, the record does not`,
        advice: 'Ask the company, then fill in the field or change the text.',
        places: [[place], ...texts.map(({ path }) => path), ...badges],
        ...(operations.length > 0 && { fix: { label: 'Do not say it', operations, separate: true } }),
      },
    ];
  });
}

/** Finds texts with a number of years that differs by more than one from the record's years in business. */
export function otherYears(site: SiteDocument): PublishFinding | undefined {
  const years = number(site.years_in_business, 0);
  if (years <= 0) return undefined;
  const operations = claimingTexts(site).flatMap(({ path, words: before }): Operation[] => {
    const after = before.replace(/\b(\d{1,3})(?=\+? years\b)/gi, (said) =>
      Math.abs(Number(said) - years) > 1 ? String(years) : said,
    );
    return after === before ? [] : [{ op: 'set', path, value: after }];
  });
  if (operations.length === 0) return undefined;
  return {
    id: 'years',
    title: `A text gives other years in business than the ${years} of the record`,
    advice: 'Make them the same.',
    places: operations.map(({ path }) => path),
    fix: { label: `Say ${years} years`, operations, separate: true },
  };
}

export function sampleReviews(site: SiteDocument): PublishFinding | undefined {
  const samples = list(site.testimonials).flatMap((review, index) => (review && isSample(review) ? [index] : []));
  if (samples.length === 0) return undefined;
  return {
    id: 'samples',
    title: `${samples.length} sample ${samples.length === 1 ? 'review stays' : 'reviews stay'} off the page`,
    advice: 'Nobody wrote them, so they are never published. Put real ones in their place.',
    places: samples.map((index) => ['testimonials', index]),
    fix: {
      label: samples.length === 1 ? 'Remove the sample' : 'Remove the samples',
      operations: removeItems(site, ['testimonials'], samples),
    },
  };
}
