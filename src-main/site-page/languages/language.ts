import type { HomeSection } from '#shared/layout/catalogue.ts';
import type { Limits } from '../page.ts';
import type { HeadLook } from '../parts/page-head.ts';
import type { StructureName } from '../structures/index.ts';
import type { FontSet } from '../theme/fonts.ts';
import type { Ground } from '#shared/theme/roles.ts';

/**
 * For each section the structures that may draw it. The first one that fits does; the last one has to fit every model.
 */
export type Recipe = { readonly [K in HomeSection]: readonly [StructureName<K>, ...StructureName<K>[]] };

/** A section, or a section as one of its structures draws it. */
type Place = { [K in HomeSection]: K | `${K}-${StructureName<K>}` }[HomeSection];

/** Sizes, spaces and lines. Each is a CSS property of the same name on `[data-v]`. */
export interface Tokens {
  /** weights of headings, of text and of buttons */
  'w-display': string;
  'w-text': string;
  'w-bold': string;
  tracking: string;
  /** line height of headings */
  'lh-display': string;
  /** text-transform of headings and buttons */
  case: string;
  /** sizes of small print, notes, text, leads, h3, h2 and h1 */
  't-1': string;
  't-2': string;
  't-3': string;
  't-4': string;
  't-5': string;
  't-6': string;
  't-7': string;
  measure: string;
  's-section': string;
  's-1': string;
  's-2': string;
  's-3': string;
  's-4': string;
  's-5': string;
  's-6': string;
  'r-photo': string;
  'r-card': string;
  'r-button': string;
  'r-field': string;
  'l-thin': string;
  'l-bold': string;
  shadow: string;
  /** line of cards: a border */
  'card-line': string;
  /** stroke width of icons, in their 24 units */
  stroke: string;
  /** weight, size and tracking of the small line above a heading */
  'kick-w': string;
  'kick-size': string;
  'kick-tracking': string;
  'kick-case': string;
}

/** One design language: how a version looks. */
export interface Language {
  name: string;
  fonts: FontSet;
  tokens: Tokens;
  /** Grounds of the sections that have none of their own, in turn. A section with its own ground restarts the turn. */
  rhythm: readonly [Ground, ...Ground[]];
  /** sections with a fixed ground, whatever their turn; a name of a structure behind the section's means that one alone */
  placed?: Readonly<Partial<Record<Place, Ground>>>;
  /** how pages below the home page begin */
  pageHead: HeadLook;
  limits: Limits;
  recipe: Recipe;
  /** CSS that removes the plate behind logos, for logos that are readable without one; scoped like the skin */
  bareLogo?: string;
  /**
   * CSS for what no token can say, at most 4 KB. Selectors are prefixed with `[data-v=…]`: with `&` they are about the
   * section's root (`&.hero-overlay h1`), without it about the inside of any section (`.head`).
   */
  skin: string;
}
