import type { HomeSection } from '#shared/layout/catalogue.ts';
import type { Limits } from '../page.ts';
import type { HeadLook } from '../parts/page-head.ts';
import type { StructureName } from '../structures/index.ts';
import type { FontSet } from '../theme/fonts.ts';
import type { Ground } from '#shared/theme/roles.ts';

/**
 * For each section, the structures that may draw it. The first one that fits the model is used. The last one has to fit
 * every model.
 */
export type Recipe = { readonly [K in HomeSection]: readonly [StructureName<K>, ...StructureName<K>[]] };

/** A section (`hero`), or a section together with one of its structures (`hero-type`). */
type Place = { [K in HomeSection]: K | `${K}-${StructureName<K>}` }[HomeSection];

/** Each token becomes a CSS custom property of the same name (`--t-4`) on `[data-v=…]`. */
export interface Tokens {
  /** `w-…`: font weights of headings, of text, and of bold text such as buttons */
  'w-display': string;
  'w-text': string;
  'w-bold': string;
  tracking: string;
  /** line height of headings */
  'lh-display': string;
  /** text-transform of headings, and of words that look like headings */
  case: string;
  /** `t-…`: font sizes of small print, notes, text, leads, h3, h2 and h1 */
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
  /** border of cards */
  'card-line': string;
  /** stroke width of icons, in units of their 24-unit grid */
  stroke: string;
  /** `kick-…`: weight, size, tracking and text-transform of the small line above a heading */
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
  /**
   * Grounds that sections without a ground of their own take in turn. After a section with its own ground the sequence
   * starts again.
   */
  rhythm: readonly [Ground, ...Ground[]];
  /**
   * fixed grounds of sections, used instead of the structure's own ground and of the rhythm; a key with a structure's
   * name (`hero-type`) applies only if that structure draws the section
   */
  placed?: Readonly<Partial<Record<Place, Ground>>>;
  /** how pages below the home page begin */
  pageHead: HeadLook;
  limits: Limits;
  recipe: Recipe;
  /**
   * for languages whose skin draws a plate behind the logo in the bar: CSS that removes the plate. It is used if the
   * logo is readable without a plate. Its selectors get the same prefix as those of the skin.
   */
  bareLogo?: string;
  /**
   * CSS for what tokens cannot express, at most 4 KB. `[data-v=…]` replaces `&` in a selector (`&.hero-overlay h1`),
   * and is put in front of a selector without `&` (`.head`). The roots of sections and dialogs have this attribute, so
   * `.head` matches inside all of them.
   */
  skin: string;
}
