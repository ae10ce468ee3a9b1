import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { Http } from '../../../src-main/backend-client/http.ts';
import { logoEndpoints } from '../../../src-main/backend-client/endpoints/logo.ts';
import { type Answer, startEndpoint } from '../../support/endpoint.ts';
import { serverInProcess } from '../../support/server-in-process.ts';
import { collectReports } from '../../support/reports.ts';

const KEY = 'hush-hush';
const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();

let reports: string[];
beforeEach(() => {
  reports = collectReports();
});

/**
 * Generates logos on a server that asks an image model's endpoint for them. The endpoint responds with `answer`.
 * Returns the requests to the endpoint, the server's log, and the widths of the logos in pixels. A logo in a built-in
 * style, which the server draws itself, is 1024 pixels wide.
 */
async function logosBy(answer: Answer) {
  const { asked, url } = await startEndpoint(answer);
  const server = await serverInProcess([
    '--demo=true',
    `--images-url=${url}`,
    '--images-model=painter',
    `--images-key=${KEY}`,
  ]);
  const headers = await server.signIn('+12025550111', 'editor');
  const http = {
    json: async ({ path, body }: { path: string; body?: string }, schema: { parse(value: unknown): unknown }) =>
      schema.parse(await (await server.call(body ? 'POST' : 'GET', path, body, headers)).json()),
  } as unknown as Http;
  const app = logoEndpoints(http);
  const addresses = await app.generate('blue-ridge-plumbing', 'a drop in navy');
  expect(await app.earlier('blue-ridge-plumbing')).toEqual(addresses.toReversed());
  const sizes = addresses.map(async (address) => {
    const bytes = Buffer.from(await (await server.call('GET', address)).arrayBuffer());
    return (await sharp(bytes).metadata()).width;
  });
  return { asked, sizes: await Promise.all(sizes), lines: server.lines };
}

test('[SRV-06] the app gets the endpoint’s logos, made from what the record says, when the server has one', async () => {
  const { asked, sizes } = await logosBy((response) =>
    response.end(JSON.stringify({ data: [{ b64_json: red.toString('base64') }] })),
  );
  expect(sizes).toEqual([64, 64, 64, 64]);
  const prompts = asked.map(({ body }) => (body as { prompt: string }).prompt);
  expect(new Set(prompts).size).toBe(4);
  for (const prompt of prompts) {
    expect(prompt).toMatch(/Company: Blue Ridge Plumbing\nTrade: Plumbing\nPlace: Asheville, NC\nWords .*: \w.*\n/);
    expect(prompt).toContain('Wish: a drop in navy');
  }
});

test('[SRV-06] the built-in styles draw the logos that the endpoint does not when it refuses some', async () => {
  let calls = 0;
  const { sizes, lines } = await logosBy((response) =>
    calls++ % 2 === 0
      ? response.writeHead(500).end()
      : response.end(JSON.stringify({ data: [{ b64_json: red.toString('base64') }] })),
  );
  expect(sizes.toSorted()).toEqual([1024, 1024, 64, 64]);
  expect(reports).toHaveLength(2);
  expect([...lines, ...reports].join('\n')).not.toContain(KEY);
});

test('[SRV-06] all four logos are drawn in the built-in styles when the endpoint is down', async () => {
  const { sizes, lines } = await logosBy((response) => response.destroy());
  expect(sizes).toEqual([1024, 1024, 1024, 1024]);
  expect(reports).toHaveLength(4);
  expect([...lines, ...reports].join('\n')).not.toContain(KEY);
});
