import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeFolder } from '../../../src-main/store/store-folder.ts';
import { openStore } from '../../../src-main/store/store.ts';

let userData: string;
beforeEach(async () => {
  userData = await mkdtemp(join(tmpdir(), 'sitewright-scope-'));
});
afterEach(() => rm(userData, { recursive: true }));

const [A, B] = ['https://a.example', 'https://b.example'];
const draftsOf = async (backend: string): Promise<string[]> => {
  const store = await openStore(storeFolder(userData, backend));
  const slugs = store.drafts.slugs();
  store.close();
  return slugs;
};
const edit = { step: 's', kind: 'do', operations: [], inverse: [], pending: true, at: 1 } as const;
const keep = async (folder: string, slug: string): Promise<void> => {
  const store = await openStore(folder);
  store.drafts.append(slug, { text: '{}', modified: 'm' }, { ...edit, operations: [], inverse: [] });
  store.close();
};

test('[SYNC-06] what is kept of one backend is not there for another, and is there again for the first', async () => {
  await keep(storeFolder(userData, A), 'acme');
  expect(await draftsOf(B)).toEqual([]);
  await keep(storeFolder(userData, B), 'other');
  expect(await draftsOf(A)).toEqual(['acme']);
  expect(await draftsOf(B)).toEqual(['other']);
});

test('[SYNC-06] drafts of an app version without a folder per backend move to the backend that is used first', async () => {
  await keep(userData, 'old');
  expect(await draftsOf(A)).toEqual(['old']);
  expect(await draftsOf(B)).toEqual([]);
  expect(readdirSync(userData)).toEqual(['stores']);
});

test('[SYNC-06] an interrupted move of old drafts to a backend’s folder is completed at the next start', async () => {
  await keep(userData, 'old');
  mkdirSync(join(userData, 'stores', 'moving'), { recursive: true });
  renameSync(join(userData, 'journal.db'), join(userData, 'stores', 'moving', 'journal.db'));
  expect(await draftsOf(A)).toEqual(['old']);
  expect(existsSync(join(userData, 'stores', 'moving'))).toBe(false);
});
