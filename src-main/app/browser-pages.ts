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
  /** @param root path to put before the paths of pictures and fonts, without a slash at its end */
  render(slug: string, path: string, root: string): PreviewPage;
  files: PageFiles;
  openExternal(url: string): Promise<void>;
}

export interface BrowserPages {
  /** Opens a page of the draft in the system's browser. */
  open(slug: string, path: string): Promise<void>;
  /** Returns the origin of the pages; undefined until the first page is opened. */
  origin(): string | undefined;
  close(): void;
}

/**
 * Shows drafts in the system's browser. An HTTP server on the loopback interface is started when the first page is
 * opened. The record's own code runs in these pages, so each site has an address that nobody can guess. The code of one
 * site therefore cannot find the pages of another site.
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
    // Refuses other host names, because a foreign name server can return this computer's address for its own host name
    // (DNS rebinding).
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
    try {
      await once(server.listen(0, '127.0.0.1'), 'listening');
    } catch (error) {
      listening = undefined;
      throw error;
    }
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
