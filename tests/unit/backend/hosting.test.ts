import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { messagePath } from '#shared/domain/message/form.ts';
import { createByteCache } from '../../../src-main/backend/server/byte-cache.ts';
import { cleaner, hostedServer, type HostedServer, roofer } from '../../support/hosted-site.ts';

const statusAndLocation = ({ status, headers }: Response) => [status, headers.get('Location')];

/** Returns the path of the home page's first asset whose file extension matches the pattern `ending`. */
async function assetOf({ visit }: HostedServer, ending: string): Promise<string> {
  const page = await (await visit('roof.example/')).text();
  return new RegExp(`/?assets/[0-9a-f]{12}\\.${ending}`).exec(page)?.[0].replace(/^\/?/, '/') ?? '';
}

describe('[SRV-04] the server answers with a site’s pages', () => {
  test('at its domain, from every path, whatever the port', async () => {
    const { visit } = await hostedServer();
    const home = await visit('roof.example/');
    expect([home.status, home.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await home.text()).toContain('Summit Roofing');
    expect((await visit('ROOF.example.:8080/')).status).toBe(200);
    expect((await visit('roof.example/robots.txt')).status).toBe(200);
    const missing = await visit('roof.example/nothing/here');
    expect([missing.status, missing.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
    const head = await visit('roof.example/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(10_000);
  });

  test('that browsers keep as long as they are right: assets for a year, pages until asked again', async () => {
    const server = await hostedServer();
    const page = await server.visit('roof.example/');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    const asset = await server.visit(`roof.example${await assetOf(server, '\\w+')}`);
    expect([asset.status, asset.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const etag = page.headers.get('ETag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await server.visit('roof.example/', { 'If-None-Match': known });
      expect([again.status, await again.text()], known).toEqual([304, '']);
    }
    await server.edit(roofer, { company_tagline: 'Another roof over your head' });
    await server.publish(roofer, 'roof.example');
    const changed = await server.visit('roof.example/', { 'If-None-Match': etag });
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Another roof')]);
  });

  test('compressed as small as the browser can read it, and not again for the next', async () => {
    const { visit, dataDir } = await hostedServer();
    const plain = await (await visit('roof.example/')).text();
    const bytesAs = async (accepted: string) => {
      const answer = await visit('roof.example/', { 'Accept-Encoding': accepted });
      return { encoding: answer.headers.get('Content-Encoding'), bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const small = await bytesAs('gzip, deflate, br');
    expect(small.encoding).toBe('br');
    expect(brotliDecompressSync(small.bytes).toString()).toBe(plain);
    const zipped = await bytesAs('gzip, br;q=0');
    expect(zipped.encoding).toBe('gzip');
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain);
    // Without its files, the site can only be served from memory.
    await rm(join(dataDir, 'published', 'roof.example', 'releases'), { recursive: true });
    expect(await bytesAs('br')).toEqual(small);
    expect(await (await visit('roof.example/')).text()).toBe(plain);
  });

  test('and with the parts of a film that a player asks for', async () => {
    const server = await hostedServer();
    const film = Buffer.from(Array.from({ length: 50 }, (_, at) => at));
    const uploads = join(server.dataDir, 'media', 'uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, 'tour.mp4'), film);
    await server.edit(roofer, { logo: '/media/uploads/tour.mp4' });
    await server.publish(roofer, 'roof.example');
    const address = `roof.example${await assetOf(server, 'mp4')}`;
    const part = await server.visit(address, { Range: 'bytes=10-19', 'Accept-Encoding': 'br' });
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, 'bytes 10-19/50']);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(10, 20));
    expect((await server.visit(address)).headers.get('Accept-Ranges')).toBe('bytes');
  });

  test('without the database, when that is down', async () => {
    const { visit, db } = await hostedServer();
    db.exec('ALTER TABLE publication RENAME TO gone; ALTER TABLE site RENAME TO gone_too');
    expect((await visit('roof.example/')).status).toBe(200);
    expect((await visit('www.roof.example/')).status).toBe(301);
  });
});

describe('[SRV-04] a visitor is led on', () => {
  test('from the name with www, and from a former domain, to the present one with path and query', async () => {
    const { visit, publish } = await hostedServer();
    expect(statusAndLocation(await visit('www.roof.example/a%20b/?c=d'))).toEqual([
      301,
      'https://roof.example/a%20b/?c=d',
    ]);
    await publish(roofer, 'new-roof.example');
    for (const former of ['roof.example', 'www.roof.example', 'www.new-roof.example']) {
      expect(statusAndLocation(await visit(`${former}/services/`)), former).toEqual([
        301,
        'https://new-roof.example/services/',
      ]);
    }
    expect((await visit('new-roof.example/')).status).toBe(200);
  });

  test('by the redirects of the record, with their kind', async () => {
    const { visit } = await hostedServer();
    expect(statusAndLocation(await visit('roof.example/old-home'))).toEqual([301, '/']);
    expect(statusAndLocation(await visit('roof.example/hail'))).toEqual([302, '/#announcement']);
  });

  test('no more when the site is taken off the web, or the former domain shows another site', async () => {
    const { visit, publish, call, user } = await hostedServer(['--url=http://studio.agency.example']);
    await publish(roofer, 'new-roof.example');
    await publish(cleaner, 'roof.example');
    expect(await (await visit('roof.example/')).text()).toContain('Sparrow');
    await call('POST', '/publish/remove', { slug: cleaner }, user);
    expect(statusAndLocation(await visit('roof.example/'))).toEqual([301, 'https://new-roof.example/']);
    await call('POST', '/publish/remove', { slug: roofer }, user);
    expect((await visit('roof.example/')).status).toBe(421);
  });
});

describe('[SRV-04] the form of a page', () => {
  const filled = 'name=Ann&phone=%28775%29+555-0142&message=A+leak&elapsed=9000';
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  async function formAddress({ visit }: HostedServer): Promise<string> {
    const page = await (await visit('roof.example/')).text();
    return /action="(\/public\/messages\/[^"]+)"/.exec(page)?.[1] ?? '';
  }

  test('posts to the address of the page, which thanks and keeps the message', async () => {
    const server = await hostedServer(['--url=http://studio.agency.example']);
    const path = await formAddress(server);
    const sent = await server.call('POST', `http://roof.example${path}`, filled, form);
    expect(statusAndLocation(sent)).toEqual([303, '/thank-you/']);
    expect((await server.visit('roof.example/thank-you/')).status).toBe(200);
    expect(server.db.prepare('SELECT message FROM texts ORDER BY id DESC').pluck().get()).toBe('A leak');
    const refused = await server.call('POST', `http://roof.example${path}`, 'name=Ann&elapsed=9000', form);
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain('demonstration');
    expect((await server.call('POST', `http://roof.example${path}`, 'x'.repeat(70_000), form)).status).toBe(413);
  });

  test('reaches no other site', async () => {
    const server = await hostedServer();
    const other = server.db.prepare('SELECT id_key FROM site WHERE slug = ?').pluck().get(cleaner) as string;
    const sent = await server.call('POST', `http://roof.example${messagePath(other)}`, filled, form);
    expect(sent.status).toBe(404);
    expect((await server.call('POST', messagePath(other), filled, form)).status).toBe(200);
  });
});

describe('[SRV-04] the memory of pages', () => {
  const bytes = (length: number) => async () => new Uint8Array(length);

  test('drops what was not asked for the longest when it is full, and keeps nothing that fills it alone', async () => {
    const cache = createByteCache(80);
    const made: string[] = [];
    const ask = (key: string, length = 10) =>
      cache(key, () => {
        made.push(key);
        return bytes(length)();
      });
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'a', 'i', 'a', 'b']) await ask(key);
    expect(made.join('')).toBe('abcdefghib');
    await ask('film', 11);
    await ask('film', 11);
    expect(made.slice(-2)).toEqual(['film', 'film']);
  });

  test('makes a thing once when many ask for it at the same time, and again when that failed', async () => {
    const cache = createByteCache(80);
    let made = 0;
    const make = async () => {
      made++;
      if (made === 1) throw new Error('the disk is slow');
      return new Uint8Array(10);
    };
    const first = await Promise.allSettled([cache('a', make), cache('a', make)]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await Promise.all([cache('a', make), cache('a', make)]);
    expect(made).toBe(2);
  });
});
