import { writeFile } from 'node:fs/promises';
import { createStaffList } from '../../../src-main/backend/auth/staff.ts';
import { openPostgres } from '../../../src-main/backend/server/postgres.ts';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { type Caddy, startCaddy } from '../../support/caddy.ts';
import { cameraPhoto } from '../../support/photos/pictures.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startS3Server } from '../../support/s3-server.ts';
import { startSmsServer } from '../../support/sms-server.ts';
import { startServer } from '../../support/server.ts';
import { START_LIMIT_MS } from '../fixtures/app-under-test.ts';
import { expect, test as base } from '../fixtures/app.ts';
import { beginMainJob } from '../pages/main-job.ts';
import { PhotosPage } from '../pages/photos.ts';
import { Shell } from '../pages/shell.ts';

const SLUG = 'agency-plumbing';
const DOMAIN = `${SLUG}.example.com`;
const ANN = '+18015550123';

interface Agency {
  caddy: Caddy;
  /** returns the texts of the messages that were sent to phones */
  messages: () => string[];
  /** returns the requests that put the app's uploads into the bucket, each as `PUT` and the path */
  uploads: () => string[];
}

/** The app with two servers that share a database and a bucket. Caddy chooses one of the servers for each call. */
const test = base.extend<{ agency: Agency }>({
  agency: [
    async ({}, use) => {
      await using stack = new AsyncDisposableStack();
      const postgres = stack.adopt(await startPostgres(), (each) => each.stop());
      const s3 = stack.adopt(await startS3Server(), (each) => each.stop());
      const sms = stack.adopt(await startSmsServer(), (each) => each.close());
      const database = await postgres.database();
      const port = await freePort();
      const settings = [
        ...['--demo=true', '--proxies=1', `--url=https://localhost:${port}`, `--database=${database}`],
        ...s3.settings,
        ...sms.settings,
      ];
      const first = stack.adopt(await startServer(settings), (each) => each.stop());
      const second = stack.adopt(await startServer(settings), (each) => each.stop());
      const ports = [first, second].map(({ url }) => Number(new URL(url).port));
      const caddy = stack.adopt(await startCaddy(ports, { port, studioHost: 'localhost' }), (each) => each.stop());
      const { db, close } = await openPostgres(database, 1);
      await createStaffList(db).add({ phoneNumber: ANN, role: 'publisher', name: 'Ann Lee' });
      await close();
      await use({
        caddy,
        messages: () => sms.messages.map(({ form }) => form.get('Body') ?? ''),
        uploads: () => s3.calls.filter((call) => call.startsWith('PUT /photos/incoming/')),
      });
      for (const { lines } of [first, second]) expect(lines.join('\n')).toContain('/api/');
    },
    { timeout: START_LIMIT_MS },
  ],
  appEnv: async ({ agency: { caddy } }, use, testInfo) => {
    const file = testInfo.outputPath('policy.json');
    await writeFile(file, JSON.stringify({ host: caddy.url }));
    await use({ SITEWRIGHT_CONFIG: file, SITEWRIGHT_TASK_POLL_MS: '200', NODE_EXTRA_CA_CERTS: caddy.authority });
  },
  keychain: 'none',
});

// These servers have to make every picture, which takes long. Other tests use embedded backends, which share pictures.
test.use({ actionTimeout: 180_000 });

test('[SRV-01] [SRV-03] [SRV-04] the main job is done on two servers by TLS, and the page is read at its domain', async ({
  app,
  agency,
}) => {
  const { page } = app;
  await beginMainJob(page, SLUG, async (form) => {
    await form.askForCode(ANN);
    await form.enter(/\d{6}/.exec(agency.messages().at(-1) ?? '')?.[0] ?? '');
  });
  const photos = new PhotosPage(page);
  await photos.open(SLUG);
  await photos.drop([{ name: 'gutter.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto(600, 400) }]);
  await expect(photos.adding).toBeHidden();
  const shell = new Shell(page);
  await shell.startPublish();
  await shell.agreeToSpelling();
  expect(await shell.published()).toBe(`${agency.caddy.url}/sites/${DOMAIN}/`);
  const visited = await agency.caddy.visit(`${DOMAIN}/`);
  expect([visited.status, visited.body]).toEqual([200, expect.stringContaining('Fast &amp; fair')]);
  expect(agency.uploads()).toHaveLength(1);
  const files = new Set(visited.body.match(/assets\/[0-9a-f]{12}\.\w+/g));
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) expect([file, (await agency.caddy.visit(`${DOMAIN}/${file}`)).status]).toEqual([file, 200]);
});
