import type { SiteDocument } from '../../site/schema.ts';
import { promoText } from '../apply.ts';
import type { Promo } from '../fact.ts';
import type { Claim } from './claim.ts';

const NOUN = String.raw`(?:promos?|promotions?|specials?|offers?|deals?|discounts?|coupons?|banners?|announcements?|sale)`;
const OFF = String.raw`(?:take (?:down|off|out)|remove|delete|drop|hide|turn off|switch off|get rid of|pull|end|stop(?: showing)?|kill)`;
/** The words that say from where the promotion is to be removed. */
const TAIL = String.raw`(?:\s+(?:down|off|out)\b)?(?:\s+(?:from|on|of|off)?\s*(?:the|our|my)\s+(?:home ?page|site|website|page|banner)\b)?`;
const PATTERNS = [
  new RegExp(String.raw`\b${OFF}\s+(?<words>(?:[^\n.;,]|(?<=\d),(?=\d)){0,60}?\b${NOUN})\b${TAIL}`, 'giu'),
  new RegExp(String.raw`\btake\s+(?<words>(?:[^\n.;,]){0,60}?\b${NOUN})\s+(?:down|off)\b${TAIL}`, 'giu'),
  new RegExp(
    String.raw`\b(?<words>(?:[^\n.;,]){0,40}?\b${NOUN})\s+(?:is over|has ended|(?:has |is )?expired|can come down|ended|can go)\b`,
    'giu',
  ),
];
/** Words that do not distinguish one promotion from another. */
const COMMON = new Set(
  'a an the our my your this that any all old please pls off of from on in at for and or is can you we to with promo promos promotion promotions special specials offer offers deal deals discount discounts coupon coupons banner banners announcement announcements sale current homepage home page site website down'.split(
    ' ',
  ),
);
const kinds: readonly { of: Promo; noun: RegExp }[] = [
  { of: 'announcement', noun: /\b(?:banners?|announcements?)\b/iu },
  { of: 'deal', noun: /\b(?:deals?|coupons?)\b/iu },
];

/** Finds promotions of the site that the text asks to remove. */
export function promoClaims(text: string, site: SiteDocument): Claim[] {
  const matches = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)]);
  const first = matches.filter(({ index }, at) => matches.findIndex((other) => other.index === index) === at);
  return first.flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    return chosen(match.groups?.['words'] ?? '', site).map(({ of, doubt }): Claim => {
      return { ...span, as: 'a promotion', fact: { kind: 'remove-promo', of }, ...(doubt !== undefined && { doubt }) };
    });
  });
}

function chosen(words: string, site: SiteDocument): { of: Promo; doubt?: string }[] {
  const said = significant(words);
  const shown = kinds
    .map(({ of, noun }) => ({ of, text: promoText(site, of), isNamed: noun.test(words) }))
    .filter((each) => each.text !== '')
    .map((each) => {
      const own = significant(each.text);
      return { ...each, fits: said.filter((word) => own.includes(word)).length };
    });
  const best = Math.max(0, ...shown.map(({ fits }) => fits));
  if (best > 0) {
    const fitting = shown.filter(({ fits }) => fits === best);
    return fitting.map(({ of }) => ({
      of,
      ...(fitting.length > 1 && { doubt: 'The words fit both promotions of the site.' }),
    }));
  }
  if (said.length > 0) return shown.map(({ of }) => ({ of, doubt: `It says nothing of “${said.join(' ')}”.` }));
  const named = shown.filter(({ isNamed }) => isNamed);
  const left = named.length > 0 ? named : shown;
  return left.map(({ of }) => ({ of, ...(left.length > 1 && { doubt: 'The site has two promotions.' }) }));
}

const significant = (words: string): string[] =>
  (words.toLowerCase().match(/\$?[\p{L}\d]+(?:'\w+)?%?/gu) ?? []).filter(
    (word) => !COMMON.has(word) && word.length > 1,
  );
