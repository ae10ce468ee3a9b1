import { AppError } from '#shared/ipc/errors.ts';
import type { AppConfig } from './policy/config.ts';
import { isLoopbackUrl } from '../backend-client/loopback.ts';

/**
 * Hosts that links may lead to. IT adds others in the policy. `*.example.com` allows example.com and all hosts below
 * it.
 */
const defaultHosts = [
  // published sites
  'storage.googleapis.com',
  '*.github.io',
  // pages about a site's company, to which the site's record can link
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
  /** Opens a link in the system's browser. Rejects with BAD_REQUEST if the link is not allowed. */
  open(url: string): Promise<void>;
}

export interface ExternalLinkOptions {
  config: Pick<AppConfig, 'backend' | 'linkHosts' | 'linkOrigins' | 'publishedHosts'>;
  /** returns the URL of the backend in use; undefined if that is the embedded backend and it is not ready */
  backendUrl: () => string | undefined;
  /** returns the addresses to which sites were published from this computer */
  publishedUrls: () => readonly string[];
  /** returns the origin of the drafts that the system's browser shows; undefined until one was opened */
  browserOrigin: () => string | undefined;
  openExternal: (url: string) => Promise<void>;
}

/** Creates the only check of links that lead out of the app. */
export function createExternalLinks({
  config,
  backendUrl,
  publishedUrls,
  browserOrigin,
  openExternal,
}: ExternalLinkOptions): ExternalLinks {
  const hosts = [...defaultHosts, ...config.linkHosts, ...config.publishedHosts].map((host) => host.toLowerCase());

  /**
   * Whether a URL is a page of the backend in use: a page below `/sites/`, or a page of the embedded backend that
   * stands in for a service. The URL must be https, or http on this computer.
   */
  function isBackendPage(url: URL, backend: string | undefined): boolean {
    if (backend === undefined || url.origin !== new URL(backend).origin) return false;
    const safe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackUrl(url.href));
    const isStandIn = config.backend.kind === 'embedded' && standInPaths.test(url.pathname);
    return safe && (url.pathname.startsWith('/sites/') || isStandIn);
  }

  function allows(link: string): boolean {
    if (link.length > 4096 || !URL.canParse(link)) return false;
    const url = new URL(link);
    if (url.username || url.password) return false;
    if (url.origin === browserOrigin()) return true;
    if (isBackendPage(url, backendUrl()) || config.linkOrigins.includes(url.origin)) return true;
    if (url.protocol !== 'https:' || url.port !== '') return false;
    return hosts.some((host) => matchesHost(url.hostname, host)) || publishedUrls().some(hasOrigin(url.origin));
  }

  return {
    allows,
    async open(link) {
      if (!allows(link)) throw new AppError('BAD_REQUEST', 'This link leads to a place that the app does not open.');
      // Opens the parsed URL, because the parsed URL is what was checked.
      await openExternal(new URL(link).href);
    },
  };
}

/** Paths of the embedded backend's pages that stand in for pages of third-party services. */
const standInPaths = /^\/providers\/(google\/auth|business-profile\/(dashboard|verify)\/l\/\d+|(new-)?checkout)$/;

/**
 * Whether a published address has exactly this origin. Subdomains, parent domains and other ports of a customer's
 * domain are not allowed.
 */
const hasOrigin = (origin: string) => (published: string) =>
  URL.canParse(published) && new URL(published).origin === origin;

function matchesHost(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*.')
    ? hostname === pattern.slice(2) || hostname.endsWith(pattern.slice(1))
    : hostname === pattern;
}
