import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src-main/backend/db/open.ts';
import { CommandError } from '../../src-main/backend/server/command.ts';
import { runCommand } from '../../src-main/backend/server/commands.ts';
import { notCopied, moved } from '../../src-main/backend/server/import-tables.ts';
import { readSettings } from '../../src-main/backend/server/settings.ts';
import { collectReports } from '../support/reports.ts';
import { serverInProcess } from '../support/server-in-process.ts';
import { startS3Server } from '../support/s3-server.ts';
import { sharedStores } from '../support/shared-stores.ts';
import { inProcess, temporaryFolder, withoutPictures } from '../unit/backend/in-process.ts';

const SLUG = 'summit-roofing';
const NAME = '0123456789abcdef-roof.png';
/** a picture of a single pixel */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const run = (dataDir: string, command: string, words: readonly string[], ...settings: string[]) =>
  runCommand(readSettings([`--data-dir=${dataDir}`, ...settings], {}), command, { words, options: {} });

const stores = sharedStores();

/** Returns the data folder of an embedded backend that has published a site with an uploaded picture. */
async function embeddedFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'media', 'uploads'), { recursive: true });
  await writeFile(join(dataDir, 'media', 'uploads', NAME), PNG);
  const api = await inProcess({ dataDir });
  const user = await api.signedIn();
  const { message } = (await (await api.get(`/api/getLandingPage/${SLUG}`, user)).json()) as { message: object };
  const saved = { ...message, ...withoutPictures, about_upload: `/media/uploads/${NAME}`, company_tagline: 'Z\0ero' };
  expect((await api.post('/edit/landingpage', saved, user)).status).toBe(200);
  const target = { slug: SLUG, paid_url: 'roof.example', github_repo: '', id_key: '', first_publish_url: '' };
  expect((await api.post('/publish', target, user)).status).toBe(200);
  await api.backend.close();
  return dataDir;
}

test('[SRV-05] every table either moves with an import, or is said to stay', async () => {
  const db = openDatabase(await temporaryFolder());
  const all = db
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .pluck()
    .all();
  db.close();
  expect([...moved, ...notCopied].toSorted()).toEqual(all.toSorted());
});

