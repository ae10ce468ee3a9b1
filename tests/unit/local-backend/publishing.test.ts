import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { syncFolder } from '../../../src-main/local-backend/publisher/site-folder.ts';
import { inProcess, type InProcess, temporaryFolder } from './in-process.ts';

const slug = 'summit-roofing';
const domain = 'summitroofing.example';
let api: InProcess;
let user: Record<string, string>;
let dataDir: string;

const publish = (change: object = {}) =>
  api.post('/publish', { slug, paid_url: domain, github_repo: '', id_key: '', first_publish_url: '', ...change }, user);

async function edit(change: Record<string, unknown>): Promise<void> {
  const answer = await api.get(`/api/getLandingPage/${slug}`, user);
  const { message } = (await answer.json()) as { message: object };
  await api.post('/edit/landingpage', { ...message, ...change }, user);
}

/** A page of few pictures is published at once. */
const withoutPictures = {
  gallery: [],
  services: [],
  hero_gallery_photos: [],
  teammates: [],
  awards: [],
  about_upload: '',
};

beforeEach(async () => {
  dataDir = await temporaryFolder();
  api = await inProcess({ dataDir });
  user = await api.signedIn();
  await edit({ ...withoutPictures, hero_image: '', products: '[]' });
});

describe('serving a published site', () => {
  test('[PAGE-01] pages come compressed, with an ETag that answers 304, and must be revalidated', async () => {
    await publish();
    const page = await api.get(`/sites/${domain}/`, { 'Accept-Encoding': 'gzip' });
    expect(page.headers.get('Content-Encoding')).toBe('gzip');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    const etag = page.headers.get('ETag') ?? '';
    const again = await api.get(`/sites/${domain}/`, { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await api.get(`/sites/${domain}/`)).headers.get('ETag')).not.toBe(etag);
  });

  test('assets are named by their content and kept for a year', async () => {
    await publish();
    const page = await (await api.get(`/sites/${domain}/`)).text();
    const asset = /assets\/[0-9a-f]{20}\.\w+/.exec(page)?.[0] ?? '';
    const answer = await api.get(`/sites/${domain}/${asset}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
  });

  test('an unknown page is the site’s own 404; the database next door is out of reach', async () => {
    await publish();
    const missing = await api.get(`/sites/${domain}/nothing/here`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('Content-Type')).toContain('text/html');
    for (const path of ['..%2F..%2Fbackend.db', '%2e%2e/%2e%2e/backend.db', 'constructor', '__proto__', '%E0%A4%A']) {
      expect((await api.get(`/sites/${domain}/${path}`)).status, path).toBe(404);
    }
  });

  test('[RED-01] redirects of the record are served, with their kind', async () => {
    await publish();
    const moved = await api.get(`/sites/${domain}/old-home`);
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, `/sites/${domain}/`]);
    const found = await api.get(`/sites/${domain}/hail`);
    expect([found.status, found.headers.get('Location')]).toEqual([302, `/sites/${domain}/#announcement`]);
  });
});

describe('publishing', () => {
  test('[PUB-01] an empty repository is named, a given one and the first address are kept', async () => {
    expect(await (await publish()).json()).toEqual({
      message: { url: `/sites/${domain}/`, github_repo: slug, first_publish_url: `https://${slug}.pages.example/` },
    });
    const given = { github_repo: 'other-repo', first_publish_url: 'https://first.example/' };
    expect(await (await publish(given)).json()).toEqual({ message: { url: `/sites/${domain}/`, ...given } });
  });

  test('publishing leaves the record and its modified time alone', async () => {
    const before = await (await api.get(`/api/getLandingPage/${slug}`, user)).text();
    await publish();
    expect(await (await api.get(`/api/getLandingPage/${slug}`, user)).text()).toBe(before);
  });

  test('another domain moves the site; a domain that shows another site is refused', async () => {
    await publish();
    expect((await publish({ paid_url: 'moved.example' })).status).toBe(200);
    expect((await api.get('/sites/moved.example/')).status).toBe(200);
    expect((await api.get(`/sites/${domain}/`)).status).toBe(404);
    expect(await readdir(join(dataDir, 'published'))).toEqual(['moved.example']);
    expect((await publish({ slug: 'sparrow-house-cleaning', paid_url: 'moved.example' })).status).toBe(409);
  });

  test('[PUB-01] only what changed is written again', async () => {
    const folder = await temporaryFolder();
    const file = (path: string, body: string) => ({ path, type: 'text/html', bytes: Buffer.from(body) });
    const first = await syncFolder(
      folder,
      [file('index.html', 'a'), file('a/same.html', 's'), file('old.html', 'o')],
      {},
    );
    const inode = async (path: string) => (await stat(join(folder, path))).ino;
    const [index, same] = [await inode('index.html'), await inode('a/same.html')];
    await syncFolder(folder, [file('index.html', 'b'), file('a/same.html', 's')], first);
    expect(await inode('a/same.html')).toBe(same);
    expect(await inode('index.html')).not.toBe(index);
    expect((await readdir(folder)).sort()).toEqual(['a', 'index.html']);
  });

  test('a file that went missing is written again', async () => {
    const folder = await temporaryFolder();
    const file = { path: 'index.html', type: 'text/html', bytes: Buffer.from('x') };
    const manifest = await syncFolder(await temporaryFolder(), [file], {});
    await syncFolder(folder, [file], manifest);
    expect(await readdir(folder)).toEqual(['index.html']);
  });
});
