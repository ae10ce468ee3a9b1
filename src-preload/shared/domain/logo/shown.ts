import { flag, text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';

/**
 * Returns the logo that the page shows: the one with a transparent background if the site uses it, else the original;
 * '' if there is none.
 */
export function shownLogo(site: SiteDocument): string {
  const refined = flag(site.use_refined_logo) ? text(site.logo_refined) : '';
  return refined || text(site.logo);
}
