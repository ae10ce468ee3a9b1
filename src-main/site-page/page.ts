import type { HomeSection } from '#shared/layout/catalogue.ts';
import type { RenderInput } from './types.ts';

/** Background of a section's band: neighbours alternate, so that each reads as its own block. */
export type Tone = 'plain' | 'tint';

/** What a section may know besides its own fields of the record. */
export interface Page extends Pick<RenderInput, 'mode' | 'baseUrl' | 'image' | 'productName' | 'formAction'> {
  /** sections that this page has, in order; the same array for the same list */
  present: readonly HomeSection[];
  tone: Tone;
}
