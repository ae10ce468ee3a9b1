import { request } from 'node:http';
import { Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type BrowserPages, createBrowserPages } from '../../../src-main/app/browser-pages.ts';
import { createPageFiles } from '../../../src-main/app/page-files.ts';

const pages: BrowserPages[] = [];
afterEach(() => {
  for (const each of pages.splice(0)) each.close();
});

function setUp() {
  const opened: string[] = [];
  const render = vi.fn((slug: string, path: string, root: string) => ({
    status: 200 as const,
    html: `<p>${slug} ${path} <img src="${root}/media/a.png">`,
  }));
  const made = createBrowserPages({
    render,
    files: createPageFiles({
      serveMedia: async (path) => new Response(path, { headers: { 'content-type': 'image/png' } }),
      pageFonts: 'resources/page-fonts',
    }),
    openExternal: async (url) => void opened.push(url),
  });
  pages.push(made);
  return { made, opened, render };
}

test('[LAY-06] a page of the draft is opened in the browser, with its pictures and fonts from the same server', async () => {
  const { made, opened } = setUp();
  await made.open('acme', 'services/');
  const [url = ''] = opened;
  expect(new URL(url).origin).toBe(made.origin());
  const page = await fetch(url);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(html).toContain('acme services/');
  const [, picture = ''] = /src="([^"]*)"/.exec(html) ?? [];
  expect(await (await fetch(new URL(picture, url))).text()).toBe('/media/a.png');
  const font = await fetch(new URL(picture.replace('media/a.png', 'page-font/inter.woff2'), url));
  expect(font.headers.get('content-type')).toBe('font/woff2');
});

test('[LAY-06] each site has one address for as long as the app runs, which leads to no other site', async () => {
  const { made, opened, render } = setUp();
  await made.open('acme', '');
  await made.open('other', '');
  await made.open('acme', '');
  expect(opened[2]).toBe(opened[0]);
  expect(new URL(opened[1] ?? '').origin).toBe(made.origin());
  await fetch(`${opened[0]}other/`);
  expect(render).toHaveBeenLastCalledWith('acme', 'other/', expect.anything());
  expect((await fetch(`${made.origin()}/${'0'.repeat(32)}/`)).status).toBe(404);
  expect((await fetch(`${made.origin()}/media/a.png`)).status).toBe(404);
});

test('[LAY-06] a message of the page’s form is not taken', async () => {
  const { made, opened } = setUp();
  await made.open('acme', '');
  expect((await fetch(`${opened[0]}message`, { method: 'POST', body: 'name=Ann' })).status).toBe(405);
});

test('a request under another host name is refused', async () => {
  const { made, opened } = setUp();
  await made.open('acme', '');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request(opened[0] ?? '', { headers: { host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});

test('nothing is listened to until a page is opened', () => {
  expect(setUp().made.origin()).toBeUndefined();
});

test('[LAY-06] a page opens at the next try when the server could not be started before', async () => {
  const { made, opened } = setUp();
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function (this: Server) {
    setImmediate(() => this.emit('error', new Error('EADDRNOTAVAIL')));
    return this;
  });
  await expect(made.open('acme', '')).rejects.toThrow('EADDRNOTAVAIL');
  listen.mockRestore();
  await made.open('acme', '');
  expect(opened).toHaveLength(1);
});