describe('[SRV-05] the data of an embedded backend', () => {
  afterEach(() => stores.s3.fail(() => undefined));

  test.each(['a file', 'PostgreSQL'])('are on the server as they were when it imports them into %s', async (kind) => {
    const from = await embeddedFolder();
    const database = kind === 'PostgreSQL' ? [`--database=${await stores.postgres.database()}`] : [];
    const to = await temporaryFolder();
    await run(to, 'staff', ['add', '+12025550111', 'admin', 'Ann Lee'], ...database);
    const [line] = await run(to, 'import', [from], ...database);
    expect(line).toMatch(/^3 sites, 4 saves, 1 published site, \d+ messages are here now\./);
    expect((await readdir(to)).filter((name) => name.startsWith('.import'))).toEqual([]);

    const server = await serverInProcess(database, { dataDir: to });
    const before = openDatabase(from);
    const document = before.prepare('SELECT document FROM site WHERE slug = ?').pluck().get(SLUG) as string;
    before.close();
    const user = await server.signIn('+12025550112', 'publisher');
    const read = await server.call('GET', `/api/getLandingPage/${SLUG}`, undefined, user);
    expect(await read.text()).toBe(`{"message":${document}}`);
    expect((await server.call('GET', 'http://roof.example/')).status).toBe(200);
    expect(Buffer.from(await (await server.call('GET', `/media/uploads/${NAME}`)).arrayBuffer())).toEqual(PNG);
    // A modified time ends with the number of the save. The numbering continues after the four imported saves.
    const saved = await server.call('POST', '/edit/landingpage', document, user);
    expect(saved.status).toBe(200);
    expect(((await saved.json()) as { message: { modified: string } }).message.modified).toMatch(/005Z$/);

    await expect(run(to, 'import', [from], ...database)).rejects.toThrow('The server is not empty: it has sites.');
  });

  test('are on the server, its pages too, when it imports them into a bucket; nothing is when that fails on the way', async () => {
    // The error that this test causes would otherwise be reported on stderr.
    collectReports();
    const from = await embeddedFolder();
    const to = await temporaryFolder();
    const shared = [`--database=${await stores.postgres.database()}`, ...stores.s3.settings];
    stores.s3.fail(() => '503');
    await expect(run(to, 'import', [from], ...shared)).rejects.toMatchObject({ status: 503 });
    expect(await readdir(to)).toEqual([]);
    let puts = 0;
    stores.s3.fail((method) => (method === 'PUT' && ++puts > 4 ? '503' : undefined));
    await expect(run(to, 'import', [from], ...shared)).rejects.toMatchObject({ status: 503 });
    stores.s3.fail(() => undefined);
    expect(await readdir(to)).toEqual([]);
    const before = stores.s3.calls.length;
    const [line] = await run(to, 'import', [from], ...shared, '--s3-public-read=true');
    expect(line).toMatch(/^3 sites, 4 saves, 1 published site, /);
    expect(await readdir(to)).toEqual([]);
    const open = stores.s3.calls.filter((_, at) => at >= before && stores.s3.headers[at]?.['x-amz-acl'] !== undefined);
    expect(open).toEqual([`PUT /photos/media/uploads/${NAME}`]);

    const server = await serverInProcess(shared);
    const page = await server.call('GET', 'http://roof.example/');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Summit Roofing')]);
    expect(Buffer.from(await (await server.call('GET', `/media/uploads/${NAME}`)).arrayBuffer())).toEqual(PNG);
    const user = await server.signIn('+12025550112', 'publisher');
    const target = { slug: SLUG, paid_url: 'roof.example', github_repo: '', id_key: '', first_publish_url: '' };
    expect((await server.call('POST', '/publish', target, user)).status).toBe(200);

    const other = [`--database=${await stores.postgres.database()}`, ...stores.s3.settings];
    await expect(run(to, 'import', [from], ...other)).rejects.toThrow('media/uploads of the bucket has files');
    expect(await readdir(to)).toEqual([]);
  });

  test('stay where they are, and nothing is written, when the uploads exceed what the server keeps of them', async () => {
    const from = await embeddedFolder();
    const to = await temporaryFolder();
    const large = join(from, 'media', 'uploads', '0123456789abcdef-film.mp4');
    // The file is sparse, so it uses no disk space.
    await writeFile(large, '');
    await truncate(large, 1024 ** 3);
    const s3 = await startS3Server();
    onTestFinished(s3.stop);
    const url = await stores.postgres.database();
    const shared = [`--database=${url}`, ...s3.settings, '--uploads-quota-gigabytes=1'];
    await expect(run(to, 'import', [from], ...shared)).rejects.toThrow(
      'The uploads have 1.1 GB, and this server keeps 1 GB of uploads (uploads.quotaGigabytes). Nothing was imported.',
    );
    expect(s3.calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
    expect(await readdir(to)).toEqual([]);
    await rm(large);
    expect(await run(to, 'import', [from], ...shared)).toHaveLength(1);
  });

  test('are left alone, and so is the server, when it is not empty or the folder is none', async () => {
    const to = await temporaryFolder();
    await expect(run(to, 'import', [await temporaryFolder()])).rejects.toThrow('is no data folder');
    await expect(run(to, 'import', [])).rejects.toThrow(CommandError);
    const from = await embeddedFolder();
    await mkdir(join(to, 'published', 'other.example'), { recursive: true });
    await expect(run(to, 'import', [from])).rejects.toThrow('has files. Nothing was imported.');
    expect(await readdir(join(to, 'published'))).toEqual(['other.example']);
  });
});

test('[SRV-05] an import that fails leaves the server empty, and can be done again', async () => {
  const from = await embeddedFolder();
  const to = await temporaryFolder();
  const db = openDatabase(to);
  db.exec("CREATE TRIGGER full BEFORE INSERT ON texts BEGIN SELECT RAISE(ABORT, 'the disk is full'); END");
  await expect(run(to, 'import', [from])).rejects.toThrow('the disk is full');
  expect(db.prepare('SELECT count(*) FROM site').pluck().get()).toBe(0);
  expect(await readdir(to)).not.toContain('published');
  db.exec('DROP TRIGGER full');
  db.close();
  expect(await run(to, 'import', [from])).toHaveLength(1);
});

test('[SRV-05] a client who leaves gets pages whose forms need no server, the pictures and the record', async () => {
  const dataDir = await embeddedFolder();
  const to = join(await temporaryFolder(), 'client');
  const lines = await run(dataDir, 'export', [SLUG, to]);
  expect(lines.join(' ')).toMatch(/the record and 3 pictures\..* for https:\/\/roof\.example\//);
  const page = await readFile(join(to, 'pages', 'index.html'), 'utf8');
  expect(page).toContain('Summit Roofing');
  expect(page).not.toContain('/public/messages/');
  expect(JSON.parse(await readFile(join(to, 'record.json'), 'utf8'))).toMatchObject({ slug: SLUG });
  expect(await readFile(join(to, 'pictures', 'uploads', NAME))).toEqual(PNG);
  await expect(run(dataDir, 'export', [SLUG, to])).rejects.toThrow('is not empty');
  await expect(run(dataDir, 'export', ['none', to])).rejects.toThrow('There is no site “none”.');
  const unpublished = await run(dataDir, 'export', ['sparrow-house-cleaning', `${to} 2`]);
  expect(unpublished[1]).toContain('not published');
});
