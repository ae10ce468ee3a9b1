import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { journalMigrations } from '../../../src-main/store/journal-migrations.ts';
import { tableChecks } from '../../../src-main/store/row-checks.ts';
import { openStore, type Store } from '../../../src-main/store/store.ts';
import { SiteActor } from '../../../src-main/sync/draft/site-actor.ts';
import { portsOf, siteText } from '../../support/damage-harness.ts';

const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let time: number;
let store: Store;
const open = async () => (store = await openStore(folder, { now: () => time }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-open-'));
  time = Date.UTC(2026, 10, 21);
  await open();
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const path = (...names: string[]) => join(folder, ...names);
const backups = () => readdirSync(path('backups'));

function type(slug: string, ...texts: string[]): void {
  const actor =
    SiteActor.fromStore(slug, portsOf(store)) ??
    SiteActor.fromServer(slug, { text: siteText(slug), modified: 'm1' }, portsOf(store));
  for (const value of texts) actor.edit(`type ${value}`, [{ op: 'set', path: ['about'], value }]);
}
const aboutOf = (slug: string) => SiteActor.fromStore(slug, portsOf(store))?.site.about;

function tamper(sql: string, file = path('journal.db')): void {
  const db = new Database(file);
  db.exec(sql);
  db.close();
}

describe('[SYNC-05] a damaged row', () => {
  test('leaves the base of another draft of which only conflicts are open', async () => {
    const conflict = { path: ['about'], kind: 'value' as const, base: '"1"', mine: '"2"', theirs: '"3"', at: 1 };
    const base = { text: siteText('lawn').replace('null', '"3"'), modified: 'm2' };
    store.transaction(() => {
      store.drafts.replace('lawn', base, [], { hasConflicts: true });
      store.conflicts.replace('lawn', [conflict]);
    });
    type('acme', 'one', 'two');
    store.close();
    tamper(`UPDATE edit SET operations = replace(operations, 'two', 'twx') WHERE slug = 'acme'`);
    await open();
    expect(store.health().state).toBe('recovered');
    expect(aboutOf('acme')).toBe('one');
    expect(SiteActor.fromStore('lawn', portsOf(store))?.base).toEqual(base);
    expect(store.conflicts.list('lawn')).toMatchObject([conflict]);
  });

  test('edits up to it stay a draft, what comes after it is in the trash, and the report names it', async () => {
    type('acme', 'one', 'two', 'three');
    type('roof', 'whole');
    store.close();
    tamper(`UPDATE edit SET operations = replace(operations, 'two', 'twx') WHERE slug = 'acme'`);
    await open();
    expect(aboutOf('acme')).toBe('one');
    expect(aboutOf('roof')).toBe('whole');
    const [kept] = store.trash.list('acme');
    expect(kept).toMatchObject({ reason: 'salvaged', document: expect.stringContaining('three') as string });
    expect(store.health()).toMatchObject({
      state: 'recovered',
      report: { lost: [expect.stringMatching(/Edit 2 of “acme”/) as string] },
    });
    expect(readdirSync(store.health().report!.keptAside!)).toEqual(
      expect.arrayContaining(['journal.db', 'report.json']),
    );
  });

  test('only its mark “pending” turned: it is turned back', async () => {
    type('acme', 'one', 'two');
    store.close();
    tamper(`UPDATE edit SET pending = 0 WHERE seq = 1`);
    await open();
    expect(aboutOf('acme')).toBe('two');
    expect(store.health()).toMatchObject({ state: 'recovered', report: { lost: [] } });
  });

  test('in the base: the cached copy stands in for it', async () => {
    type('acme', 'one');
    store.close();
    tamper(`UPDATE draft SET base = replace(base, 'co', 'ko')`);
    await open();
    expect(SiteActor.fromStore('acme', portsOf(store))!.document.toText()).toBe(
      siteText('acme').replace('"about":null', '"about":"one"'),
    );
  });

  test('in the base, with no copy anywhere: its edits are written into the report', async () => {
    type('acme', 'one');
    store.close();
    rmSync(path('cache.db'));
    tamper(`UPDATE draft SET base = '{}'`);
    await open();
    expect(store.drafts.slugs()).toEqual([]);
    const report = readFileSync(join(store.health().report!.keptAside!, 'report.json'), 'utf8');
    expect(JSON.parse(report)).toMatchObject({ unplaced: [{ slug: 'acme', edits: [{ step: 'type one' }] }] });
  });

  test('in the outbox, the trash or a file: it is left out and named, the others stay', async () => {
    store.outbox.put('acme', 'save', {}, 1, { document: '{}', last: 0 });
    store.outbox.put('roof', 'save', {}, 1, { document: '{}', last: 0 });
    const lost = store.blobs.put('a', 'image/webp', Buffer.from('a'), 1);
    const kept = store.blobs.put('b', 'image/webp', Buffer.from('b'), 1);
    store.close();
    tamper(`UPDATE outbox SET kind = 'publish' WHERE slug = 'acme'; UPDATE blob SET bytes = x'00' WHERE name = 'a'`);
    await open();
    expect(store.outbox.list().map(({ slug }) => slug)).toEqual(['roof']);
    expect(store.blobs.find(lost)).toBeUndefined();
    expect(store.blobs.find(kept)?.name).toBe('b');
    const said = store.health().report!.lost.join(' ');
    expect(said).toContain('acme');
    expect(said).toContain(lost);
  });

  test('every table of the journal has row checks', () => {
    const db = new Database(path('journal.db'), { readonly: true });
    const tables = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;
    expect(tableChecks.map(({ table }) => table).sort()).toEqual(db.prepare(tables).pluck().all());
    db.close();
  });
});

describe('[SYNC-05] backups', () => {
  test('are made once a day, five are kept, and each opens', async () => {
    for (let day = 0; day < 7; day++) {
      type('acme', `day ${day}`);
      await store.maintain();
      await store.maintain();
      time += DAY;
    }
    expect(backups()).toHaveLength(5);
    const db = new Database(path('backups', backups().sort().at(-1)!), { readonly: true });
    expect(db.prepare('SELECT count(*) FROM edit').pluck().get()).toBe(7);
    db.close();
  });

  test('one that is not sound is not kept in place of an earlier one', async () => {
    type('acme', 'one');
    await store.maintain();
    tamper(`UPDATE edit SET hash = 'x'`);
    time += DAY;
    const before = backups();
    await store.maintain();
    expect(backups()).toEqual(before);
  });

  test('bring back what a lost journal held', async () => {
    type('acme', 'one', 'two');
    await store.maintain();
    type('acme', 'three');
    store.close();
    rmSync(path('journal.db'));
    await open();
    expect(aboutOf('acme')).toBe('two');
    expect(store.health()).toMatchObject({ state: 'recovered', report: { found: 'The journal was missing.' } });
  });

  test('fill in a damaged edit, and leave alone what is there', async () => {
    type('acme', 'one', 'two');
    await store.maintain();
    type('acme', 'three');
    store.close();
    tamper(`UPDATE edit SET operations = '[]' WHERE seq = 1`);
    await open();
    expect(aboutOf('acme')).toBe('three');
    expect(SiteActor.fromStore('acme', portsOf(store))!.undo().document).toContain('two');
    expect(store.trash.list()).toEqual([]);
  });

  test('never bring back a draft that has been saved since', async () => {
    type('acme', 'one');
    type('roof', 'one');
    await store.maintain();
    const roof = SiteActor.fromStore('roof', portsOf(store))!;
    store.drafts.replace('roof', { text: roof.document.toText(), modified: 'm2' }, []);
    store.close();
    tamper(`UPDATE edit SET operations = '[]' WHERE slug = 'acme'`);
    await open();
    expect(store.drafts.slugs()).toEqual(['acme']);
  });
});

describe('[SYNC-05] a newer schema', () => {
  beforeEach(() => {
    type('acme', 'one');
    store.trash.put({ slug: 'old', reason: 'discarded', document: '{"slug":"old"}', modified: 'm0', at: 1 });
    store.close();
  });

  test('is opened to be read: drafts show, nothing is written, all can be exported', async () => {
    tamper('ALTER TABLE edit ADD COLUMN later TEXT; PRAGMA user_version = 99');
    const before = readFileSync(path('journal.db'));
    await open();
    expect(store.health()).toMatchObject({
      state: 'readonly',
      report: { found: expect.stringContaining('newer version') as string },
    });
    expect(aboutOf('acme')).toBe('one');
    expect(() => type('acme', 'two')).toThrow(expect.objectContaining({ code: 'DISK' }));
    type('lawn'); // opens a site without editing it, which must not write either
    await store.maintain();
    await store.exportDrafts(path('export.json'));
    store.close();
    expect(readFileSync(path('journal.db'))).toEqual(before);
    expect(existsSync(path('backups'))).toBe(false);
    const exported = JSON.parse(readFileSync(path('export.json'), 'utf8')) as { sites: { document: string }[] };
    expect(exported).toMatchObject({
      sites: [{ slug: 'acme', modified: 'm1', edits: [{ seq: 1 }] }],
      trash: [{ slug: 'old', document: '{"slug":"old"}' }],
    });
    expect(exported.sites[0]!.document).toBe(siteText('acme').replace('"about":null', '"about":"one"'));
    await open();
  });

  test('with a renamed table can still be exported', async () => {
    tamper('ALTER TABLE outbox RENAME TO queue; PRAGMA user_version = 99');
    await open();
    expect(store.health().state).toBe('readonly');
    expect(store.outbox.list()).toEqual([]);
    await store.exportDrafts(path('export.json'));
    expect(readFileSync(path('export.json'), 'utf8')).toContain('type one');
  });

  test.each([
    ['trash', 'discarded draft', 'DROP TABLE trash'],
    ['edits', 'edit', 'ALTER TABLE edit RENAME COLUMN pending TO state'],
    ['photos', 'added file', 'ALTER TABLE blob RENAME COLUMN bytes TO content'],
  ])('that keeps the %s in another way exports the rest, and says what it cannot read', async (_, row, sql) => {
    await open();
    const photo = store.blobs.put('one.webp', 'image/webp', Buffer.from('one'), 1);
    type('acme', `local-blob:${photo}`);
    store.close();
    tamper(`${sql}; PRAGMA user_version = 99`);
    await open();
    const unread = [`Not every ${row} could be read.`];
    expect(await store.exportDrafts(path('export.json'))).toEqual(unread);
    const draft = siteText('acme').replace('"about":null', `"about":"local-blob:${photo}"`);
    expect(JSON.parse(readFileSync(path('export.json'), 'utf8'))).toMatchObject({
      sites: [{ slug: 'acme', document: row === 'edit' ? null : draft, edits: [{ seq: 1 }, { seq: 2 }] }],
      trash: row === 'discarded draft' ? [] : [{ slug: 'old' }],
      files: row === 'added file' ? [] : [{ hash: photo }],
      unread,
    });
  });

  test('is not assumed when the version number is damaged', async () => {
    tamper('PRAGMA user_version = 67');
    await open();
    expect(aboutOf('acme')).toBe('one');
    expect(store.health()).toMatchObject({ state: 'recovered', report: { lost: [] } });
  });
});

describe('[SYNC-05] repairs', () => {
  test('another program’s database is put aside, not changed', async () => {
    store.close();
    for (const name of ['journal.db', 'cache.db']) rmSync(path(name));
    tamper('CREATE TABLE theirs (a); INSERT INTO theirs VALUES (1)');
    const theirs = readFileSync(path('journal.db'));
    await open();
    expect(store.health().report!.found).toContain('another program');
    expect(readFileSync(join(store.health().report!.keptAside!, 'journal.db'))).toEqual(theirs);
  });

  test('one that was interrupted is taken up again at the next start', async () => {
    type('acme', 'one');
    store.close();
    mkdirSync(path('damaged', 'begun'), { recursive: true });
    renameSync(path('journal.db'), path('damaged', 'begun', 'journal.db'));
    await open();
    expect(aboutOf('acme')).toBe('one');
    store.close();
    // The state after a repair that was interrupted between writing the report and moving the new journal to its place.
    renameSync(path('journal.db'), path('damaged', 'begun', 'fresh.db'));
    await open();
    expect(aboutOf('acme')).toBe('one');
    expect(store.health()).toMatchObject({ state: 'recovered', report: { found: expect.any(String) as string } });
  });

  test('where nothing can be opened or repaired, the app still starts, and says that nothing is kept', async () => {
    store.close();
    rmSync(path('journal.db'));
    writeFileSync(path('damaged'), 'a file in the place of the folder');
    await open();
    expect(store.health()).toMatchObject({ state: 'readonly', report: { found: expect.any(String) as string } });
    expect(() => type('acme', 'one')).toThrow(expect.objectContaining({ code: 'DISK' }));
  });
});

test.each([
  ['SQLITE_CANTOPEN', 'unable to open database file', 'the system does not let the app open them'],
  ['SQLITE_BUSY', 'database is locked', 'another program has them open'],
  ['SQLITE_FULL', 'database or disk is full', 'the disk is full'],
  ['SQLITE_IOERR_SHMOPEN', 'disk I/O error', 'the disk does not give them'],
  ['EMFILE', 'EMFILE: too many open files, open', 'too many files are open on this computer'],
  ['ERR_OTHER', 'x is not a function', 'the log has the details'],
])(
  '[SYNC-05] a journal that fails to open with %s is explained in words, and the original error is logged',
  async (code, raw, words) => {
    store.close();
    const { pragma } = Database.prototype;
    vi.spyOn(Database.prototype, 'pragma').mockImplementation(function (this: Database.Database, ...args) {
      if (this.name === path('journal.db')) throw Object.assign(new Error(raw), { code });
      return pragma.apply(this, args);
    });
    const logged: unknown[] = [];
    store = await openStore(folder, { log: (_, facts) => logged.push(facts?.['error']) });
    vi.restoreAllMocks();
    const found = `The drafts on this computer could not be opened, and nothing can be kept on it now: ${words}.`;
    expect(store.health()).toMatchObject({ state: 'readonly', report: { found } });
    expect(logged).toContainEqual(expect.objectContaining({ code, message: raw }));
  },
);

test('[CACHE-01] a cached copy that is damaged counts as none, and a damaged cache is begun anew', async () => {
  store.sites.put('acme', { text: siteText('acme'), modified: 'm1' });
  store.sites.put('zen', { text: siteText('zen'), modified: 'm1' });
  tamper(`UPDATE site SET document = replace(document, 'co', 'ko') WHERE slug = 'acme'`, path('cache.db'));
  tamper(`UPDATE site SET bounds = replace(bounds, '1', '2') WHERE slug = 'zen'`, path('cache.db'));
  expect(store.sites.find('acme')).toBeUndefined();
  expect(store.sites.recordOf('zen')).toBeUndefined();
  store.close();
  tamper('PRAGMA user_version = 99', path('cache.db'));
  await open();
  store.sites.put('acme', { text: '{}', modified: 'm2' });
  expect(store.sites.find('acme')).toEqual({ text: '{}', modified: 'm2' });
  expect(store.health().state).toBe('ok');
});

test('[SYNC-05] maintain reserves 8 MiB on the disk', async () => {
  await store.maintain();
  expect(statSync(path('ballast')).size).toBe(8 * 1024 * 1024);
});

test('[SYNC-02, SYNC-05] an export holds the bytes of the photos that its drafts refer to, and of no others', async () => {
  const store = await openStore(path('with photos'));
  const photos = ['one', 'two', 'unused'].map((name) => Buffer.from(name));
  const ids = photos.map((bytes) => store.blobs.put(`${bytes.toString()}.webp`, 'image/webp', bytes, 1));
  for (const id of ids.slice(0, 2)) {
    const document = JSON.stringify({ logo: `local-blob:${id}` });
    store.trash.put({ slug: 'acme', reason: 'discarded', document, modified: 'm', at: 1 });
  }
  await store.exportDrafts(path('photos.json'));
  store.close();
  const { files } = JSON.parse(readFileSync(path('photos.json'), 'utf8')) as { files: Record<string, string>[] };
  expect(files.map(({ name }) => name).sort()).toEqual(['one.webp', 'two.webp']);
  expect(files.map(({ bytes }) => Buffer.from(bytes!, 'base64').toString()).sort()).toEqual(['one', 'two']);
});

test('[SYNC-05] a failed export leaves no half file', async () => {
  await expect(store.exportDrafts(path('missing', 'export.json'))).rejects.toMatchObject({ code: 'ENOENT' });
  mkdirSync(path('taken.json', 'in the way'), { recursive: true });
  await expect(store.exportDrafts(path('taken.json'))).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('the migrations of the journal lead to versions 14 to 18', () => {
  expect(journalMigrations.map(({ version }) => version)).toEqual([14, 15, 16, 17, 18]);
});
