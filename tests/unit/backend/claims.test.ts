import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openDatabase, openStore } from '../../../src-main/backend/db/open.ts';
import { createPublisher } from '../../../src-main/backend/publisher/publisher.ts';
import { createStores } from '../../../src-main/backend/publisher/stores.ts';
import { createSiteRepo } from '../../../src-main/backend/sites/site-repo.ts';
import { inProcess, type InProcess, temporaryFolder, withoutPictures } from './in-process.ts';

const roofer = 'summit-roofing';
const cleaner = 'sparrow-house-cleaning';
let dataDir: string;
let api: InProcess;
let user: Record<string, string>;

async function edit(slug: string, change: object): Promise<void> {
  const answer = await api.get(`/api/getLandingPage/${slug}`, user);
  const { message } = (await answer.json()) as { message: object };
  await api.post('/edit/landingpage', { ...message, ...change }, user);
}

const publish = (slug: string, domain: string, githubRepo = '') =>
  api.post('/publish', { slug, paid_url: domain, github_repo: githubRepo, id_key: '', first_publish_url: '' }, user);

const wordsOf = async (answer: Response) => ((await answer.json()) as { message: string }).message;
const shownAt = async (domain: string) => (await api.get(`/sites/${domain}/`)).text();

async function open(): Promise<void> {
  api = await inProcess({ dataDir });
  user = await api.signedIn();
}

beforeEach(async () => {
  dataDir = await temporaryFolder();
  await open();
  for (const slug of [roofer, cleaner]) await edit(slug, withoutPictures);
});

test('[PUB-05] of two sites that publish to one domain at once one is shown, the other refused by name, with its old site whole', async () => {
  await publish(cleaner, 'sparrow.example');
  const both = await Promise.all([publish(roofer, 'wanted.example'), publish(cleaner, 'wanted.example')]);
  expect(both.map(({ status }) => status)).toEqual([200, 409]);
  expect(await wordsOf(both[1])).toBe('The domain wanted.example belongs to the site summit-roofing.');
  expect(await shownAt('wanted.example')).toContain('Summit Roofing');
  expect(await shownAt('sparrow.example')).toContain('Sparrow House Cleaning');
  expect((await readdir(join(dataDir, 'published'))).toSorted()).toEqual(['sparrow.example', 'wanted.example']);
});

test('[PUB-05] a repository belongs to one site, whatever the letters of its name', async () => {
  for (const slug of [roofer, cleaner]) await edit(slug, { publish_to_google_storage: false });
  const both = await Promise.all([publish(roofer, 'a.example', 'Pages'), publish(cleaner, 'b.example', 'pages')]);
  expect(both.map(({ status }) => status)).toEqual([200, 409]);
  expect(await wordsOf(both[1])).toBe('The repository pages belongs to the site summit-roofing.');
  expect((await publish(roofer, 'a.example', 'PAGES')).status).toBe(200);
  expect(await readdir(join(dataDir, 'repositories'))).toEqual(['Pages.git']);
  expect(await shownAt('a.example')).toContain('Summit Roofing');
});

test('[PUB-05] what a refused publish has asked for beside is free again, and so is what a site has left', async () => {
  for (const slug of [roofer, cleaner]) await edit(slug, { publish_to_google_storage: false });
  await publish(roofer, 'roof.example', 'pages');
  expect((await publish(cleaner, 'free.example', 'pages')).status).toBe(409);
  expect((await publish(roofer, 'free.example', 'pages')).status).toBe(200);
  expect((await publish(cleaner, 'roof.example', 'other')).status).toBe(200);
  expect(await shownAt('roof.example')).toContain('Sparrow House Cleaning');
  expect((await publish(roofer, 'roof.example', 'pages')).status).toBe(409);
  await api.post('/publish/remove', { slug: cleaner }, user);
  expect((await publish(roofer, 'roof.example', 'other')).status).toBe(200);
});

test('[PUB-05] a site whose publish fails keeps what is shown, and leaves the new domain to others', async () => {
  await publish(roofer, 'roof.example');
  const store = openStore(dataDir);
  const failing = await createPublisher(
    store,
    {
      stores: createStores(dataDir),
      variantsOf: () => Promise.reject(new Error('no picture can be read')),
      iconsOf: async () => [],
      lookAtLogo: async () => undefined,
    },
    {
      ...{ port: 0, token: undefined, accessTtl: 900, taskMs: 0, allowFaults: false, keepBodies: false, messy: false },
      ...{ product: 'Sitewright', publicUrl: '', dataDir, picturesDir: dataDir },
    },
  );
  await edit(roofer, { hero_image: '/media/stock/roofing/1.webp' });
  const target = { domain: 'new.example', githubRepo: '', firstPublishUrl: '', multipage: false };
  const site = await createSiteRepo(store.db).bySlug(roofer);
  await expect(failing.publish(site!, target, async () => undefined)).rejects.toThrow('no picture');
  await store.close();
  expect(await readdir(join(dataDir, 'published'))).toEqual(['roof.example']);
  expect(await shownAt('roof.example')).toContain('Summit Roofing');
  expect((await publish(cleaner, 'new.example')).status).toBe(200);
});

test('[PUB-05] what a killed publish has claimed and half written goes at the next start, and nothing else does', async () => {
  await publish(roofer, 'roof.example');
  const sitePk = await pkOf(cleaner);
  await api.backend.close();
  const db = openDatabase(dataDir);
  db.prepare("INSERT INTO claim VALUES ('domain', 'half.example', ?), ('folder', 'half.example', ?)").run(
    sitePk,
    sitePk,
  );
  db.close();
  const folder = join(dataDir, 'published');
  const parts = [
    join(folder, 'half.example/releases/.0123.part/index.html'),
    join(folder, 'roof.example/releases/.4567.part/index.html'),
    join(folder, 'roof.example/releases.json.part'),
    join(folder, '.gone.example.part/index.html'),
    join(dataDir, 'variants/.a.avif.99999999.1.part'),
    join(dataDir, 'media/uploads/0123.part'),
  ];
  for (const part of parts) {
    await mkdir(join(part, '..'), { recursive: true });
    await writeFile(part, 'half');
  }
  await mkdir(join(folder, 'kept.part'));
  await open();
  expect(parts.filter(existsSync)).toEqual([]);
  expect((await readdir(folder)).toSorted()).toEqual(['kept.part', 'roof.example']);
  expect(await shownAt('roof.example')).toContain('Summit Roofing');
  expect((await publish(roofer, 'half.example')).status).toBe(200);
});

async function pkOf(slug: string): Promise<string> {
  const { db, close } = openStore(dataDir);
  const site = await createSiteRepo(db).bySlug(slug);
  await close();
  return site!.sitePk;
}

test('[DOM-04] a domain that was bought for one site gets no records for another whose record calls it its own', async () => {
  const domain = 'bought.example';
  await api.post('/api/purchase-domain', { domain, slug: roofer }, user);
  await edit(cleaner, { paid_url: domain, domain_purchased: true });
  expect((await api.post('/api/configure-dns', { domain, slug: cleaner }, user)).status).toBe(409);
  expect((await api.post('/api/configure-dns', { domain, slug: roofer }, user)).status).toBe(200);
});
