import { z } from 'zod';
import { counted } from '../counted.ts';
import { fleetField, fleetFields } from './fields.ts';
import { HEALTH, healthRuleNamed, healthTitle } from './health.ts';

export const filterOps = ['is', 'is not', 'contains', 'does not contain', 'is empty', 'is not empty'] as const;
export type FilterOp = (typeof filterOps)[number];

/** States of a site that are not in its record. */
export const standings = ['unsaved', 'waiting', 'blocked', 'unpublished', 'conflict', 'ready'] as const;

/** Value of a condition's `field` if the condition is about the state of a site (see `standings`). */
export const STATE = '@state';
/** Value of a condition's `field` if the condition is about the slug. */
export const SLUG = '@slug';

export const condition = z.object({
  /** key of a field of the catalogue, `@state`, `@slug`, or `@health`; with `@health`, `value` is the ID of a rule */
  field: z.string().min(1).max(200),
  op: z.enum(filterOps),
  value: z.string().max(500).default(''),
});
export type Condition = z.output<typeof condition>;

/**
 * Which sites are shown: those that meet every condition, and in whose slug or texts each word of the search is the
 * beginning of a word.
 */
export const fleetFilter = z.object({
  search: z.string().max(200).default(''),
  conditions: z.array(condition).max(20).default([]),
});
export type FleetFilter = z.output<typeof fleetFilter>;

/**
 * Returns a text in the form in which texts are compared: in lower case, without accents, with one form of apostrophe.
 */
export function plain(text: string): string {
  // Most texts are plain ASCII and need only lower case. Speed matters, because a filter reads a text of every site.
  if (!/[^ -~\s]/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}

const isUnary = (op: FilterOp): boolean => op === 'is empty' || op === 'is not empty';

/** Returns a test of what a site says in a field. The values of a list stand on separate lines. */
export function testOf({ op, value }: Omit<Condition, 'field'>): (said: string | undefined) => boolean {
  const wanted = plain(value.trim());
  const isOne = (said = ''): boolean => plain(said).split('\n').includes(wanted);
  switch (op) {
    case 'is':
      return isOne;
    case 'is not':
      return (said) => !isOne(said);
    case 'contains':
      return (said = '') => plain(said).includes(wanted);
    case 'does not contain':
      return (said = '') => !plain(said).includes(wanted);
    case 'is empty':
      return (said = '') => said === '';
    case 'is not empty':
      return (said = '') => said !== '';
  }
}

/** Operators, with longer ones first, so that “is not empty” is not read as “is” with a value. */
const byLength = [...filterOps].sort((one, other) => other.length - one.length);
const aliases: Readonly<Record<string, FilterOp>> = { '=': 'is', '!=': 'is not', ':': 'contains' };

/**
 * Reads a typed condition such as `version is v2`, `phone is empty` or `services contains “Drain”`, or one of the
 * `standings` alone. Returns undefined for any other text; the sites are then searched for the text.
 */
export function readCondition(typed: string): Condition | undefined {
  const whole = typed.trim();
  const ops = [...byLength.map((op) => [op, op] as const), ...Object.entries(aliases)];
  for (const [written, op] of ops) {
    const isWord = /\w/.test(written);
    const pattern = new RegExp(
      `^(.+?)${isWord ? '\\s+' : '\\s*'}${written.replace(/ /g, '\\s+')}(${isWord ? '\\s+' : '\\s*'}.*)?$`,
      'iu',
    );
    const read = pattern.exec(whole);
    const field = read?.[1] && fieldNamed(read[1]);
    if (!read || !field) continue;
    const said = (read[2] ?? '').trim().replace(/^["“”'](.*)["“”']$/u, '$1');
    if (isUnary(op) ? said !== '' : said === '') continue;
    const value = field === HEALTH && said !== '' ? healthRuleNamed(said) : said;
    if (value === undefined) continue;
    return { field, op, value };
  }
  const state = standings.find((standing) => standing === plain(whole));
  return state && { field: STATE, op: 'is', value: state };
}

/**
 * Returns the key of the field that people call by this name: its label, its key, another word for it, or the name of
 * its list.
 */
export function fieldNamed(name: string): string | undefined {
  const wanted = plain(name.trim());
  if (wanted === 'state of the site' || wanted === 'status') return STATE;
  if (wanted === 'slug') return SLUG;
  if (wanted === 'health') return HEALTH;
  const names = ({ label, alsoCalled, key }: (typeof fleetFields)[number]) => [label, key, ...alsoCalled].map(plain);
  const list = fleetFields.find(({ key, inList }) => inList && plain(topOf(key)) === wanted);
  return (fleetFields.find((field) => names(field).includes(wanted)) ?? list)?.key;
}

const topOf = (key: string): string => key.split('.')[0]!.replaceAll('_', ' ');

/** The labels of the filter fields that are not in the catalogue, by key. */
export const ownFilterFields: Readonly<Record<string, string>> = {
  [STATE]: 'Status',
  [SLUG]: 'Slug',
  [HEALTH]: 'Health',
};

export function describeCondition({ field, op, value }: Condition): string {
  const label = ownFilterFields[field] ?? fleetField(field)?.label ?? field;
  const said = field === HEALTH ? healthTitle(value) : value;
  return isUnary(op) ? `${label} ${op}` : `${label} ${op} “${said}”`;
}

/** Returns the filter in words, as a name for a view. */
export function describeFilter({ search, conditions }: FleetFilter): string {
  const parts = [...conditions.map(describeCondition), ...(search.trim() === '' ? [] : [`“${search.trim()}”`])];
  return parts.length === 0 ? 'All sites' : parts.length < 3 ? parts.join(', ') : counted(parts.length, 'condition');
}
