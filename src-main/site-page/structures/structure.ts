import type { Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import type { Ground } from '../theme/roles.ts';

/**
 * One way to lay out a section. It knows its model and the tokens, no version: colors, families, radii and shadows
 * come from custom properties, so that every language can use every structure.
 */
export interface Structure<M> {
  /** layout of this structure, every selector below its root class `.{section}-{name}` (see `css`) */
  css: string;
  /** sheets that several structures share; each stands on the page once */
  shared?: readonly string[];
  /** the ground that it brings with it, where it does not take the band's */
  ground?: Ground;
  /** the ground inside it that its main words stand on, where that is another */
  words?: Ground;
  /** whether it suits the model: photos there, few enough items, short enough words */
  fits(model: M): boolean;
  /** what stands inside the section's root */
  render(model: M, page: Page): Html;
  /** what has to stand at the end of the body: menus, dialogs, large photos */
  overlay?(model: M, page: Page): Html;
}

/** Of structures that suit every model; the last one of each list in a recipe says so. */
export const always = (): boolean => true;
