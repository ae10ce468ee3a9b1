import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { claimingTexts } from '#shared/domain/publishing/claims.ts';
import { homeCountry } from '#shared/domain/site/phone.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { list, text } from '#shared/record/readers.ts';
import { fieldsWhere } from '#shared/record-catalogue/walk.ts';

/** One pattern per trade, with words that show that a text is about the trade. */
const trades: readonly RegExp[] = [
  /\bplumb(?:er|ers|ing)\b/i,
  /\broof(?:er|ers|ing|s)?\b/i,
  /\b(?:hvac|air condition\w+|furnaces?|heating and cooling)\b/i,
  /\belectric(?:al|ians?)\b/i,
  /\b(?:landscap\w+|lawn care|lawn mowing)\b/i,
  /\b(?:pest control|exterminat\w+|termites?)\b/i,
  /\b(?:house clean\w+|home clean\w+|maid services?|housekeep\w+)\b/i,
  /\b(?:house |interior |exterior )?paint(?:ers?|ing)\b/i,
  /\bgarage doors?\b/i,
  /\b(?:moving compan\w+|movers?)\b/i,
  /\b(?:pressure|power|soft)[ -]wash\w*/i,
  /\b(?:tree (?:service|removal|trimming)\w*|arborists?|stump grinding)\b/i,
  /\bconcrete\b/i,
];

/** Matches trades that do the work of all other trades. */
const ANY_TRADE = /\b(?:handyman|remodel\w*|contractor|renovation\w*)\b/i;

/**
 * Whether a text about the company is about another trade and not about the company's own. Such a text is probably left
 * over from a site that was copied. False if the company's trade matches none of `trades` or includes all trades.
 */
export function speaksOfAnotherTrade(site: SiteDocument): boolean {
  const said = [site.company_type, site.company_name, ...list(site.services).map((each) => each?.['service-name'])];
  const self = said.map(text).join('\n');
  const own = trades.filter((trade) => trade.test(self));
  if (own.length === 0 || ANY_TRADE.test(self)) return false;
  const others = trades.filter((trade) => !own.includes(trade));
  return claimingTexts(site).some(
    ({ words }) => !own.some((trade) => trade.test(words)) && others.some((trade) => trade.test(words)),
  );
}

const phones = fieldsWhere(({ kind }) => kind === 'phone');
const links = fieldsWhere(({ kind }) => kind === 'link');
const texts = fieldsWhere(
  ({ kind, unseen, verbatim }) => unseen !== true && verbatim !== true && (kind === 'text' || kind === 'prose'),
);
/** Matches text that may contain a phone number. This quick test comes first, because the real search is slow. */
const MAYBE = /\d{3}\D{0,3}\d{3}\D?\d{4}/u;

const lastTen = (number: string): string => number.replace(/\D/gu, '').slice(-10);

/** Whether a text contains a phone number that is in no phone field and in no `tel:` or `sms:` link of the record. */
export function namesAnotherPhone(site: SiteDocument): boolean {
  const told = texts(site)
    .map(({ value }) => text(value))
    .filter((words) => MAYBE.test(words));
  if (told.length === 0) return false;
  const dialed = links(site).filter(({ value }) => /^(?:tel|sms):/iu.test(text(value).trim()));
  const known = new Set([...phones(site), ...dialed].map(({ value }) => lastTen(text(value))));
  return told.some((words) =>
    findPhoneNumbersInText(words, { defaultCountry: homeCountry(site) }).some(
      ({ number }) => !known.has(lastTen(number.nationalNumber)),
    ),
  );
}
