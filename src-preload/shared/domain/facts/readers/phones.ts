import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { list, text as textOf } from '../../../record/readers.ts';
import { homeCountry, writtenNumber } from '../../site/phone.ts';
import type { SiteDocument } from '../../site/schema.ts';
import { digitsOf, type Fact } from '../fact.ts';
import type { Claim } from './claim.ts';
import { before, behind, isOld, type Span } from './text.ts';

/**
 * What the text says about a phone number; `plain` if it says nothing. `fax` numbers, which a site never shows, change
 * nothing. A `gone` number is removed, and so is an `old` one from the additional numbers. From the rest, `mainOf`
 * chooses the main number; the others become additional numbers.
 */
type Role = 'fax' | 'old' | 'gone' | 'second' | 'mobile' | 'emergency' | 'plain' | 'main';

interface Found extends Span {
  value: string;
  extension: string | undefined;
  role: Role;
}

/** Returns claims for phone numbers, which are written in the form of `writtenNumber`, without an extension. */
export function phoneClaims(text: string, site: SiteDocument): Claim[] {
  const country = homeCountry(site);
  const found = findPhoneNumbersInText(text, { defaultCountry: country }).flatMap(({ number, startsAt, endsAt }) => {
    const { nationalNumber, ext } = number;
    const written = writtenNumber(number, country);
    // Digits after a comma or semicolon are not an extension: they begin an address, or are another cell of a table.
    const comma = text.slice(startsAt, endsAt).search(/[,;]/u);
    const span = { start: startsAt, end: comma > 0 ? startsAt + comma : endsAt };
    if (areYears(text.slice(startsAt, endsAt)) || nationalNumber.length < 7) return [];
    const extension = comma > 0 ? undefined : ext;
    return [{ ...span, value: withoutExtension(written, ext), extension, role: roleOf(text, span) }];
  });
  return claimsOf(found, site);
}

const withoutExtension = (written: string, ext: string | undefined): string =>
  ext === undefined ? written : written.replace(/\s*(?:ext\.?|x)\s*\d+$/iu, '');

/** Whether the digits are years, such as ‘1998-2024’ or ‘1998 2003 2010’. */
const areYears = (digits: string): boolean => /^\D*(?:(?:19|20)\d{2}\D+)*(?:19|20)\d{2}\D*$/u.test(digits);

const roles: readonly { role: Role; before?: RegExp; behind?: RegExp }[] = [
  { role: 'fax', before: /\b(?:fax|f)\b[\s:.)#-]*(?:number|no\.?|is|:)?\s*$/iu, behind: /^\s*\(?\s*(?:fax|f)\b/iu },
  { role: 'gone', before: /\b(?:remove|delete|take (?:off|down)|drop|get rid of)\b(?:\s+[\w'-]+){0,4}\s*:?\s*$/iu },
  {
    role: 'second',
    before:
      /\b(?:alt(?:ernate|ernative)?|second(?:ary)?|2nd|additional|other|extra|another|after[- ]hours|backup|toll[- ]free)\b[^\n]{0,24}$/iu,
    behind:
      /^\s*(?:\(?(?:toll[- ]free|alt)\b|(?:as|is|for|to be)\s+(?:an?|the|our)?\s*(?:second|additional|alt|after|backup|other|extra|emergency))/iu,
  },
  {
    role: 'mobile',
    before: /\b(?:cell|mobile|mob|m|c)\b\.?[\s:)-]*(?:phone|number|no\.?|#|:)*\s*(?:is)?\s*$/iu,
    behind: /^\s*\(?\s*(?:cell|mobile|m|c)\b\)?/iu,
  },
  { role: 'emergency', before: /\bemergenc(?:y|ies)\b[^\n]{0,24}$/iu, behind: /^\s*\(?\s*emergency\b/iu },
  {
    role: 'main',
    before: /\b(?:new|main|primary|office|business|headquarters|o|changed to|change to|is now|now)\b[^\n\d]{0,28}$/iu,
    behind: /^\s*\(?\s*(?:office|main|work|o|primary|new)\b\)?/iu,
  },
];

function roleOf(text: string, span: Span): Role {
  if (isOld(text, span)) return 'old';
  const [left, right] = [before(text, span.start), behind(text, span.end)];
  // Words before an earlier number are not about this number. Words after this number may be about the next number, so
  // they count only if they begin with a bracket, ‘as’, ‘is’, ‘for’ or ‘to be’.
  const own = left.replace(/^.*\d{4}/u, '');
  const ownRight = /^\s*(?:\(|(?:as|is|for|to be)\s)/iu.test(right) ? right : '';
  return roles.find((each) => each.before?.test(own) || each.behind?.test(ownRight))?.role ?? 'plain';
}

const UNCLEAR = 'The text has several numbers, and does not say which is the main one.';
const MOBILE = 'A mobile number: ask before visitors see it.';
const OLD = 'The text calls this number old.';

const additionalOf = (site: SiteDocument): string[] =>
  list(site.additional_phone_number_list).map((each) => digitsOf(textOf(each)));

function claimsOf(found: readonly Found[], site: SiteDocument): Claim[] {
  const main = new Set(mainOf(found, site).map(({ value }) => digitsOf(value)));
  const isNew = (value: string) => digitsOf(value) !== digitsOf(textOf(site.phone));
  const changesMain = main.size === 1 && [...main].some(isNew);
  const additional = new Set(additionalOf(site));
  const seen = new Set<string>();
  const claims = found.map(({ start, end, value, extension, role }): Claim => {
    const claim = { start, end, as: 'a phone number' };
    const key = digitsOf(value);
    if (role === 'gone') return { ...claim, fact: { kind: 'remove-phone', value } };
    if (role === 'old' && additional.has(key)) return { ...claim, fact: { kind: 'remove-phone', value }, doubt: OLD };
    if (role === 'fax' || role === 'old' || seen.has(key)) return claim;
    seen.add(key);
    const note =
      extension === undefined ? {} : { note: `Without its extension ${extension}: a page dials the number alone.` };
    if (main.has(key)) return { ...claim, ...note, fact: { kind: 'field', field: 'phone', value } };
    // The former main number becomes an additional number only if the text says so.
    if (!isNew(value) && !(changesMain && role === 'second')) return claim;
    const fact: Fact = { kind: 'add-phone', value };
    return { ...claim, ...note, fact, ...(role === 'mobile' && { doubt: MOBILE }) };
  });
  if (main.size < 2) return claims;
  return claims.map((claim) => (claim.fact?.kind === 'field' ? { ...claim, doubt: UNCLEAR } : claim));
}

/**
 * Returns the number that becomes the main number. Returns several numbers if the text does not say which of them is
 * meant, and none if no number in the text can be the main number. `main` numbers take precedence over `plain` numbers.
 * Within a role, numbers that the site lacks take precedence. A `mobile` or `emergency` number becomes the main number
 * only if the site lacks it and the text has no other number.
 */
function mainOf(found: readonly Found[], site: SiteDocument): readonly Found[] {
  const known = new Set([digitsOf(textOf(site.phone)), ...additionalOf(site)]);
  for (const role of ['main', 'plain'] as const) {
    const of = found.filter((each) => each.role === role);
    const fresh = of.filter(({ value }) => !known.has(digitsOf(value)));
    if (fresh.length > 0) return fresh;
    if (of.length > 0) return of.slice(0, 1);
  }
  const left = found.filter(({ role }) => role === 'mobile' || role === 'emergency');
  return found.length === 1 && left.every(({ value }) => !known.has(digitsOf(value))) ? left : [];
}
