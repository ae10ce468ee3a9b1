import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bridge } from '#shared/ipc/bridge.ts';
import { expect, test } from '../../e2e/fixtures/app.ts';

const REFRESH = 'refresh-4f9c1be7a2';
const ACCESS = 'access-77d0e35b18';
const PHONE = '+14155550132';
const CODE = '482913';

let backend: Server;
let seen: string[];

/** Starts a backend that signs anyone in, and repeats the access token in its errors, as careless backends do. */
test.beforeAll(async () => {
  seen = [];
  backend = createServer((request, response) => {
    const { authorization = 'nobody' } = request.headers;
    seen.push(`${request.method} ${request.url} ${authorization}`);
    response.setHeader('content-type', 'application/json');
    if (request.url === '/pi/auth/internal') return response.end('{}');
    if (request.url?.startsWith('/pi/')) {
      return response.end(JSON.stringify({ refresh_token: REFRESH, access_token: ACCESS }));
    }
    response.statusCode = 500;
    response.end(JSON.stringify({ error: `failed for ${authorization}` }));
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
});
test.afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});

test.use({ appEnv: async ({}, use) => use({ SITEWRIGHT_BACKEND_URL: address() }) });

function address(): string {
  return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
}

test('[AUTH-02] tokens reach neither the page, nor a log, nor a plain file', async ({ app }) => {
  const { page } = app;
  const answers = await page.evaluate(
    async ({ phoneNumber, code }) => {
      const { sitewright } = globalThis as unknown as { sitewright: Bridge };
      const call = (channel: string, input: unknown) => sitewright.invoke(channel, `t-${channel}`, input);
      return [
        await call('auth.requestCode', { phoneNumber }),
        await call('auth.verifyCode', { phoneNumber, code }),
        await call('auth.status', {}),
        await call('app.info', {}),
        await call('contacts.list', {}),
        await call('site.open', { slug: 'acme' }),
        await call('site.recent', {}),
      ];
    },
    { phoneNumber: PHONE, code: CODE },
  );
  expect(answers[1]).toMatchObject({ ok: true, value: { state: 'signed-in' } });
  // If the app never had the token, the checks below could not fail.
  expect(seen.some((line) => line.includes(ACCESS))).toBe(true);

  const pageText = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      Object.keys(globalThis),
    ]),
  );
  for (const secret of [REFRESH, ACCESS]) {
    expect(JSON.stringify(answers)).not.toContain(secret);
    expect(pageText).not.toContain(secret);
  }

  await app.stop();
  const log = await readFile(join(app.userDataDir, 'logs', 'main.log'), 'utf8');
  expect(log).toContain('auth.verifyCode');
  for (const secret of [REFRESH, ACCESS, PHONE, PHONE.slice(2), CODE]) expect(log).not.toContain(secret);
  expect(await filesWith(app.userDataDir, [REFRESH, ACCESS])).toEqual([]);
});

/** Returns the files below the folder that contain one of the texts. */
async function filesWith(folder: string, texts: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      return texts.some((text) => content.includes(text));
    }),
  );
  return files.filter((_file, index) => found[index]);
}
