import type { Claim } from './claim.ts';
import { isOld } from './text.ts';

/** A license number: groups of capital letters and digits, with at least one digit. */
const NUMBER = String.raw`(?=[A-Z\d .#/-]*\d)[A-Z\d][A-Z\d]{0,11}(?:[-./ ]{1,2}[A-Z\d]{1,12}(?![a-z])){0,4}`;
const NAMED = new RegExp(
  String.raw`\b(?:[Ll]ic(?:en[sc]e)?|LIC(?:ENSE)?)\b\.?[ \t]*(?:[Nn]umbers?|[Nn]o\.?|[Nn]um\.?|NO\.?|NUMBER|#|ID)?[ \t]*(?:(?:is|has changed to|changed to|now|to)[ \t]+)*[:=#]*[ \t]*#?(${NUMBER})`,
  'gu',
);
/** License numbers that begin with the abbreviation of the issuing board or of the type of license. */
const OF_A_BOARD = /\b(?:CCB|CSLB|ROC|TECL|TACL[AB]|LMP|MPL|CGC|CFC|CAC|CBC)[ #:-]{0,2}[A-Z]?\d{4,8}\b/gu;

export function licenseClaims(text: string): Claim[] {
  const named = [...text.matchAll(NAMED)].map(({ 0: all, 1: number = '', index }) => {
    return { start: index, end: index + all.length, number };
  });
  const ofBoard = [...text.matchAll(OF_A_BOARD)]
    .filter(({ index }) => !named.some(({ start, end }) => index >= start && index < end))
    .map(({ 0: number, index }) => ({ start: index, end: index + number.length, number }));
  const claims = [...named, ...ofBoard].map(({ start, end, number }): Claim => {
    const value = number.replace(/[ :#]+/gu, ' ').replace(/[ ./-]+$/u, '');
    const at = { start: end - number.length, end };
    const fact = { kind: 'field', field: 'license_number', value } as const;
    return { start, end, as: 'a license number', ...(!isOld(text, at) && { fact }) };
  });
  const values = new Set(claims.flatMap(({ fact }) => (fact?.kind === 'field' ? fact.value : [])));
  const doubt = 'The text has more than one license number.';
  return values.size > 1 ? claims.map((claim) => ({ ...claim, doubt })) : claims;
}
