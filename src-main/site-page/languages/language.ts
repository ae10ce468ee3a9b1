import type { HomeSection, VersionId } from '#shared/layout/catalogue.ts';
import type { Limits } from '../page.ts';
import type { StructureName } from '../structures/index.ts';
import type { FontSet } from '../theme/fonts.ts';
import type { Ground, GroundRecipe } from '../theme/roles.ts';

/** For each section the structures that may draw it: the first that fits does, and the last one always fits. */
export type Recipe = { readonly [K in HomeSection]: readonly [StructureName<K>, ...StructureName<K>[]] };

/** Sizes, spaces and lines; each is a custom property of the same name on `[data-v]`. */
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
  /** small print, notes, text, leads, h3, h2, h1 */
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

/** One design language. A version is its file in languages/ and its faces in theme/fonts.ts; nothing else knows it. */
export interface Language {
  id: VersionId;
  name: string;
  fonts: FontSet;
  grounds: GroundRecipe;
  tokens: Tokens;
  /** Grounds of the bands that bring none of their own, in turn; a section with its own ground starts the turn again. */
  rhythm: readonly [Ground, ...Ground[]];
  /** sections that stand on one ground whatever their turn or their structure */
  placed?: Readonly<Partial<Record<HomeSection, Ground>>>;
  limits: Limits;
  recipe: Recipe;
  /**
   * What no token can say, ≤ 4 KB. Selectors are prefixed with `[data-v=…]`; `&` is the section's root
   * (`&.hero-overlay h1`), nothing is the inside of any section (`.head`).
   */
  skin: string;
}
