import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { log, readBlob } from 'isomorphic-git';
import { beforeEach, describe, expect, test } from 'vitest';
import { inProcess, type InProcess, temporaryFolder, withoutPictures } from './in-process.ts';

const slug = 'summit-roofing';
const domain = 'summitroofing.example';
let api: InProcess;
let user: Record<string, string>;
let dataDir: string;

const publish = (change: object = {}) =>
  api.post('/publish', { slug, paid_url: domain, github_repo: '', id_key: '', first_publish_url: '', ...change }, user);

async function site(): Promise<Record<string, unknown>> {
  const answer = await api.get(`/api/getLandingPage/${slug}`, user);
  return ((await answer.json()) as { message: Record<string, unknown> }).message;
}

async function edit(change: Record<string, unknown>): Promise<void> {
  await api.post('/edit/landingpage', { ...(await site()), ...change }, user);
}

/** Writes a file to the folder in which uploads are stored. */
async function put(name: string, bytes: Buffer): Promise<void> {
  const folder = join(dataDir, 'media', 'uploads');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes);
}

beforeEach(async () => {
  dataDir = await temporaryFolder();
  api = await inProcess({ dataDir });
  user = await api.signedIn();
  await edit(withoutPictures);
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

  test('[PAGE-01] a film comes in the parts that a player asks for, and a drawing opened by itself does nothing', async () => {
    const film = Buffer.from(Array.from({ length: 50 }, (_, at) => at));
    await put('tour.mp4', film);
    await put('mark.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const asLogo = async (name: string): Promise<string> => {
      await edit({ logo: `/media/uploads/${name}` });
      await publish();
      const html = await (await api.get(`/sites/${domain}/`)).text();
      return `/sites/${domain}/${new RegExp(`assets/[0-9a-f]{12}\\${extname(name)}`).exec(html)?.[0] ?? ''}`;
    };
    const mp4 = await asLogo('tour.mp4');
    const part = async (range: string) => {
      const answer = await api.get(mp4, { 'Accept-Encoding': 'gzip', Range: range });
      return [answer.status, answer.headers.get('Content-Range'), Buffer.from(await answer.arrayBuffer())];
    };
    expect(await part('bytes=10-19')).toEqual([206, 'bytes 10-19/50', film.subarray(10, 20)]);
    expect(await part('bytes=40-')).toEqual([206, 'bytes 40-49/50', film.subarray(40)]);
    expect(await part('bytes=-5')).toEqual([206, 'bytes 45-49/50', film.subarray(45)]);
    expect(await part('bytes=90-99')).toEqual([200, null, film]);
    const drawing = await api.get(await asLogo('mark.svg'));
    expect(drawing.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(drawing.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('assets are named by their content and kept for a year', async () => {
    await publish();
    const page = await (await api.get(`/sites/${domain}/`)).text();
    const asset = /assets\/[0-9a-f]{12}\.\w+/.exec(page)?.[0] ?? '';
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
    expect(await (await publish()).json()).toMatchObject({
      message: { url: `/sites/${domain}/`, github_repo: slug, first_publish_url: `https://${slug}.pages.example/` },
    });
    const given = { github_repo: 'other-repo', first_publish_url: 'https://first.example/' };
    expect(await (await publish(given)).json()).toMatchObject({ message: { url: `/sites/${domain}/`, ...given } });
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
    const old = await api.get(`/sites/${domain}/services/`);
    expect([old.status, old.headers.get('Location')]).toEqual([301, '/sites/moved.example/services/']);
    expect(await readdir(join(dataDir, 'published'))).toEqual(['moved.example']);
    expect((await publish({ slug: 'sparrow-house-cleaning', paid_url: 'moved.example' })).status).toBe(409);
  });

  test('[PUB-05] the answer names the pages that changed by the hash of what visitors get', async () => {
    const changed = async (change: object = {}) => {
      const { message } = (await (await publish(change)).json()) as {
        message: { changed_pages: { path: string; hash: string }[] };
      };
      return message.changed_pages;
    };
    const first = await changed();
    expect(first.map(({ path }) => path)).toContain('index.html');
    for (const { path, hash } of first) {
      const bytes = Buffer.from(await (await api.get(`/sites/${domain}/${path}`)).arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('base64url'), path).toBe(hash);
    }
    expect(await changed()).toEqual([]);
    await edit({ company_tagline: 'Another roof over your head' });
    expect((await changed()).map(({ path }) => path)).toContain('index.html');
  });

  test('[PUB-05] a release that is kept can be shown again, and the site taken off the web', async () => {
    const idKey = (await site()).id_key as string;
    const releases = async () => {
      const { message } = (await (await api.get(`/publish/releases/${idKey}`, user)).json()) as {
        message: { releases: { id: string; current: boolean }[] };
      };
      return message.releases;
    };
    const shownTagline = async (text: string) => (await (await api.get(`/sites/${domain}/`)).text()).includes(text);
    expect(await releases()).toEqual([]);
    await edit({ company_tagline: 'The first of all taglines' });
    await publish();
    await edit({ company_tagline: 'The second of all taglines' });
    await publish();
    const [newest, oldest] = await releases();
    expect([newest?.current, oldest?.current]).toEqual([true, false]);

    expect((await api.post('/publish/rollback', { id_key: idKey, release: oldest?.id }, user)).status).toBe(200);
    expect(await shownTagline('The first of all taglines')).toBe(true);
    expect((await releases()).map(({ current }) => current)).toEqual([false, true]);
    expect((await api.post('/publish/rollback', { id_key: idKey, release: 'unknown' }, user)).status).toBe(404);

    expect((await api.post('/publish/remove', { id_key: idKey }, user)).status).toBe(200);
    expect((await api.get(`/sites/${domain}/`)).status).toBe(404);
    expect(await releases()).toEqual([]);
  });

  test('[PUB-05] a site that does not publish to cloud storage is a commit on the pages branch of its repository', async () => {
    await edit({ publish_to_google_storage: false });
    await publish({ github_repo: 'summit-pages' });
    const gitdir = join(dataDir, 'repositories', 'summit-pages.git');
    const [commit] = await log({ fs, gitdir, ref: 'pages' });
    const { blob } = await readBlob({ fs, gitdir, oid: commit!.oid, filepath: 'index.html' });
    expect(Buffer.from(blob).toString()).toBe(await (await api.get(`/sites/${domain}/`)).text());
    const other = { slug: 'sparrow-house-cleaning', paid_url: 'sparrow.example', github_repo: 'summit-pages' };
    const answer = await api.get('/api/getLandingPage/sparrow-house-cleaning', user);
    const { message } = (await answer.json()) as { message: object };
    await api.post('/edit/landingpage', { ...message, publish_to_google_storage: false }, user);
    expect((await publish(other)).status).toBe(409);
  });

  test('[PUB-05] a change of target moves the site whole', async () => {
    await publish();
    await edit({ publish_to_google_storage: false });
    await publish({ github_repo: 'summit-pages' });
    expect((await api.get(`/sites/${domain}/`)).status).toBe(200);
    expect(await readdir(join(dataDir, 'published'))).toEqual([]);
  });

  test('[PUB-05] redirects are carried along as rules and as pages for servers without rules', async () => {
    await publish();
    const rules = await (await api.get(`/sites/${domain}/_redirects`)).text();
    expect(rules).toContain('/old-home / 301\n');
    const stub = await (await api.get(`/sites/${domain}/old-home/index.html`)).text();
    expect(stub).toContain('content="0; url=/"');
  });
});
