import { AppError } from '#shared/ipc/errors.ts';
import type { AppConfig } from './policy.ts';
import { isLoopbackUrl } from '../backend-client/loopback.ts';

/** Hosts that the product itself links to; IT adds its own by the policy. `*.` stands for one label or more. */
const defaultHosts = [
  // published sites
  'storage.googleapis.com',
  '*.github.io',
  // the company's pages that a record names
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
  /** Opens in the system's browser; rejects with BAD_REQUEST when the link is not allowed. */
  open(url: string): Promise<void>;
}

export interface ExternalLinkOptions {
  config: Pick<AppConfig, 'backend' | 'linkHosts' | 'linkOrigins' | 'publishedHosts'>;
  /** origin of the backend in use, undefined while the embedded one has not answered */
  backendUrl: () => string | undefined;
  /** where sites were published to from this computer */
  publishedUrls: () => readonly string[];
  openExternal: (url: string) => Promise<void>;
}

/** The one list of places that a link may lead to outside the app. */
export function createExternalLinks({
  config,
  backendUrl,
  publishedUrls,
  openExternal,
}: ExternalLinkOptions): ExternalLinks {
  const hosts = [...defaultHosts, ...config.linkHosts, ...config.publishedHosts].map((host) => host.toLowerCase());

  /** `/sites/` of the backend in use, without encryption only on this computer; the stand-ins of the embedded one. */
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
    if (isBackendPage(url, backendUrl()) || config.linkOrigins.includes(url.origin)) return true;
    if (url.protocol !== 'https:' || url.port !== '') return false;
    return hosts.some((host) => matchesHost(url.hostname, host)) || publishedUrls().some(isOf(url.origin));
  }

  return {
    allows,
    async open(link) {
      if (!allows(link)) throw new AppError('BAD_REQUEST', 'This link leads to a place that the app does not open.');
      // The parsed form, so that what was checked is what is opened.
      await openExternal(new URL(link).href);
    },
  };
}

/** Pages with which the embedded backend stands in for services. */
const standIns = /^\/providers\/(google\/auth|business-profile\/(dashboard|verify)\/l\/\d+|(new-)?checkout)$/;

/** A customer's own domain counts as it stands: no other name below or above it, no other port. */
const isOf = (origin: string) => (published: string) => URL.canParse(published) && new URL(published).origin === origin;

function matchesHost(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*.')
    ? hostname === pattern.slice(2) || hostname.endsWith(pattern.slice(1))
    : hostname === pattern;
}
