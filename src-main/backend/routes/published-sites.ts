import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { isVideo } from '#shared/domain/photo/file-types.ts';
import type { AppEnv } from '../http/env.ts';
import { drawingPolicy } from '../http/drawing-policy.ts';
import type { ReleaseStore } from '../publisher/release.ts';
import type { Services } from '../services.ts';

const compress = promisify(gzip);

/** Serves the published sites, as a cloud bucket or a code-hosting pages service would. */
export function publishedSiteRoutes({ publisher }: Services): Hono<AppEnv> {
  async function send(c: Context<AppEnv>, store: ReleaseStore, path: string, status: 200 | 404) {
    const file = await store.read(path);
    if (!file) return c.text('Not found', 404);
    const zipped =
      !/^(image\/(?!svg)|font\/|video\/)/.test(file.type) && /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '');
    const etag = `"${file.hash}${zipped ? '-gz' : ''}"`;
    c.header('ETag', etag);
    c.header('Vary', 'Accept-Encoding');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    // Assets are named by content, so they never change; pages may change at any time.
    c.header('Cache-Control', path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (status === 200 && c.req.header('If-None-Match') === etag) return c.body(null, 304);
    c.header('Content-Type', file.type);
    if (file.type === 'image/svg+xml') c.header('Content-Security-Policy', drawingPolicy);
    if (zipped) c.header('Content-Encoding', 'gzip');
    const part = isVideo(file.type) && status === 200 ? partOf(c.req.header('Range'), file.bytes.length) : undefined;
    if (isVideo(file.type)) c.header('Accept-Ranges', 'bytes');
    if (part) {
      c.header('Content-Range', `bytes ${part.from}-${part.to}/${file.bytes.length}`);
      return c.body(new Uint8Array(file.bytes.subarray(part.from, part.to + 1)), 206);
    }
    return c.body(new Uint8Array(zipped ? await compress(file.bytes) : file.bytes), status);
  }

  return new Hono<AppEnv>()
    .get('/sites/:domain', (c) => c.redirect(`/sites/${c.req.param('domain')}/`, 301))
    .get('/sites/:domain/*', async (c) => {
      const domain = c.req.param('domain');
      const path = decoded(c.req.path.slice(`/sites/${domain}`.length));
      const publication = await publisher.publications.ofDomain(domain);
      if (!publication) {
        const moved = await publisher.publications.movedFrom(domain);
        return moved
          ? c.redirect(`/sites/${moved.domain}${path}`, 301)
          : c.text('This site has not been published.', 404);
      }
      const store = publisher.storeOf(publication);
      const release = await store.current();
      const redirect = release?.redirects.find(({ source }) => source === path);
      if (redirect) return c.redirect(`/sites/${domain}${redirect.destination}`, redirect.status);
      const name = path.slice(1);
      const candidates = [name, `${name.replace(/\/?$/, name ? '/' : '')}index.html`];
      const shown = candidates.find((candidate) => release && Object.hasOwn(release.files, candidate));
      // Assets of kept releases are for visitors who still have one of their pages open.
      const kept = shown ?? (name.startsWith('assets/') && (await store.read(name)) ? name : undefined);
      return kept === undefined ? send(c, store, '404.html', 404) : send(c, store, kept, 200);
    });
}

/** The range of bytes that a player requests, both ends included; undefined for the whole film or an invalid range. */
function partOf(range: string | undefined, length: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to ? { from, to } : undefined;
}

/** Decodes a path; one with an invalid encoding names no file, so it can stay as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
