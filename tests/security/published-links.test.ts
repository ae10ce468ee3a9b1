import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createExternalLinks } from '../../src-main/app/external-links.ts';
import { openStore, type Store } from '../../src-main/store/store.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-links-'));
  store = await openStore(folder);
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const allows = (url: string): boolean =>
  createExternalLinks({
    config: {
      backend: { kind: 'remote', url: 'https://backend.example' },
      linkHosts: [],
      linkOrigins: [],
      publishedHosts: [],
    },
    backendUrl: () => 'https://backend.example',
    publishedUrls: () => store.milestones.publishedUrls(),
    browserOrigin: () => undefined,
    openExternal: () => Promise.resolve(),
  }).allows(url);

test('a customer’s own domain may be opened once the site was published there, and not before', () => {
  store.milestones.saved('acme', 1);
  expect(allows('https://acme-plumbing.com/')).toBe(false);
  store.milestones.published('acme', 2, 'https://acme-plumbing.com/');
  expect(allows('https://acme-plumbing.com/')).toBe(true);
  expect(allows('https://acme-plumbing.com/services/?from=studio#drains')).toBe(true);
  store.rename('acme', 'acme-reno');
  expect(allows('https://acme-plumbing.com/')).toBe(true);
});

test.each([
  'http://acme-plumbing.com/',
  'https://www.acme-plumbing.com/',
  'https://plumbing.com/',
  'https://acme-plumbing.com.evil.example/',
  'https://evil-acme-plumbing.com/',
  'https://acme-plumbing.com:8443/',
  'https://user@acme-plumbing.com/',
  'https://acme-plumbing.com@evil.example/',
  'https://evil.example/acme-plumbing.com/',
  'https://evil.example\\@acme-plumbing.com/',
  'javascript://acme-plumbing.com/%0Aalert(1)',
  'smb://acme-plumbing.com/share',
])('nothing broader than that origin: %s is refused', (url) => {
  store.milestones.published('acme', 1, 'https://acme-plumbing.com/');
  expect(allows(url)).toBe(false);
});

test.each(['http://acme-plumbing.com/', 'https://acme-plumbing.com:8443/', 'file:///etc/passwd', 'not an address'])(
  'published to %s: no way out of the app',
  (url) => {
    store.milestones.published('acme', 1, url);
    expect(allows(url)).toBe(false);
    expect(allows('https://acme-plumbing.com/')).toBe(false);
  },
);

test('an address that somebody has put into the store is none', () => {
  store.milestones.published('acme', 1, 'https://acme-plumbing.com/');
  const database = new Database(join(folder, 'journal.db'));
  database.exec("UPDATE milestone SET published_url = 'https://evil.example/'");
  database.close();
  expect(allows('https://evil.example/')).toBe(false);
});
