import { findRegion, plainName, stateKey } from '../../place/regions.ts';
import { placeKey, areaRows } from '../../site/service-areas.ts';
import type { SiteDocument } from '../../site/schema.ts';
import { type Cities, statesOf } from './cities.ts';
import type { Claim } from './claim.ts';
import { namesIn } from './lists.ts';
import type { Span } from './text.ts';

const AREAS = String.raw`(?:service |coverage )?(?:areas?|locations?|cities|towns)(?: (?:list|page|we serve))?`;
const ADD: readonly RegExp[] = [
  new RegExp(
    String.raw`\badd(?:ing)?\s+(?<names>[^\n.]+?)\s+(?:to|as)\s+(?:(?:a|our|the|my)\s+)?(?:new\s+)?${AREAS}`,
    'giu',
  ),
  new RegExp(String.raw`\badd(?:ing)?\s+(?:the\s+)?(?:new\s+)?${AREAS}[:\s]\s*(?<names>[^\n.]+)`, 'giu'),
  /\b(?:we(?:'re)?|also|now|proudly)\s+(?:(?:also|now|proudly)\s+)*(?:serv(?:e|es|ing)|cover(?:ing)?)\s+(?<names>[^\n.]+)/giu,
  /(?:^|[\n|•])\s*(?:proudly )?serv(?:es|ing)\s*:?\s+(?<names>[^\n|]+)/giu,
  /(?:^|[\n|•])\s*(?:(?:new )?service areas?|areas? (?:served|we serve)|cities served|coverage area)\s*[:\s]\s*(?<names>[^\n|]+)/giu,
];
const REMOVE =
  /\b(?:remove|drop|delete|take (?:off|out)|no longer (?:serv(?:e|ing)|cover(?:ing)?)|don't (?:serve|cover|go to)|stop(?:ped)? serving)\s+(?<names>[^\n.;–—]+)/giu;
/** The words after a list of places, up to the end of the text. */
const TAIL =
  /\s*(?:\b(?:since|from|to our|off our|from our|as well|too|anymore|any more|please|for|with|in our|within)\b|\(|–|—).*$/isu;

/** Returns claims for the places that the company serves from now on, and for those that it no longer serves. */
export function areaClaims(text: string, site: SiteDocument, cities: Cities, home: string): Claim[] {
  const added = ADD.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match): Claim[] =>
    placesIn(namesOf(match), home).flatMap(({ city, state, isSaid }) => {
      const known = statesOf(cities, city);
      const isElsewhere = !isSaid && known.length > 0 && !known.includes(home);
      if (!/^\p{Lu}/u.test(city) || city.split(' ').length > 4) return [];
      return [
        {
          ...spanOf(match),
          as: 'a service area',
          fact: { kind: 'add-area', city, state },
          ...(isElsewhere && { doubt: `The city list has it in ${known[0] ?? ''}, and not in ${home}.` }),
        },
      ];
    }),
  );
  const removed = [...text.matchAll(REMOVE)].flatMap((match): Claim[] =>
    placesIn(namesOf(match), home).flatMap(({ city, state, isSaid }) => {
      const row = areaRows(site).find(
        (each) => plainName(each.city) === plainName(city) && (!isSaid || stateKey(each.state) === stateKey(state)),
      );
      if (!row) return [];
      return [
        { ...spanOf(match), as: 'a service area', fact: { kind: 'remove-area', city: row.city, state: row.state } },
      ];
    }),
  );
  const seen = new Set<string>();
  return [...added, ...removed].filter(({ fact }) => {
    const key =
      fact?.kind === 'add-area' ? `+${placeKey(fact)}` : fact?.kind === 'remove-area' ? `-${placeKey(fact)}` : '';
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const namesOf = (match: RegExpExecArray): string => (match.groups?.['names'] ?? '').replace(TAIL, '');
/** Returns the span of the match up to the last name, because the words after the names mean something else. */
function spanOf(match: RegExpExecArray): Span {
  const names = match.groups?.['names'] ?? '';
  return { start: match.index, end: match.index + match[0].indexOf(names) + namesOf(match).length };
}

interface Place {
  city: string;
  state: string;
  /** whether the text names the state */
  isSaid: boolean;
}

/**
 * Reads ‘Knoxville, TN; Maryville’. A state belongs to the city before it. If only the last place has a state, all
 * places are in that state.
 */
function placesIn(names: string, home: string): Place[] {
  const places: Place[] = [];
  for (const name of namesIn(names)) {
    const whole = findRegion(name);
    const [, city = name, code = ''] = /^(.+?)\s+([A-Z]{2})$/u.exec(name) ?? [];
    const last = places.at(-1);
    if (whole && (name.length === 2 || last) && last && !last.isSaid)
      Object.assign(last, { state: whole.code, isSaid: true });
    else if (findRegion(code) && code !== '') places.push({ city, state: code, isSaid: true });
    else places.push({ city: name, state: home, isSaid: false });
  }
  const end = places.at(-1);
  if (end?.isSaid && places.slice(0, -1).every(({ isSaid }) => !isSaid))
    return places.map((place) => ({ ...place, state: end.state, isSaid: true }));
  return places;
}
