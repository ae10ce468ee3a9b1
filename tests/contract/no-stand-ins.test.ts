import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveConfig } from '../../src-main/app/policy/config.ts';
import { createSettings } from '../../src-main/app/settings.ts';
import { createServices } from '../../src-main/app/services.ts';
import { callerOf } from '../support/call-context.ts';
import { testPhone } from '../support/client.ts';
import { startTestBackend } from '../support/test-backend.ts';
import { noLog } from '../support/log.ts';

const noUpdate = { looks: false, phase: 'none', offered: false } as const;

const SLUG = 'blue-ridge-plumbing';
const standIn = / \/(providers|media\/stock)\//;

/** Creates the services of the main process for the given host, signs in, and opens a site. */
async function startMain(host: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-main-'));
  const services = await createServices({
    paths: {
      userData: folder,
      sessionData: folder,
      logs: folder,
      resources: join(import.meta.dirname, '../../resources'),
    },
    config: resolveConfig(JSON.stringify({ host }), {}).config,
    settings: createSettings({
      file: join(folder, 'settings.json'),
      company: { locked: {}, defaults: {} },
      changed: () => undefined,
      warn: () => undefined,
    }),
    policy: () => ({ restartNeeded: false }),
    updates: {
      state: () => noUpdate,
      check: async () => noUpdate,
      get: async () => noUpdate,
      later: () => noUpdate,
      restart: () => undefined,
    },
    app: { version: '1.0.0', platform: process.platform, packaged: false, safe: false },
    runtime: { electron: '', chrome: '', node: process.versions.node },
    readNotices: async () => [],
    restart: () => undefined,
    resolveProxy: async () => 'DIRECT',
    broadcast: () => undefined,
    windows: { any: () => true, onSeen: () => undefined },
    logger: noLog,
    crashes: { latest: () => [] },
    shell: {
      openExternal: async () => undefined,
      copyText: async () => undefined,
      readText: async () => '',
      openLogs: async () => undefined,
    },
    windowOf: () => ({ markEdited: () => undefined, showMenu: () => undefined }),
    dialog: { chooseFile: async () => undefined, openFile: async () => undefined },
    desktop: { progress: () => undefined, tell: () => undefined },
    startBackend: () => {
      throw new Error('A host is configured: the embedded backend is not to start.');
    },
    startConverter: () => {
      throw new Error('No picture is to be read.');
    },
  });
  onTestFinished(async () => {
    await services.close();
    await rm(folder, { recursive: true });
  });
  const call = callerOf(services.handlers);
  const { demoCode = '' } = await call('auth.requestCode', { phoneNumber: testPhone });
  await call('auth.verifyCode', { phoneNumber: testPhone, code: demoCode });
  await call('site.open', { slug: SLUG });
  return { call, serveMedia: services.serveMedia };
}

test('[HOST-02] a host on this computer is asked for no stand-in, whatever needs one: it says that nothing is set up', async () => {
  const backend = await startTestBackend();
  onTestFinished(backend.stop);
  const { call, serveMedia } = await startMain(backend.url);
  const before = (await backend.requests()).length;
  expect(before).toBeGreaterThan(0);

  expect((await call('app.info', {})).notSetUp).toHaveLength(7);
  expect(await call('checkout.link', { slug: SLUG })).toEqual({});
  await expect(call('services.stockPhotos', { service: 'Drains' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await call('fonts.list', {})).fonts.length).toBeGreaterThan(100);
  const font = await serveMedia('/font?family=Lobster&weight=400', new AbortController().signal);
  expect(font.status).toBe(404);
  await call('map.data', {});
  const places = await call('map.geocode.start', { retry: false });
  expect(places.state).toBe('unset');
  expect(places.total).toBeGreaterThan(0);
  expect(await call('businessProfile.account', {})).toEqual({ signedIn: false, email: '' });
  await expect(call('businessProfile.signIn', {})).rejects.toMatchObject({ code: 'PROFILE_ACCESS' });
  const cities = await call('places.nearest', { city: 'Reno', state: 'NV', radius: 50 });
  expect(cities.length).toBeGreaterThan(0);
  await call('photos.industryStock', { slug: SLUG });

  const asked = (await backend.requests()).slice(before);
  expect(asked.join('\n')).toContain('/api/get_industry_stock_photos/');
  expect(asked.filter((request) => standIn.test(request))).toEqual([]);
});
