import type { Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import type { Ground } from '#shared/theme/roles.ts';

/**
 * One layout of a section. It depends on the section's model and the tokens, but on no version: colors, fonts, radii
 * and shadows are CSS properties, so that every language can use every structure.
 */
export interface Structure<M> {
  /** style sheet of the structure; every selector is below its root class `.{section}-{name}` */
  css: string;
  /** style sheets shared with other structures; each sheet is on the page once */
  shared?: readonly string[];
  /**
   * ground of the section, unless the language sets one. If both are missing, the section takes the next ground of the
   * language's `rhythm`.
   */
  ground?: Ground;
  /** ground of the main words, if they are on another ground within the section */
  innerGround?: Ground;
  /** Whether the structure suits the model, for example because the model has photos, few items or short words. */
  fits(model: M): boolean;
  /** Whether the structure shows the contact form, unless a section above has it: a page has the form only once. */
  hasForm?(model: M): boolean;
  /** Returns the content of the section's root element. */
  render(model: M, page: Page): Html;
  /** Returns markup for the end of the body: menus, dialogs, large photos. */
  overlay?(model: M, page: Page): Html;
}

/** The `fits` of structures that suit every model. The last structure in each list of a recipe must have it. */
export const always = (): boolean => true;
