import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { expect, onTestFinished, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { fontsFeature } from '../../../src-main/features/fonts/index.ts';
import { createRenderer } from '../../../src-main/backend/publisher/render-release.ts';
import { cutFont } from '../../../src-main/media/converter/cut-font.ts';
import { createCutFonts } from '../../../src-main/media/cut-fonts.ts';
import { Pictures } from '../../../src-main/media/pictures.ts';
import { createServedMedia } from '../../../src-main/media/served-media.ts';
import { createWebFonts } from '../../../src-main/providers/web-fonts/google-fonts.ts';
import { memoryCache } from '../../support/memory-cache.ts';
import { noLog } from '../../support/log.ts';
import { plumber } from '../../support/sites/index.ts';

const signal = new AbortController().signal;
const barlow = join(import.meta.dirname, '../../../resources/fonts/barlow-700.woff2');

/** Starts a web-fonts service on this computer. Its file for Lobster is a font, its file for Pacifico is not. */
async function fontService() {
  const file = await readFile(barlow);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push(pathname);
    // Without this header, the next request may use a connection that the server is about to close, and may fail.
    response.setHeader('Connection', 'close');
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const items = ['Lobster', 'Pacifico'].map((family) => ({
      family,
      category: 'display',
      variants: ['regular'],
      files: { regular: `${at}/${family}.woff2` },
    }));
    if (pathname === '/webfonts') return response.end(JSON.stringify({ items }));
    response.setHeader('Content-Type', 'font/woff2');
    return response.end(pathname === '/Lobster.woff2' ? file : 'no font');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => stopped(server);
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, size: file.length, stop };
}

async function stopped(server: Server): Promise<void> {
  server.closeAllConnections();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
}

/**
 * Returns the app's function that finds a font in the service's list, fetches its file and reduces the font to the
 * given letters.
 */
function fontsAt(url: string) {
  const logger = noLog;
  const webFonts = createWebFonts({ address: async () => ({ url, key: 'k', headers: {} }), fetch, logger });
  const fonts = fontsFeature({ webFonts, cache: memoryCache(new Map()), logger });
  const media = createServedMedia({
    pictures: new Pictures({
      cache: { find: async () => undefined, put: async () => undefined, remove: async () => undefined },
      isOnline: () => true,
    }),
    thumbnails: { get: async () => ({ status: 404 }), kept: async () => undefined, putPoster: async () => undefined },
    scope: 'test:',
    backendUrl: () => Promise.reject(new Error('no backend')),
    isOnline: () => true,
    fetch,
    publicFetch: (address, headers, asked) => fetch(address, { headers, signal: asked }),
    shippedFonts: async () => undefined,
    fontFile: fonts.fileOf,
    blob: () => undefined,
  });
  return createCutFonts({ font: media.font, converter: { font: cutFont } });
}

/** Publishes a site. Returns its home page and its font files. */
async function published(site: SiteDocument, cutFonts: ReturnType<typeof fontsAt>) {
  const render = createRenderer(
    async () => undefined,
    async () => [],
    {
      product: 'Sitewright',
      publicUrl: '',
      async cutFont(cut) {
        const made = await cutFonts(cut, signal);
        return 'bytes' in made ? made.bytes : undefined;
      },
    },
  );
  const { files } = await render(site, 'www.example.com', 'key');
  return {
    html: String(files.find(({ path }) => path === 'index.html')!.bytes),
    fonts: files.filter(({ path }) => path.endsWith('.woff2')),
  };
}

test('[PAGE-09] a font that staff chose is fetched once per file, cut to the letters of the pages, and served from the site', async () => {
  const service = await fontService();
  const site = { ...plumber, company_name: 'Þór Plumbing', custom_all_font: 'Lobster' };
  const { html, fonts } = await published(site, fontsAt(service.url));
  expect(html).toContain('--f-display:"Lobster"');
  const faces = html.match(/@font-face\{font-family:"Lobster";src:url\("assets\/\w+\.woff2"\)[^}]*\}/g);
  // The service has only one weight, so both faces use the same file. The file is published and preloaded once.
  expect(faces).toHaveLength(2);
  expect(fonts).toHaveLength(1);
  expect(html.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(1);
  expect(html).toContain(fonts[0]!.path);
  expect(html).not.toContain(service.url);
  const font = fontkit.create(Buffer.from(fonts[0]!.bytes));
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  expect([...'PlumbingÞ059~'].filter((letter) => !has(letter))).toEqual([]);
  expect([...'ŒÐÿ'].filter(has)).toEqual([]);
  expect(fonts[0]!.bytes.length).toBeLessThan(service.size * 0.8);
});

test('[PAGE-09] a hero font is published in the weight of the design’s headings, beside the design’s text', async () => {
  const service = await fontService();
  const { html, fonts } = await published({ ...plumber, custom_hero_font: 'Lobster' }, fontsAt(service.url));
  expect(html).toContain('--f-display:"Lobster",');
  expect(html).toMatch(/@font-face\{font-family:"Lobster"[^}]*font-weight:100 900/);
  expect(html).toMatch(/--f-text:"Archivo"/);
  expect(fonts.length).toBeGreaterThan(1);
});

test('[PAGE-09] a font that no list has, that is no font or that cannot be reached leaves the design’s own on the pages', async () => {
  const service = await fontService();
  const cutFonts = fontsAt(service.url);
  const problemOf = (family: string) => cutFonts({ family, weight: 400, letters: 'Roofs' }, signal);
  expect(await problemOf('No Such Font')).toEqual({ problem: 'unknown' });
  expect(await problemOf('Pacifico')).toEqual({ problem: 'broken' });
  const own = await published(plumber, cutFonts);
  const pacifico = await published({ ...plumber, custom_all_font: 'Pacifico' }, cutFonts);
  expect(pacifico.html).toBe(own.html);
  expect(pacifico.fonts).toEqual(own.fonts);
  await service.stop();
  expect(await problemOf('Lobster')).toEqual({ problem: 'unreachable' });
  expect((await published({ ...plumber, custom_all_font: 'Lobster' }, cutFonts)).html).toBe(own.html);
});
