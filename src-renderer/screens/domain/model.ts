import { bareDomain, type IdentityFieldName } from '#shared/domain/site/identity.ts';
import { hasContact } from '#shared/domain/site/readiness.ts';
import { flag, list, text } from '#shared/domain/site/readers.ts';
import { segmentLabel } from '#shared/domain/site/segment.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Option } from '../../editor/fields/select-field.tsx';
import type { Contact } from '#shared/ipc/content.ipc.ts';

export interface IdentityField {
  field: IdentityFieldName;
  hint: string;
  /** cannot be left empty */
  required?: boolean;
  /** what is probably meant by the text, where that is something else */
  meant?: (text: string) => string | undefined;
}

export const identityFields: readonly IdentityField[] = [
  { field: 'slug', hint: 'Letters, digits, underscores and hyphens.', required: true },
  { field: 'github_repo', hint: 'Without its owner. The first publish fills it in.' },
  { field: 'paid_url', hint: 'For example joesplumbing.com, without www and https.', meant: bareDomain },
];

/** A character that can never be right is named at once; an unfinished text is left in peace until the field is left. */
export function shownError(error: string | undefined, typing: boolean): string | undefined {
  return typing && !error?.startsWith('Forbidden character') ? undefined : error;
}

/** A contact without a name, or one that the list does not know. */
export const nameOfContact = (id: string): string => `Contact ${id}`;

/** The contacts by name. */
export function contactOptions(contacts: readonly Contact[]): Option[] {
  return contacts
    .map(({ id, name }) => ({ value: id, label: name.trim() || nameOfContact(id) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** What the site is named by, for the line below the heading. */
export function identitySummary(site: SiteDocument): string {
  const domain = text(site.paid_url).trim();
  return domain === '' ? 'No domain yet: visitors cannot find the site.' : `Visitors find the site at ${domain}.`;
}

export function contactSummary(site: SiteDocument, contactField: string): string {
  return hasContact(site, contactField)
    ? 'The site belongs to this contact.'
    : 'Whom the site belongs to. A site is saved and published only with a contact.';
}

export function setupSummary(site: SiteDocument): string {
  if (!flag(site.domain_purchased)) {
    return text(site.load_balancer_config?.static).trim() === ''
      ? 'Buy the domain here, or prepare for one that the pro owns.'
      : 'The pro owns the domain; a load balancer answers for it.';
  }
  return flag(site.is_dns_configured)
    ? 'The domain is bought and its records are set.'
    : 'The domain is bought; its records are not set yet.';
}

export function dnsSummary(site: SiteDocument): string {
  return toStorage(site)
    ? 'What to set where the domain is registered, for a site in cloud storage.'
    : 'What to set where the domain is registered, for a site on code-hosting pages.';
}

export function toStorage(site: SiteDocument): boolean {
  return flag(site.publish_to_google_storage);
}

export function redirectSummary(site: SiteDocument): string {
  const count = list(site.redirects).length;
  if (count === 0) return 'No path leads to another one yet.';
  return count === 1 ? 'One path leads to another one.' : `${count} paths lead to other ones.`;
}

export function segmentSummary(site: SiteDocument): string {
  const social = flag(site.scheduled_social_post_active)
    ? 'social posts are scheduled'
    : 'no social posts are scheduled';
  return `${segmentLabel(site) || 'No segment chosen'}; ${social}.`;
}

export function parkSummary(site: SiteDocument): string {
  const domain = text(site.paid_url).trim();
  return `Takes the site off ${domain === '' ? 'its domain' : domain} and shows a parked page there.`;
}

/** Where publishing puts the site, as a sentence. */
export function publishTarget(site: SiteDocument): string {
  if (toStorage(site)) return 'This site publishes to cloud storage.';
  const repository = text(site.github_repo).trim();
  const where = repository === '' ? 'a new repository' : `the repository ${repository}`;
  return `This site publishes to code-hosting pages, from ${where}.`;
}
