import { fieldLabel, type TabId } from '../../record-catalogue/catalogue.ts';
import { flag, text } from '../../record/readers.ts';
import { checkDomain, identityChecks, type IdentityFieldName } from './identity.ts';
import type { SiteDocument } from './schema.ts';

const NO_CONTACT = 'Choose a contact on the Domain tab.';
const NO_DOMAIN = 'Enter a domain on the Domain tab.';
const NOT_BARE = 'Enter the domain on the Domain tab without www, protocol or spaces.';
const SINGLE_PAGE_VC = 'A single-page site cannot be published with version vC: choose multi-page or another version.';

/** Why a site cannot be saved or published, and where that can be fixed. */
export interface Obstacle {
  reason: string;
  tab: TabId;
  /** of the Domain screen */
  section?: 'address' | 'contact';
  /** top-level field of the record */
  field: string;
}

const address = { tab: 'domain', section: 'address' } as const;

/**
 * Obstacles to saving the site; empty when it can be saved.
 * @param contactField name of the record's contact field, `{product}_contact_id`
 * @param ownSlug the slug under which the server has the site: it is valid, whatever it looks like
 */
export function saveObstacles(site: SiteDocument, contactField: string, ownSlug?: string): Obstacle[] {
  const isOwn = ownSlug !== undefined && text(site.slug) === ownSlug;
  const fields = (Object.keys(identityChecks) as IdentityFieldName[]).filter((field) => field !== 'slug' || !isOwn);
  const obstacles = fields.flatMap((field): Obstacle[] => {
    const { error } = identityChecks[field](text(site[field]));
    return error ? [{ reason: `${fieldLabel(field)}: ${error}`, ...address, field }] : [];
  });
  if (!hasContact(site, contactField)) {
    obstacles.push({ reason: NO_CONTACT, tab: 'domain', section: 'contact', field: contactField });
  }
  return obstacles;
}

/** Obstacles to saving and to publishing: a publish saves first. */
export function publishObstacles(site: SiteDocument, contactField: string, ownSlug?: string): Obstacle[] {
  const domain = text(site.paid_url);
  const obstacles = saveObstacles(site, contactField, ownSlug);
  const isBare = !/\s/u.test(domain) && !/^www\./i.test(domain);
  if (domain.trim() === '') obstacles.push({ reason: NO_DOMAIN, ...address, field: 'paid_url' });
  else if (!checkDomain(domain).error && !isBare) obstacles.push({ reason: NOT_BARE, ...address, field: 'paid_url' });
  if (text(site.version) === 'vC' && !flag(site.multipage)) {
    obstacles.push({ reason: SINGLE_PAGE_VC, tab: 'layout', field: 'multipage' });
  }
  return obstacles;
}

/** Why the site cannot be saved yet, each as a sentence; empty when it can. */
export const saveBlockers = (site: SiteDocument, contactField: string, ownSlug?: string): string[] =>
  saveObstacles(site, contactField, ownSlug).map(({ reason }) => reason);

/** Why the site cannot be published yet, each as a sentence; empty when it can. */
export const publishBlockers = (site: SiteDocument, contactField: string, ownSlug?: string): string[] =>
  publishObstacles(site, contactField, ownSlug).map(({ reason }) => reason);

export function hasContact(site: SiteDocument, contactField: string): boolean {
  return text(site[contactField]).trim() !== '';
}
