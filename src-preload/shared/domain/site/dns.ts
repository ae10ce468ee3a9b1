import { checkDomain } from './identity.ts';
import { flag, text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

export interface DnsRecord {
  type: 'A' | 'CNAME';
  /** as registrars write it: `@` is the domain itself */
  host: '@' | 'www';
  value: string;
}

interface DnsHelp {
  records: DnsRecord[];
  /** what keeps records from being named yet, as sentences */
  missing: string[];
}

const NO_DOMAIN = 'Enter a valid domain to see its records.';
const NO_ADDRESS =
  'The address for the A record comes with the domain’s set-up: configure DNS, or choose Pro Owns Domain.';
const NO_PAGES_ADDRESS =
  'The address for the A record is not known yet: the server fills it in once the site is set up.';
const NO_PAGES_HOST = 'The target for www is known after the first publish.';

/** The records that lead visitors of the domain to where the site publishes. */
export function dnsHelp(site: SiteDocument): DnsHelp {
  const { value: domain, error } = checkDomain(text(site.paid_url));
  if (domain === '' || error) return { records: [], missing: [NO_DOMAIN] };
  const bare = domain.toLowerCase().replace(/^www\./, '');
  return flag(site.publish_to_google_storage) ? forStorage(site, bare) : forPages(site);
}

/** Cloud storage answers behind one address, under either name. */
function forStorage(site: SiteDocument, domain: string): DnsHelp {
  const address = addressOf(site);
  const www: DnsRecord = { type: 'CNAME', host: 'www', value: domain };
  return address === '' ? { records: [www], missing: [NO_ADDRESS] } : { records: [root(address), www], missing: [] };
}

/** Code-hosting pages answer for the domain at the host under which they were published first. */
function forPages(site: SiteDocument): DnsHelp {
  const address = addressOf(site);
  const host = hostOf(text(site.first_publish_url));
  return {
    records: [
      ...(address === '' ? [] : [root(address)]),
      ...(host === '' ? [] : [{ type: 'CNAME', host: 'www', value: host } as const]),
    ],
    missing: [...(address === '' ? [NO_PAGES_ADDRESS] : []), ...(host === '' ? [NO_PAGES_HOST] : [])],
  };
}

const root = (value: string): DnsRecord => ({ type: 'A', host: '@', value });

function addressOf(site: SiteDocument): string {
  return text(site.a_record_ip).trim() || text(site.load_balancer_config?.static).trim();
}

const HOST = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?([^/:?#\s]+\.[^/:?#\s]+)/i;

function hostOf(url: string): string {
  return HOST.exec(url.trim())?.[1]?.toLowerCase() ?? '';
}
