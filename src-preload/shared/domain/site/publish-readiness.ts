import { fieldLabel, type TabId } from '../../record-catalogue/catalogue.ts';
import { checkDomain, checkRepository, checkSlug } from './identity.ts';
import { flag, text } from './readers.ts';
import { hasContact } from './readiness.ts';
import type { KnownField, SiteDocument } from './schema.ts';
import { hasServiceArea } from './service-areas.ts';

export interface ReadinessItem {
  id: string;
  label: string;
  /** without it the site cannot be published; the others are what a finished site has */
  required: boolean;
  tab: TabId;
  /** of the Domain screen */
  section?: 'address' | 'contact' | 'setup';
  /** top-level field of the record that puts it right, where it is one whose name is known here */
  field?: keyof SiteDocument & string;
  isDone: (site: SiteDocument, contactField: string) => boolean;
}

/** What a finished site has in this field. */
function advised(id: string, field: KnownField & keyof SiteDocument & string, tab: TabId): ReadinessItem {
  return { id, label: fieldLabel(field), required: false, tab, field, isDone: (site) => filled(site[field]) };
}

const filled = (value: unknown): boolean => text(value).trim() !== '';

/** What a site that is ready to be published has, in the order in which it is filled in. */
export const readinessItems: readonly ReadinessItem[] = [
  { id: 'contact', label: 'Contact', required: true, tab: 'domain', section: 'contact', isDone: hasContact },
  {
    id: 'domain',
    label: fieldLabel('paid_url'),
    required: true,
    tab: 'domain',
    section: 'address',
    field: 'paid_url',
    isDone: hasBareDomain,
  },
  {
    id: 'slug',
    label: fieldLabel('slug'),
    required: true,
    tab: 'domain',
    section: 'address',
    field: 'slug',
    isDone: hasSlug,
  },
  {
    id: 'repository',
    label: fieldLabel('github_repo'),
    required: true,
    tab: 'domain',
    section: 'address',
    field: 'github_repo',
    isDone: hasRepository,
  },
  {
    id: 'area',
    label: 'Service area',
    required: true,
    tab: 'basicInfo',
    field: 'service_areas',
    isDone: hasServiceArea,
  },
  {
    id: 'layout',
    label: 'Multi-page for version vC',
    required: true,
    tab: 'layout',
    field: 'multipage',
    isDone: hasPublishableLayout,
  },
  { id: 'reachable', label: 'Domain set-up', required: false, tab: 'domain', section: 'setup', isDone: isReachable },
  advised('company', 'company_name', 'basicInfo'),
  advised('phone', 'phone', 'basicInfo'),
  advised('logo', 'logo', 'logo'),
  advised('title', 'title_tag', 'basicInfo'),
  advised('description', 'meta_description', 'basicInfo'),
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
