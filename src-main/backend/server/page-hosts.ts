import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIPv4 } from 'node:net';
import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { errorAnswer } from '../http/errors.ts';
import type { Hosting } from '../home.ts';
import { type Answer, type HeaderOf, redirect, send, textAnswer } from '../pages/answer.ts';
import type { Bodies } from '../pages/bodies.ts';
import { fileAnswer } from '../pages/file-answer.ts';
import { lookUp } from '../pages/look-up.ts';
import type { Publication } from '../publisher/publications.ts';
import type { Publisher } from '../publisher/publisher.ts';
import type { Domains } from './domains.ts';
import type { Observer } from './observe.ts';

interface Parts {
  domains: Domains;
  storeOf: Publisher['storeOf'];
  bodies: Bodies;
  observer: Observer;
  /** host name at which the app reaches the server, if known */
  ownHost: string | undefined;
}

/** Name of all requests for pages in the log and the metrics. The paths of pages would make too many time series. */
const ROUTE = 'page';
/** Matches the only call that visitors of a site make: sending its form. */
const messageCall = /^POST \/public\/messages\/[^/]+$/;
/**
 * Matches a request target whose path has only characters that the router's URL parser leaves unchanged. `plainly`
 * excludes paths with dot segments, which the parser would change too.
 */
const plainTarget = /^(\/[\w~/.-]*)(?:\?|$)/;

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Creates the hosting of published sites at their domains. A request for a site's domain reaches only the site's pages
 * and its message call, so that no call of the app can be made at a customer's domain.
 */
export function createPageHosts({ domains, storeOf, bodies, observer, ownHost }: Parts): Hosting {
  /** Returns the file, redirect or status 404 that a published site has at a path. */
  async function page(publication: Publication, path: string, header: HeaderOf): Promise<Answer> {
    const store = storeOf(publication);
    const found = await lookUp(store, path);
    if (found.kind === 'file') return fileAnswer(store, found, bodies, header);
    return found.kind === 'redirect'
      ? redirect(found.redirect.status, found.redirect.destination)
      : textAnswer(404, 'Not found');
  }

  /**
   * Whether a request is for the server itself. This includes host names that no site can have, such as those of health
   * probes.
   */
  const isOwn = (host: string): boolean => host === ownHost || !host.includes('.') || isIPv4(host);

  const routes = new Hono<AppEnv>().use(async (c, next) => {
    const url = new URL(c.req.url);
    const { method } = c.req;
    const host = url.hostname.replace(/\.$/, '');
    if (isOwn(host)) return next();
    const publication = domains.siteAt(host);
    if (!publication && ownHost === undefined) return next();
    c.set('publication', publication);
    if (publication && messageCall.test(`${method} ${url.pathname}`)) return next();
    c.set('route', ROUTE);
    if (!publication) return send(c, textAnswer(421, 'No site is published at this address.'));
    if (!isRead(method)) {
      c.header('Allow', 'GET, HEAD');
      return send(c, textAnswer(405, 'Only pages are here.'));
    }
    if (host !== publication.domain) {
      return send(c, redirect(301, `https://${publication.domain}${url.pathname}${url.search}`));
    }
    return send(c, await page(publication, url.pathname, (name) => c.req.header(name)));
  });

  /**
   * Returns the site and the path if a request is a GET or HEAD at the present domain of a site and its path needs no
   * normalizing; undefined for all other requests, which the router has to answer.
   */
  function plainly({ method = '', url = '', headers }: IncomingMessage) {
    const { host = '' } = headers;
    const publication = isRead(method) && !isOwn(host) ? domains.siteAt(host) : undefined;
    const path = plainTarget.exec(url)?.[1];
    return publication?.domain === host && path !== undefined && !path.includes('/.')
      ? { publication, path }
      : undefined;
  }

  async function answer(
    { publication, path }: { publication: Publication; path: string },
    { method = '', headers }: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const header: HeaderOf = (name) => headers[name]?.toString();
    const { requestId, end } = observer.begin(header('x-request-id'));
    const respond = ({ status, headers: sent, body }: Answer): void => {
      outgoing.writeHead(status, { ...sent, 'X-Request-Id': requestId });
      outgoing.end(body);
    };
    try {
      respond(await page(publication, path, header));
    } catch (error) {
      const { status, body } = errorAnswer(error, `${method} ${path}`, requestId);
      respond({ status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    }
    end({ method, route: ROUTE, status: outgoing.statusCode });
  }

  return {
    routes,
    before: (next: RequestListener) => (incoming, outgoing) => {
      const asked = plainly(incoming);
      if (asked) void answer(asked, incoming, outgoing);
      else next(incoming, outgoing);
    },
  };
}
