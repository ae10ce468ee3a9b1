import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from '../../support/fast-check.ts';
import { describe, expect, test, vi } from 'vitest';
import type { PreviewPage } from '../../../src-main/features/preview/service.ts';
import { createPreviewPages } from '../../../src-main/app/preview-pages.ts';
import { isRoute, resolveInside } from '../../../src-main/app/static-files.ts';
import { createStudioPages } from '../../../src-main/app/studio-pages.ts';

const root = path.join(mkdtempSync(path.join(tmpdir(), 'pages-')), 'renderer');
mkdirSync(path.join(root, 'assets'), { recursive: true });
writeFileSync(path.join(root, 'index.html'), '<meta name="style-nonce" content="__STYLE_NONCE__">');
writeFileSync(path.join(root, 'assets', 'app.js'), 'export {};');
writeFileSync(path.join(root, '..', 'secret.txt'), 'secret');

const image = () => Promise.resolve(new Response('png', { headers: { 'content-type': 'image/png' } }));
const studio = (serveMedia: (path: string, signal: AbortSignal) => Promise<Response> = image) =>
  createStudioPages({ root, serveMedia, development: undefined });
const ask = (url: string, init?: RequestInit) => studio()(new Request(url, init));

describe('app://studio', () => {
  test.each(['/', '/basicInfo/acme', '/basicInfo/acme.plumbing', '/map', '/index.html/x'])(
    '[NAV-01] %s is the app’s page',
    async (route) => {
      const answer = await ask(`app://studio${route}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('style-nonce');
    },
  );

  test('each load of the page has a nonce of its own, the same in page and policy', async () => {
    const [first, second] = await Promise.all([ask('app://studio/'), ask('app://studio/')]);
    const nonceOf = async (answer: Response) => /content="(.+)"/.exec(await answer.text())?.[1] ?? '';
    const nonce = await nonceOf(first);
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(await nonceOf(second)).not.toBe(nonce);
  });

  test('a built file has its type and may be kept', async () => {
    const answer = await ask('app://studio/assets/app.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/assets/none.js', '/assets/', '/favicon.ico', '/assets/%E0%A4%A'])('%s is not there', async (missing) => {
    expect((await ask(`app://studio${missing}`)).status).toBe(404);
  });

  test.each(['/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/%00'])(
    '%s does not lead out of the folder',
    async (escape) => {
      expect(await (await ask(`app://studio${escape}`)).text()).not.toContain('secret');
    },
  );

  test('another host and another method are refused', async () => {
    expect((await ask('app://other/')).status).toBe(404);
    expect((await ask('app://studio/', { method: 'POST' })).status).toBe(405);
  });

  test('media comes from the backend by its own path', async () => {
    const serveMedia = vi.fn(image);
    const answer = await studio(serveMedia)(new Request('app://studio/media/acme/logo.png?v=2'));
    expect(serveMedia.mock.calls[0]).toEqual(['/media/acme/logo.png?v=2', expect.any(AbortSignal)]);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.text()).toBe('png');
  });

  test('of media only pictures and films pass, and a failure is an answer', async () => {
    const html = () => Promise.resolve(new Response('<script>', { headers: { 'content-type': 'text/html' } }));
    expect((await studio(html)(new Request('app://studio/media/x'))).status).toBe(415);
    const missing = () => Promise.resolve(new Response('', { status: 404 }));
    expect((await studio(missing)(new Request('app://studio/media/x'))).status).toBe(404);
    const down = () => Promise.reject(new Error('down'));
    expect((await studio(down)(new Request('app://studio/media/x'))).status).toBe(502);
  });
});

describe('a path of a URL', () => {
  test('never leaves the folder, whatever it is', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('..', '%2e%2e', '%2f', '\\', '//', '%00', 'C:', '~'));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const file = resolveInside('/srv/app', `/${parts.join('/')}`);
        if (file !== undefined) expect(file.startsWith('/srv/app/')).toBe(true);
      }),
    );
  });

  test('is a route unless it looks like a file of the build', () => {
    expect(['/', '/photos/a.b', '/x'].every(isRoute)).toBe(true);
    expect(['/assets/x', '/robots.txt'].some(isRoute)).toBe(false);
  });
});

describe('preview://draft', () => {
  const onError = vi.fn();
  const preview = (renderPreview: () => Promise<PreviewPage>, renderAsPublished = renderPreview) =>
    createPreviewPages({
      safe: false,
      renderPreview,
      renderAsPublished,
      serveMedia: image,
      pageFonts: 'resources/page-fonts',
      frameScript: 'own()',
      onError,
    });
  const page = (html: string): PreviewPage => ({ status: 200, html });

  test('shows the draft of the slug', async () => {
    const render = vi.fn(() => Promise.resolve(page('<body><h1>Acmé</h1></body>')));
    const answer = await preview(render)(new Request('preview://draft/acm%C3%A9/?v=3'));
    expect(render).toHaveBeenCalledWith('acmé', '', undefined);
    expect(await answer.text()).toBe('<body><h1>Acmé</h1><script>own()</script></body>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('[PUB-03] shows a version of the history', async () => {
    const render = vi.fn(() => Promise.resolve(page('')));
    await preview(render)(new Request('preview://draft/acme/services/?version=12'));
    expect(render).toHaveBeenCalledWith('acme', 'services/', 12);
  });

  test('[LAY-06] shows the draft with the record’s own code, and without the app’s, at a host of its own', async () => {
    const render = vi.fn(() => Promise.resolve(page('<body><script>code()</script></body>')));
    const pages = preview(() => Promise.reject(new Error('the draft’s')), render);
    const answer = await pages(new Request('preview://published/acme/services/?v=3'));
    expect(render).toHaveBeenCalledWith('acme', 'services/');
    expect(await answer.text()).toBe('<body><script>code()</script></body>');
    expect(answer.headers.get('content-security-policy')).toMatch(/'unsafe-inline' https:.*sandbox allow-scripts$/);
  });

  test('answers 404 without a draft or page, and 500 without the error’s text when rendering fails', async () => {
    const none = await preview(() => Promise.resolve({ status: 404, html: 'None' }))(
      new Request('preview://draft/acme/'),
    );
    expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('None')]);
    const deep = await preview(() => Promise.resolve(page('')))(new Request('preview://draft/acme/deep/page'));
    expect(deep.status).toBe(404);
    const error = new Error('broken');
    const failed = await preview(() => Promise.reject(error))(new Request('preview://draft/acme/'));
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('broken');
    expect(onError).toHaveBeenCalledWith(error, 'acme');
  });

  test('[LAY-06] serves the pages’ fonts to the page’s opaque origin, once', async () => {
    const pages = preview(() => Promise.resolve(page('')));
    const font = await pages(new Request('preview://draft/page-font/inter.woff2'));
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(font.headers.get('access-control-allow-origin')).toBe('*');
    expect(font.headers.get('cache-control')).toContain('max-age');
    expect((await pages(new Request('preview://draft/page-font/none.woff2'))).status).toBe(404);
    expect((await pages(new Request('preview://draft/page-font/..%2finter.woff2'))).status).toBe(404);
  });

  test('serves media, and no other host or method', async () => {
    const pages = preview(() => Promise.resolve(page('')));
    expect(await (await pages(new Request('preview://draft/media/a.png'))).text()).toBe('png');
    expect((await pages(new Request('preview://else/acme/'))).status).toBe(404);
    expect((await pages(new Request('preview://draft/acme/', { method: 'POST' }))).status).toBe(405);
  });
});
