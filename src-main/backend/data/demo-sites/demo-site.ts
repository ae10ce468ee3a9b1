import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { NewSite } from '../../creation/new-site.ts';

export interface DemoSite {
  base: Omit<NewSite, 'contactField'>;
  contactId: string | null;
  /** the fields that staff have filled in since the site was created */
  fields: SiteDocument;
  /** JSON texts of numbers that a JavaScript number cannot hold exactly, as backends in other languages write them */
  rawFields: Readonly<Record<string, string>>;
}
