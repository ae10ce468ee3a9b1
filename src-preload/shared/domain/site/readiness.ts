import { checkDomain, checkRepository, checkSlug } from './identity.ts';
import { flag, text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

const NO_CONTACT = 'Choose a contact on the Domain tab.';
const NO_DOMAIN = 'Enter a domain on the Domain tab.';
const NOT_BARE = 'Enter the domain on the Domain tab without www, protocol or spaces.';
const SINGLE_PAGE_VC = 'A single-page site cannot be published with version vC: choose multi-page or another version.';

const named = (field: string, error: string | undefined) => (error ? [`${field}: ${error}`] : []);

/**
 * Why the site cannot be saved yet, each as a line of a tooltip; empty when it can.
 * @param contactField name of the record's contact field, `{product}_contact_id`
 */
export function saveBlockers(site: SiteDocument, contactField: string): string[] {
  return [
    ...named('Slug', checkSlug(text(site.slug)).error),
    ...named('Code repository', checkRepository(text(site.github_repo)).error),
    ...named('Domain', checkDomain(text(site.paid_url)).error),
    ...(hasContact(site, contactField) ? [] : [NO_CONTACT]),
  ];
}

/** As `saveBlockers`, and what stands against publishing: publishing saves first. */
export function publishBlockers(site: SiteDocument, contactField: string): string[] {
  const domain = text(site.paid_url);
  const blockers = saveBlockers(site, contactField);
  if (domain.trim() === '') blockers.push(NO_DOMAIN);
  else if (!checkDomain(domain).error && (/\s/u.test(domain) || /^www\./i.test(domain))) blockers.push(NOT_BARE);
  if (text(site.version) === 'vC' && !flag(site.multipage)) blockers.push(SINGLE_PAGE_VC);
  return blockers;
}

export function hasContact(site: SiteDocument, contactField: string): boolean {
  return text(site[contactField]).trim() !== '';
}
