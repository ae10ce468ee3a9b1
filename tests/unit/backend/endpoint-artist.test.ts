import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { logoStyles } from '../../../src-main/backend/logos/brief.ts';
import { createEndpointArtist } from '../../../src-main/backend/server/endpoint-artist.ts';
import { type Answer, startEndpoint } from '../../support/endpoint.ts';
import { insideUrls } from '../../support/attacks/addresses.ts';
import { collectReports } from '../../support/reports.ts';

const about = {
  company: 'Blue Ridge Plumbing',
  industry: 'Plumbing',
  city: 'Reno',
  state: 'NV',
  keywords: ['drain cleaning reno', 'plumber'],
  wish: 'a drop in navy',
  style: 'shield',
} as const;
const KEY = 'hush-hush';
const LIMITS = { limitMs: 10_000, mostBytes: 300_000 };

const drawn = (side = 300) => sharp({ create: { width: side, height: side, channels: 3, background: '#14305c' } });
const png = await drawn()
  .withExif({ IFD0: { Artist: 'canary' } })
  .png()
  .toBuffer();
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
/** A PNG whose header states more pixels than the server accepts in a picture. */
const bomb = (() => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  return bytes;
})();

const sending =
  (...data: object[]): Answer =>
  (response) =>
    response.end(JSON.stringify({ data }));
const inLetters = (bytes: Buffer) => sending({ b64_json: bytes.toString('base64') });
/** Answers a POST with the address of a file. `file` answers the request for that address. */
const naming =
  (file: Answer, path = '/made/1.png'): Answer =>
  (response, origin, request) =>
    request.method === 'POST'
      ? response.end(JSON.stringify({ data: [{ url: new URL(path, origin) }] }))
      : file(response, origin, request);

let reports: string[];
beforeEach(() => {
  reports = collectReports();
});

async function endpoint(answer: Answer, limits = LIMITS) {
  const { asked, url } = await startEndpoint(answer);
  return { asked, draw: createEndpointArtist({ url, key: KEY, model: 'painter' }, limits) };
}

test('[SRV-06] the endpoint is told trade, place, search words, wish and style, and to claim nothing, when a logo is asked for', async () => {
  const { asked, draw } = await endpoint(inLetters(png));
  await draw(about);
  const [{ request, body } = expect.fail()] = asked;
  expect([request.method, request.url, request.headers.authorization]).toEqual([
    'POST',
    '/v1/images/generations',
    `Bearer ${KEY}`,
  ]);
  expect(body).toMatchObject({ model: 'painter', n: 1, size: '1024x1024' });
  const { prompt } = body as { prompt: string };
  expect(prompt).toContain('Never say that the company is licensed, insured');
  expect(prompt).toContain(
    'Company: Blue Ridge Plumbing\nTrade: Plumbing\nPlace: Reno, NV\nWords that customers search for: drain cleaning reno, plumber\nForm: a shield\nWish: a drop in navy',
  );
});

test('[SRV-06] each style is described in words of its own', async () => {
  const { asked, draw } = await endpoint(inLetters(png));
  for (const style of logoStyles) await draw({ ...about, style });
  expect(new Set(asked.map(({ body }) => (body as { prompt: string }).prompt)).size).toBe(logoStyles.length);
});

test('[SRV-06] a wish is cut when it is longer than endpoints take', async () => {
  const { asked, draw } = await endpoint(inLetters(png));
  await draw({ ...about, wish: `${'w'.repeat(1000)}!` });
  expect((asked[0]?.body as { prompt: string }).prompt).toMatch(/w{1000}$/);
});

test.each<[string, Answer]>([
  ['in letters', inLetters(png)],
  ['as a JPEG', inLetters(await drawn().jpeg().toBuffer())],
  ['as a WebP', inLetters(await drawn().webp().toBuffer())],
  ['by the address of a file of its own', naming((response) => response.end(png))],
])('[SRV-06] the logo is a PNG without what else was in the file when the picture comes %s', async (_, answer) => {
  const { asked, draw } = await endpoint(answer);
  const logo = (await draw(about)) ?? expect.fail(reports.join());
  expect(await sharp(logo).metadata()).toMatchObject({ format: 'png', width: 300, height: 300 });
  expect(logo.includes('canary')).toBe(false);
  expect(reports).toEqual([]);
  // Requests for the file must not have the key.
  expect(asked.slice(1).map(({ request }) => request.headers.authorization)).toEqual(
    asked.slice(1).map(() => undefined),
  );
});

