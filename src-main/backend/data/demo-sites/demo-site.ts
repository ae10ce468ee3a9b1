import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { NewSite } from '../../creation/new-site.ts';

export interface DemoSite {
  base: Omit<NewSite, 'contactField'>;
  contactId: string | null;
  /** the fields that staff have filled in since the site was created */
  fields: SiteDocument;
  /**
   * fields as JSON texts. Most contain numbers whose exact form a JavaScript number cannot hold, such as 1.00 or 20
   * digits, because backends in other languages write such numbers.
   */
  rawFields: Readonly<Record<string, string>>;
}
