import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blobReference, referencedBlobs, withAddresses } from '../../../src-main/store/blob-repo.ts';
import { DamagedRowError } from '../../../src-main/store/row-hash.ts';
import { openStore, type Store } from '../../../src-main/store/store.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-repos-'));
  store = await openStore(folder);
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const tamper = (sql: string) => {
  const db = new Database(join(folder, 'journal.db'));
  db.exec(sql);
  db.close();
};

describe('[PUB-04] versions', () => {
  const put = (document: string, kind: 'saved' | 'published' = 'saved', at = 1) =>
    store.versions.put({ slug: 'acme', kind, modified: 'm', at }, document);

  test('are listed newest first and give their document back', () => {
    put('{"a":1.10}');
    put('{"a":2}', 'published', 2);
    const versions = store.versions.list('acme');
    expect(versions.map(({ kind, at }) => [kind, at])).toEqual([
      ['published', 2],
      ['saved', 1],
    ]);
    expect(store.versions.document('acme', versions[1]!.id)).toBe('{"a":1.10}');
  });

  test('the same document is kept once, and a publish of it makes it the published one', () => {
    put('{"a":1}');
    put('{"a":1}');
    put('{"a":1}', 'published', 5);
    expect(store.versions.list('acme')).toMatchObject([{ kind: 'published', at: 5 }]);
  });

  test('a publish is a version of its own where nothing was saved for it', () => {
    store.versions.put({ slug: 'acme', kind: 'opened', modified: 'm', at: 1 }, '{"a":1}');
    put('{"a":1}', 'published', 5);
    put('{"a":1}', 'published', 9);
    put('{"a":1}', 'saved', 11);
    expect(store.versions.list('acme').map(({ kind, at }) => [kind, at])).toEqual([
      ['published', 9],
      ['published', 5],
      ['opened', 1],
    ]);
  });

  test('are those of their site, under its new slug too', () => {
    put('{"a":1}');
    const { id } = store.versions.list('acme')[0]!;
    expect(store.versions.document('apex', id)).toBeUndefined();
    store.rename('acme', 'apex');
    expect(store.versions.document('apex', id)).toBe('{"a":1}');
    expect(store.versions.list('acme')).toEqual([]);
  });

  test('the oldest are deleted when a site has more than 200', () => {
    for (let count = 0; count < 205; count++) put(`{"a":${count}}`);
    const versions = store.versions.list('acme');
    expect(versions).toHaveLength(200);
    expect(store.versions.document('acme', versions.at(-1)!.id)).toBe('{"a":5}');
  });

  test('a damaged one is detected', () => {
    put('{"a":1}');
    tamper(`UPDATE version SET document = x'00ff00ff'`);
    expect(() => store.versions.document('acme', store.versions.list('acme')[0]!.id)).toThrow(DamagedRowError);
  });
});

describe('[SYNC-02] the outbox', () => {
  test('keeps one entry per site in the order of queueing; a publish stays one', () => {
    store.outbox.put('a', 'save', {}, 1, { document: '{}', last: 0 });
    store.outbox.put('b', 'publish', {}, 2, { document: '{}', last: 0 });
    store.outbox.put('a', 'publish', { spelling: true }, 3, { document: '{}', last: 0 });
    store.outbox.put('b', 'save', {}, 4, { document: '{}', last: 0 });
    expect(store.outbox.list()).toMatchObject([
      { slug: 'a', kind: 'publish', confirmed: { spelling: true } },
      { slug: 'b', kind: 'publish' },
    ]);
  });

  test('a blocked entry waits again once it is queued anew', () => {
    const id = store.outbox.put('a', 'save', {}, 1, { document: '{}', last: 0 });
    store.outbox.update(id, { state: 'blocked', reason: 'Slug taken', attempts: 3 });
    expect(store.outbox.of('a')[0]).toMatchObject({ state: 'blocked', reason: 'Slug taken' });
    store.outbox.put('a', 'save', {}, 2, { document: '{}', last: 0 });
    expect(store.outbox.of('a')[0]).toMatchObject({ state: 'waiting', reason: '', attempts: 0 });
  });
});

