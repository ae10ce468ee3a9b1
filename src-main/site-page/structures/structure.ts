import type { Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import type { Ground } from '#shared/theme/roles.ts';

/**
 * One way to lay out a section. It knows its model and the tokens, but no version: colors, fonts, radii and shadows are
 * CSS properties, so that every language can use every structure.
 */
export interface Structure<M> {
  /** layout of this structure, every selector below its root class `.{section}-{name}` (see `css`) */
  css: string;
  /** sheets shared with other structures; each is on the page once */
  shared?: readonly string[];
  /** its own ground, in place of the next one of the rhythm */
  ground?: Ground;
  /** the ground of its main words, where it has another one inside */
  words?: Ground;
  /** whether it suits the model: for example it has photos, few enough items, short enough words */
  fits(model: M): boolean;
  /** whether it shows the form by which visitors write, which a page has once */
  asks?(model: M): boolean;
  /** the inside of the section's root */
  render(model: M, page: Page): Html;
  /** markup for the end of the body: menus, dialogs, large photos */
  overlay?(model: M, page: Page): Html;
}

/** For structures that suit every model; the last one in each list of a recipe has to. */
export const always = (): boolean => true;
