import { flag, text } from '../../record/readers.ts';
import { checkDomain } from './identity.ts';
import type { SiteDocument } from './schema.ts';

export interface DnsRecord {
  type: 'A' | 'CNAME';
  /** the host as registrars write it; `@` means the domain itself */
  host: '@' | 'www';
  value: string;
}

interface DnsHelp {
  records: DnsRecord[];
  /** sentences that say which records are not known yet and why */
  missing: string[];
}

const NO_DOMAIN = 'Enter a valid domain to see its records.';
const NO_ADDRESS =
  'The address for the A record comes with the domain’s set-up: configure DNS, or choose Pro Owns Domain.';
const SET_UP = 'The domain’s set-up has set its records; the server has not said which address the A record leads to.';
const NO_PAGES_ADDRESS =
  'The address for the A record is not known yet: the server fills it in once the site is set up.';
const NO_PAGES_HOST = 'The target for www is known after the first publish.';

/** Returns the site's domain in lower case, or '' if the site has no valid domain. */
export function validDomain(site: SiteDocument): string {
  const { value, error } = checkDomain(text(site.paid_url));
  return error ? '' : value.toLowerCase();
}

/** Returns the DNS records that lead the domain's visitors to the published site. */
export function dnsHelp(site: SiteDocument): DnsHelp {
  const domain = validDomain(site);
  if (domain === '') return { records: [], missing: [NO_DOMAIN] };
  const isStorage = flag(site.publish_to_google_storage);
  const address = text(site.a_record_ip).trim() || text(site.load_balancer_config?.static).trim();
  // Cloud storage serves the domain with and without `www.`, so `www` leads to the domain. The pages of a code host
  // are served at the host in `first_publish_url`.
  const host = isStorage ? domain.replace(/^www\./, '') : hostOf(text(site.first_publish_url));
  const records: DnsRecord[] = [
    { type: 'A', host: '@', value: address },
    { type: 'CNAME', host: 'www', value: host },
  ];
  return {
    records: records.filter(({ value }) => value !== ''),
    missing: [...(address === '' ? [addressComes(site)] : []), ...(host === '' ? [NO_PAGES_HOST] : [])],
  };
}

function addressComes(site: SiteDocument): string {
  if (flag(site.is_dns_configured)) return SET_UP;
  return flag(site.publish_to_google_storage) ? NO_ADDRESS : NO_PAGES_ADDRESS;
}

const HOST = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?([^/:?#\s]+\.[^/:?#\s]+)/i;

function hostOf(url: string): string {
  return HOST.exec(url.trim())?.[1]?.toLowerCase() ?? '';
}
