import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { NewSite } from '../../creation/new-site.ts';

export interface DemoSite {
  base: Omit<NewSite, 'contactField'>;
  contactId: string | null;
  /** the fields that staff have finished since the site was created */
  fields: SiteDocument;
  /** JSON texts of values too long for a JavaScript number, as a backend in another language writes them */
  rawFields: Readonly<Record<string, string>>;
}
