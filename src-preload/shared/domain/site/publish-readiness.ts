import { fieldLabel, type TabId } from '../../record-catalogue/catalogue.ts';
import { checkDomain, checkRepository, checkSlug } from './identity.ts';
import { flag, text } from './readers.ts';
import { hasContact } from './readiness.ts';
import type { SiteDocument } from './schema.ts';
import { hasServiceArea } from './service-areas.ts';

export interface ReadinessItem {
  id: string;
  label: string;
  /** without it the site cannot be published; the others are what a finished site has */
  required: boolean;
  tab: TabId;
  /** of the Domain screen */
  section?: 'address' | 'contact' | 'setup';
  isDone: (site: SiteDocument, contactField: string) => boolean;
}

const filled = (value: unknown): boolean => text(value).trim() !== '';
const has = (field: keyof SiteDocument & string) => (site: SiteDocument) => filled(site[field]);

/** What a site that is ready to be published has, in the order in which it is filled in. */
export const readinessItems: readonly ReadinessItem[] = [
  { id: 'contact', label: 'Contact', required: true, tab: 'domain', section: 'contact', isDone: hasContact },
  {
    id: 'domain',
    label: fieldLabel('paid_url'),
    required: true,
    tab: 'domain',
    section: 'address',
    isDone: hasBareDomain,
  },
  { id: 'slug', label: fieldLabel('slug'), required: true, tab: 'domain', section: 'address', isDone: hasSlug },
  {
    id: 'repository',
    label: fieldLabel('github_repo'),
    required: true,
    tab: 'domain',
    section: 'address',
    isDone: hasRepository,
  },
  { id: 'area', label: 'Service area', required: true, tab: 'basicInfo', isDone: hasServiceArea },
  { id: 'layout', label: 'Multi-page for version vC', required: true, tab: 'layout', isDone: hasPublishableLayout },
  { id: 'reachable', label: 'Domain set-up', required: false, tab: 'domain', section: 'setup', isDone: isReachable },
  { id: 'company', label: fieldLabel('company_name'), required: false, tab: 'basicInfo', isDone: has('company_name') },
  { id: 'phone', label: fieldLabel('phone'), required: false, tab: 'basicInfo', isDone: has('phone') },
  { id: 'logo', label: fieldLabel('logo'), required: false, tab: 'logo', isDone: has('logo') },
  { id: 'title', label: fieldLabel('title_tag'), required: false, tab: 'basicInfo', isDone: has('title_tag') },
  {
    id: 'description',
    label: fieldLabel('meta_description'),
    required: false,
    tab: 'basicInfo',
    isDone: has('meta_description'),
  },
];

/** Ids of what the site still lacks, in order. */
export function missingForPublishing(site: SiteDocument, contactField: string): string[] {
  return readinessItems.filter(({ isDone }) => !isDone(site, contactField)).map(({ id }) => id);
}

/** A domain as publishing wants it: without www, protocol and spaces. */
function hasBareDomain(site: SiteDocument): boolean {
  const domain = text(site.paid_url);
  return domain !== '' && !/\s|^www\./iu.test(domain) && !checkDomain(domain).error;
}

function hasSlug(site: SiteDocument): boolean {
  return !checkSlug(text(site.slug)).error;
}

function hasRepository(site: SiteDocument): boolean {
  return !checkRepository(text(site.github_repo)).error;
}

function hasPublishableLayout(site: SiteDocument): boolean {
  return text(site.version) !== 'vC' || flag(site.multipage);
}

/** The domain is looked after here or, where the pro owns it, by its load balancer. */
function isReachable(site: SiteDocument): boolean {
  const external = filled(site.load_balancer_config?.static);
  return external || (flag(site.domain_purchased) && flag(site.is_dns_configured));
}
