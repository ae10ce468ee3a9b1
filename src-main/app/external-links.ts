import { AppError } from '#shared/ipc/errors.ts';
import type { AppConfig } from './policy/config.ts';
import { isLoopbackUrl } from '../backend-client/loopback.ts';

/** Hosts that the product links to; IT adds others in the policy file. `*.` stands for one or more labels. */
const defaultHosts = [
  // published sites
  'storage.googleapis.com',
  '*.github.io',
  // pages of the company that a record may name
  '*.facebook.com',
  '*.instagram.com',
  '*.linkedin.com',
  '*.yelp.com',
  '*.google.com',
  'g.page',
  'goo.gl',
  'maps.app.goo.gl',
  'github.com',
] as const;

export interface ExternalLinks {
  allows(url: string): boolean;
  /** Opens a link in the system's browser; rejects with BAD_REQUEST where it is not allowed. */
  open(url: string): Promise<void>;
}

export interface ExternalLinkOptions {
  config: Pick<AppConfig, 'backend' | 'linkHosts' | 'linkOrigins' | 'publishedHosts'>;
  /** origin of the backend in use, undefined while the embedded one has not answered */
  backendUrl: () => string | undefined;
  /** addresses to which sites were published from this computer */
  publishedUrls: () => readonly string[];
  /** origin of the drafts that the system's browser shows */
  browserOrigin: () => string | undefined;
  openExternal: (url: string) => Promise<void>;
}

/** The only check of where links may lead outside of the app. */
export function createExternalLinks({
  config,
  backendUrl,
  publishedUrls,
  browserOrigin,
  openExternal,
}: ExternalLinkOptions): ExternalLinks {
  const hosts = [...defaultHosts, ...config.linkHosts, ...config.publishedHosts].map((host) => host.toLowerCase());

  /**
   * Whether a URL is a page of the backend in use: below `/sites/`, unencrypted only on this computer, or a stand-in
   * page of the embedded backend.
   */
  function isBackendPage(url: URL, backend: string | undefined): boolean {
    if (backend === undefined || url.origin !== new URL(backend).origin) return false;
    const safe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackUrl(url.href));
    const isStandIn = config.backend.kind === 'embedded' && standIns.test(url.pathname);
    return safe && (url.pathname.startsWith('/sites/') || isStandIn);
  }

  function allows(link: string): boolean {
    if (link.length > 4096 || !URL.canParse(link)) return false;
    const url = new URL(link);
    if (url.username || url.password) return false;
    if (url.origin === browserOrigin()) return true;
    if (isBackendPage(url, backendUrl()) || config.linkOrigins.includes(url.origin)) return true;
    if (url.protocol !== 'https:' || url.port !== '') return false;
    return hosts.some((host) => matchesHost(url.hostname, host)) || publishedUrls().some(isOf(url.origin));
  }

  return {
    allows,
    async open(link) {
      if (!allows(link)) throw new AppError('BAD_REQUEST', 'This link leads to a place that the app does not open.');
      // In its parsed form, so that the opened address is the checked one.
      await openExternal(new URL(link).href);
    },
  };
}

/** Pages of the embedded backend that stand in for services. */
const standIns = /^\/providers\/(google\/auth|business-profile\/(dashboard|verify)\/l\/\d+|(new-)?checkout)$/;

/** A customer's domain is allowed exactly: no subdomain, no parent domain, no other port. */
const isOf = (origin: string) => (published: string) => URL.canParse(published) && new URL(published).origin === origin;

function matchesHost(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*.')
    ? hostname === pattern.slice(2) || hostname.endsWith(pattern.slice(1))
    : hostname === pattern;
}
