import { flag, text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';

/** The logo that the page shows: with its background or without; '' where there is none. */
export function shownLogo(site: SiteDocument): string {
  const refined = flag(site.use_refined_logo) ? text(site.logo_refined) : '';
  return refined || text(site.logo);
}
