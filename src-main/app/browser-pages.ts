import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { notice } from '../features/preview/notice.ts';
import type { PreviewPage } from '../features/preview/service.ts';
import { commonHeaders } from './csp.ts';
import type { PageFiles } from './page-files.ts';
import { plainAnswer } from './studio-pages.ts';

export interface BrowserPagesOptions {
  /** @param root path before those of pictures and fonts, without a slash at its end */
  render(slug: string, path: string, root: string): PreviewPage;
  files: PageFiles;
  openExternal(url: string): Promise<void>;
}

export interface BrowserPages {
  /** Opens a page of the draft in the system's browser. */
  open(slug: string, path: string): Promise<void>;
  /** origin of the pages; undefined until one was opened */
  origin(): string | undefined;
  close(): void;
}

/**
 * Shows drafts in the system's browser, by a server on loopback that is started with the first page. The record's own
 * code runs there, so each site has an address of its own that nobody can guess and that leads to no other site.
 */
export function createBrowserPages({ render, files, openExternal }: BrowserPagesOptions): BrowserPages {
  const slugOfKey = new Map<string, string>();
  const keyOfSlug = new Map<string, string>();
  let server: Server | undefined;
  let origin: string | undefined;

  function keyOf(slug: string): string {
    const key = keyOfSlug.get(slug) ?? randomBytes(16).toString('hex');
    keyOfSlug.set(slug, key);
    slugOfKey.set(key, slug);
    return key;
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    // A foreign name server can give this computer's address for its own host name (DNS rebinding).
    if (url.origin !== origin) return plainAnswer(403, 'Not found');
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainAnswer(405, 'A preview sends nothing');
    const [, key = '', rest = ''] = /^\/([0-9a-f]{32})(\/.*)$/.exec(url.pathname) ?? [];
    const slug = slugOfKey.get(key);
    if (slug === undefined) return pageAnswer(404, notice('Page not found', 'Open the preview from the app again.'));
    url.pathname = rest;
    const file = files(url, request.signal);
    if (file) return file;
    const { status, html } = render(slug, rest.slice(1), `/${key}`);
    return pageAnswer(status, html);
  }

  async function listen(): Promise<void> {
    server = createAdaptorServer({ fetch: answer }) as Server;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  }
  let listening: Promise<void> | undefined;

  return {
    async open(slug, path) {
      await (listening ??= listen());
      await openExternal(`${String(origin)}/${keyOf(slug)}/${path}`);
    },
    origin: () => origin,
    close() {
      server?.close();
      server?.closeAllConnections();
    },
  };
}

function pageAnswer(status: number, html: string): Response {
  const headers = { ...commonHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(html, { status, headers });
}
