import { fieldLabel, type TabId } from '../../record-catalogue/catalogue.ts';
import { flag, isBlank } from '../../record/readers.ts';
import { publishObstacles } from './readiness.ts';
import type { KnownField, SiteDocument } from './schema.ts';
import { hasServiceArea } from './service-areas.ts';

type Field = KnownField & keyof SiteDocument & string;

export interface ReadinessItem {
  id: string;
  label: string;
  /** without it the site cannot be published; the others are what a finished site has */
  required: boolean;
  tab: TabId;
  /** of the Domain screen */
  section?: 'address' | 'contact' | 'setup';
  /** top-level field of the record that puts it right, where it is one whose name is known here */
  field?: Field;
  /** done where nothing that stands against publishing names the field, or else the contact's, unless told */
  isDone?: (site: SiteDocument) => boolean;
}

/** What publishing asks of this field of the address. */
const address = (id: string, field: Field): ReadinessItem => {
  return { id, label: fieldLabel(field), required: true, tab: 'domain', section: 'address', field };
};

/** What a finished site has in this field. */
const advised = (id: string, field: Field, tab: TabId): ReadinessItem => {
  return { id, label: fieldLabel(field), required: false, tab, field, isDone: (site) => !isBlank(site[field]) };
};

/** What a site that is ready to be published has, in the order in which it is filled in. */
export const readinessItems: readonly ReadinessItem[] = [
  { id: 'contact', label: 'Contact', required: true, tab: 'domain', section: 'contact' },
  address('domain', 'paid_url'),
  address('slug', 'slug'),
  address('repository', 'github_repo'),
  {
    id: 'area',
    label: 'Service area',
    required: true,
    tab: 'basicInfo',
    field: 'service_areas',
    isDone: hasServiceArea,
  },
  { id: 'layout', label: 'Multi-page for version vC', required: true, tab: 'layout', field: 'multipage' },
  { id: 'reachable', label: 'Domain set-up', required: false, tab: 'domain', section: 'setup', isDone: isReachable },
  advised('company', 'company_name', 'basicInfo'),
  advised('phone', 'phone', 'basicInfo'),
  advised('logo', 'logo', 'logo'),
  advised('title', 'title_tag', 'basicInfo'),
  advised('description', 'meta_description', 'basicInfo'),
];

/** What the site still lacks, in order. */
export function missingForPublishing(site: SiteDocument, contactField: string, ownSlug?: string): ReadinessItem[] {
  const wrong = new Set(publishObstacles(site, contactField, ownSlug).map(({ field }) => field));
  return readinessItems.filter(({ field = contactField, isDone }) => (isDone ? !isDone(site) : wrong.has(field)));
}

/** The domain is looked after here or, where the pro owns it, by its load balancer. */
function isReachable(site: SiteDocument): boolean {
  return !isBlank(site.load_balancer_config?.static) || (flag(site.domain_purchased) && flag(site.is_dns_configured));
}