describe('[SYNC-02] a site’s place in the outbox and its milestones', () => {
  const facts = (slug: string) => [store.outbox.of(slug)[0]?.state, store.milestones.find(slug).savedAt];

  test('are as they were after a transaction that failed, whatever was read in it', () => {
    const id = store.outbox.put('a', 'save', {}, 1, { document: '{}', last: 0 });
    expect(facts('a')).toEqual(['waiting', undefined]);
    const failing = () =>
      store.transaction(() => {
        store.outbox.update(id, { state: 'blocked', reason: '', attempts: 0 });
        store.milestones.saved('a', 5);
        expect(facts('a')).toEqual(['blocked', 5]);
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    expect(facts('a')).toEqual(['waiting', undefined]);
  });

  test('follow every change, under another slug too', () => {
    expect(facts('a')).toEqual([undefined, undefined]);
    store.outbox.put('a', 'save', {}, 1, { document: '{}', last: 0 });
    store.milestones.saved('a', 5);
    expect([facts('a'), facts('b')]).toEqual([
      ['waiting', 5],
      [undefined, undefined],
    ]);
    store.rename('a', 'b');
    expect([facts('a'), facts('b')]).toEqual([
      [undefined, undefined],
      ['waiting', 5],
    ]);
    store.outbox.remove('b');
    store.milestones.saved('b', 6);
    expect(facts('b')).toEqual([undefined, 6]);
  });
});

test('[SYNC-02] milestones of a damaged row are not read, nor kept when the site is saved again', () => {
  store.milestones.published('a', 5, 'https://acme.example/');
  tamper(`UPDATE milestone SET published_url = 'https://acne.example/'`);
  expect(store.milestones.find('a')).toEqual({});
  store.milestones.saved('a', 6);
  expect(store.milestones.find('a')).toEqual({ savedAt: 6 });
  expect(store.milestones.publishedUrls()).toEqual([]);
});

describe('[SYNC-02] files', () => {
  const bytes = Buffer.from('a picture');

  test('are known by their content and kept once, with their URL once uploaded', () => {
    const hash = store.blobs.put('a.webp', 'image/webp', bytes, 1);
    expect(store.blobs.put('b.webp', 'image/webp', bytes, 2)).toBe(hash);
    expect(store.blobs.find(hash)).toMatchObject({ name: 'a.webp', bytes, url: null });
    store.blobs.uploaded(hash, 'https://media.example/a.webp');
    expect(store.blobs.urlOf(hash)).toBe('https://media.example/a.webp');
    expect(referencedBlobs(`["${blobReference(hash)}","${blobReference(hash)}"]`)).toEqual([hash]);
  });

  test('[PHO-03] that are videos have references with an extension, and a URL replaces the whole reference', () => {
    const hash = store.blobs.put('a.mov', 'video/quicktime', bytes, 1);
    const reference = blobReference(hash, 'video/quicktime');
    expect(reference).toBe(`local-blob:${hash}.mov`);
    expect(referencedBlobs(`["${reference}"]`)).toEqual([hash]);
    expect(withAddresses(`["${reference}","${blobReference(hash)}"]`, { urlOf: () => '/media/a.mov' })).toBe(
      '["/media/a.mov","/media/a.mov"]',
    );
  });

  test('[SYNC-05] damaged bytes are detected', () => {
    const hash = store.blobs.put('a.webp', 'image/webp', bytes, 1);
    tamper(`UPDATE blob SET bytes = x'00'`);
    expect(() => store.blobs.find(hash)).toThrow(DamagedRowError);
  });
});

test('[DOM-03] an intent is found again as it was left, and a damaged one is detected', () => {
  const intent = {
    id: 'i1',
    kind: 'buy-domain',
    subject: 'acme.com',
    request: { domain: 'acme.com' },
    state: 'started',
    outcome: null,
    at: 1,
  } as const;
  store.intents.put(intent);
  expect(store.intents.list('buy-domain', 'acme.com')).toEqual([{ ...intent, person: '' }]);
  store.intents.put({ ...intent, state: 'unknown' });
  expect(store.intents.list('buy-domain')).toMatchObject([{ state: 'unknown' }]);
  expect(store.intents.list('buy-domain', 'other.com')).toEqual([]);
  tamper(`UPDATE intent SET state = 'failed'`);
  expect(() => store.intents.list('buy-domain')).toThrow(DamagedRowError);
});

test('[SYNC-06] a post in flight moves to the person who takes over the draft, and stays theirs after a new post', () => {
  const [first, second] = ['+12025550123', '+12025550199'];
  const post = (text: string) => store.intents.startPost('acme', text, 1);
  const openOf = (person: string) => {
    store.owners.current = person;
    return store.intents.openPost('acme')?.request;
  };
  store.owners.current = second;
  post('an earlier one of the second');
  store.intents.endPost('acme', 1);
  store.owners.current = first;
  post('the first’s');
  store.owners.give('acme', first, second);
  expect([openOf(first), openOf(second)]).toEqual([undefined, 'the first’s']);
  store.owners.current = first;
  post('the first’s next');
  expect([openOf(first), openOf(second)]).toEqual(['the first’s next', 'the first’s']);
});
