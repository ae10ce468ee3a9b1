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

/** Name of requests for pages in the log. Their paths are not logged, because paths name customers. */
const ROUTE = 'page';
/** Matches the only call that visitors of a site make: sending its form. */
const messageCall = /^POST \/public\/messages\/[^/]+$/;
/** Matches the address of a request whose path does not change when it is normalized. */
const plainTarget = /^(\/[\w~/.-]*)(?:\?|$)/;

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Answers requests for a site's domain only with the site's pages and its message call. So no call of the app can be
 * reached at a domain of a customer.
 */
export function createPageHosts({ domains, storeOf, bodies, observer, ownHost }: Parts): Hosting {
  /** Returns the answer of a published site at its present domain. */
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
   * Returns the site and the path of a plain request for a page; undefined for all other requests, which the router has
   * to answer.
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
