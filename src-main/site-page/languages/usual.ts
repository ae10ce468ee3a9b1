import type { Recipe, Tokens } from './language.ts';

/** Tokens that most languages share. */
export const usual = {
  case: 'none',
  't-1': '.875rem',
  't-2': '.95rem',
  't-3': '1.0625rem',
  't-4': 'clamp(1.08rem,1rem + .45vw,1.25rem)',
  measure: '44rem',
  's-1': '.5rem',
  's-2': '.9rem',
  's-3': '1.2rem',
  's-4': '1.6rem',
  's-5': '2.4rem',
  's-6': '4rem',
  'l-thin': '1px',
  'kick-size': '.86rem',
  'kick-tracking': '.04em',
  'kick-case': 'none',
} satisfies Partial<Tokens>;

/** Structures of the small sections, for languages that use hairlines more than cards. */
export const lined = {
  'launch-site-banner': ['bar'],
  'logo-grid': ['line'],
  'our-partners': ['line', 'ledger'],
  'pay-online': ['line'],
  service_areas: ['columns'],
  'text-us-button': ['tab'],
  header: ['line'],
} satisfies Partial<Recipe>;

/** Structures of the small sections, for languages that use cards more than hairlines. */
export const carded = {
  'launch-site-banner': ['card'],
  'logo-grid': ['cells'],
  'our-partners': ['line', 'cards'],
  'pay-online': ['line'],
  service_areas: ['map', 'columns'],
  'text-us-button': ['pill'],
  header: ['chips'],
} satisfies Partial<Recipe>;
