import { NO_PLAN } from '#shared/domain/plan/rules.ts';
import { validDomain } from '#shared/domain/site/dns.ts';
import { hasContact } from '#shared/domain/site/readiness.ts';
import { flag, list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { segmentLabel } from '#shared/domain/site/segment.ts';

export const toStorage = (site: SiteDocument): boolean => flag(site.publish_to_google_storage);

/** Functions that return the state of each section in one line, which is shown below the section's heading. */
export const summaries = {
  address(site) {
    const domain = text(site.paid_url).trim();
    if (domain === '') return 'No domain yet: visitors cannot find the site.';
    if (validDomain(site) === '') return `“${domain}” is no valid domain: visitors cannot find the site.`;
    return `Visitors find the site at ${domain}.`;
  },
  contact(site, contactField) {
    return hasContact(site, contactField)
      ? 'The site belongs to this contact.'
      : 'Whom the site belongs to. A site is saved and published only with a contact.';
  },
  setup(site) {
    if (!flag(site.domain_purchased)) {
      if (text(site.load_balancer_config?.static).trim() !== '')
        return 'The pro owns the domain; a load balancer answers for it.';
      return flag(site.is_dns_configured)
        ? 'The domain’s records are set.'
        : 'Buy the domain here, or prepare for one that the pro owns.';
    }
    return flag(site.is_dns_configured)
      ? 'The domain is bought and its records are set.'
      : 'The domain is bought; its records are not set yet.';
  },
  dns(site) {
    const target = toStorage(site) ? 'in cloud storage' : 'on code-hosting pages';
    return flag(site.is_dns_configured) && validDomain(site) !== ''
      ? `What the domain’s set-up has set, for a site ${target}.`
      : `What to set where the domain is registered, for a site ${target}.`;
  },
  publishing(site) {
    if (toStorage(site)) return 'This site publishes to cloud storage.';
    const repository = text(site.github_repo).trim();
    const where = repository === '' ? 'a new repository' : `the repository ${repository}`;
    return `This site publishes to code-hosting pages, from ${where}.`;
  },
  redirects(site) {
    const count = list(site.redirects).length;
    if (count === 0) return 'No path leads to another one yet.';
    return count === 1 ? 'One path leads to another one.' : `${count} paths lead to other ones.`;
  },
  checkout(site) {
    const plan = text(site.selected_plan).trim();
    return plan === '' || plan === NO_PLAN ? 'No plan chosen yet.' : 'The page on which the customer pays.';
  },
  customers: () => 'Who signs in for this site: its primary owner and the teammates.',
  profile(site) {
    const account = text(site.gmb_account_id).trim();
    return account === '' ? 'The company’s listing on Google.' : `The company’s listing on Google, account ${account}.`;
  },
  segment(site) {
    const social = flag(site.scheduled_social_post_active)
      ? 'social posts are scheduled'
      : 'no social posts are scheduled';
    return `${segmentLabel(site) || 'No segment chosen'}; ${social}.`;
  },
  park(site) {
    return `Takes the site off ${validDomain(site) || 'its domain'} and shows a parked page there.`;
  },
} satisfies Record<string, (site: SiteDocument, contactField: string) => string>;