test('[SRV-06] the logo is no larger than a drawn one when the picture is', async () => {
  const { draw } = await endpoint(inLetters(await drawn(1500).png().toBuffer()));
  expect(await sharp(await draw(about)).metadata()).toMatchObject({ width: 1024, height: 1024 });
});

describe('[SRV-06] no logo comes, and the log says why without the key, when the endpoint', () => {
  const NO_PICTURE = 'the answer has no picture';
  const UNREADABLE = 'it is no PNG, JPEG or WebP that can be read';
  test.each<[string, Answer, string]>([
    ['refuses', (response) => response.writeHead(401).end(`{"error":"wrong key ${KEY}"}`), 'HTTP 401'],
    ['has enough', (response) => response.writeHead(429).end(), 'HTTP 429'],
    ['answers no JSON', (response) => response.end('<html>'), NO_PICTURE],
    ['answers another form', (response) => response.end('{"images":[]}'), NO_PICTURE],
    ['answers no picture', sending(), NO_PICTURE],
    ['answers an empty picture', sending({ b64_json: '' }), NO_PICTURE],
    ['names no address', sending({ url: 'file:///etc/passwd' }), NO_PICTURE],
    ['sends no picture', inLetters(Buffer.from('Sorry!')), UNREADABLE],
    ['sends no base64', sending({ b64_json: '<svg>' }), UNREADABLE],
    ['sends a drawing with code', inLetters(svg), UNREADABLE],
    ['sends a picture that is cut off', inLetters(png.subarray(0, png.length - 40)), UNREADABLE],
    ['sends a bomb', inLetters(bomb), UNREADABLE],
    ['sends much', (response) => response.end('x'.repeat(LIMITS.mostBytes + 1)), 'larger than'],
    ['leads elsewhere', (response, origin) => response.writeHead(302, { location: origin }).end(), 'fetch failed'],
    ['hangs up', (response) => response.destroy(), 'fetch failed'],
    ['names a file that is not there', naming((response) => response.writeHead(404).end()), 'HTTP 404 for the file'],
    ['names a large file', naming((response) => response.end(Buffer.alloc(LIMITS.mostBytes + 1))), 'larger than'],
    [
      'names a file that leads elsewhere',
      naming((response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()),
      'fetch failed',
    ],
    ['names a file that hangs up', naming((response) => response.destroy()), 'fetch failed'],
    ['names a file of another server here', naming(() => undefined, 'http://127.0.0.1:9/a.png'), 'not on the internet'],
    ['names a name of this computer', naming(() => undefined, 'https://localhost:9/a.png'), 'fetch failed'],
  ])('%s', async (_, answer, why) => {
    const { draw } = await endpoint(answer);
    expect(await draw(about)).toBeUndefined();
    expect(reports).toEqual([expect.stringContaining(why)]);
    expect(reports.join()).not.toContain(KEY);
  });

  test.each<[string, Answer]>([
    ['is silent', () => undefined],
    ['sends a file without end', naming((response) => void response.write(png))],
  ])('%s', async (_, answer) => {
    const { draw } = await endpoint(answer, { ...LIMITS, limitMs: 200 });
    expect(await draw(about)).toBeUndefined();
    expect(reports).toEqual([expect.stringContaining('timeout')]);
  });

  test(`names one of ${String(insideUrls.length)} addresses inside`, async () => {
    for (const address of insideUrls) {
      const { asked, draw } = await endpoint(sending({ url: address }));
      expect(await draw(about), address).toBeUndefined();
      expect(asked).toHaveLength(1);
    }
    expect(reports.filter((each) => !/not on the internet|no picture/.test(each))).toEqual([]);
  });
});
