import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { list, text as textOf } from '../../../record/readers.ts';
import { homeCountry, writtenNumber } from '../../site/phone.ts';
import type { SiteDocument } from '../../site/schema.ts';
import { digitsOf, type Fact } from '../fact.ts';
import type { Claim } from './claim.ts';
import { before, behind, isOld, type Span } from './text.ts';

/**
 * Roles of a phone number in the text. The main number is a `main` number, else a `plain` number, else a `mobile` or
 * `emergency` number if it is the only number. A site never shows a fax number.
 */
type Role = 'fax' | 'old' | 'gone' | 'second' | 'mobile' | 'emergency' | 'plain' | 'main';

interface Found extends Span {
  value: string;
  extension: string | undefined;
  role: Role;
}

/** Reads phone numbers. Each is written in the form of the site's country, unless it has another country code. */
export function phoneClaims(text: string, site: SiteDocument): Claim[] {
  const country = homeCountry(site);
  const found = findPhoneNumbersInText(text, { defaultCountry: country }).flatMap(({ number, startsAt, endsAt }) => {
    const { nationalNumber, ext } = number;
    const written = writtenNumber(number, country);
    // Digits after a comma are not an extension: they begin an address, or are another cell of a row.
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
  // The words between two numbers on a line belong to the nearer one.
  const own = left.replace(/^.*\d{4}/u, '');
  const inBrackets = /^\s*(?:\(|(?:as|is|for|to be)\s)/iu.test(right) ? right : '';
  return roles.find((each) => each.before?.test(own) || each.behind?.test(inBrackets))?.role ?? 'plain';
}

const UNCLEAR = 'The text has several numbers, and does not say which is the main one.';
const MOBILE = 'A mobile number: ask before visitors see it.';

function claimsOf(found: readonly Found[], site: SiteDocument): Claim[] {
  const main = new Set(mainOf(found, site).map(({ value }) => digitsOf(value)));
  const isNew = (value: string) => digitsOf(value) !== digitsOf(textOf(site.phone));
  const changesMain = main.size === 1 && [...main].some(isNew);
  const seen = new Set<string>();
  const claims = found.map(({ start, end, value, extension, role }): Claim => {
    const claim = { start, end, as: 'a phone number' };
    const key = digitsOf(value);
    if (role === 'gone') return { ...claim, fact: { kind: 'remove-phone', value } };
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

/** Returns the most likely main number, or several numbers if the text does not say which is the main one. */
function mainOf(found: readonly Found[], site: SiteDocument): readonly Found[] {
  const known = new Set([textOf(site.phone), ...list(site.additional_phone_number_list).map(textOf)].map(digitsOf));
  for (const role of ['main', 'plain'] as const) {
    const of = found.filter((each) => each.role === role);
    const fresh = of.filter(({ value }) => !known.has(digitsOf(value)));
    if (fresh.length > 0) return fresh;
    if (of.length > 0) return of.slice(0, 1);
  }
  const left = found.filter(({ role }) => role === 'mobile' || role === 'emergency');
  return found.length === 1 && left.every(({ value }) => !known.has(digitsOf(value))) ? left : [];
}
