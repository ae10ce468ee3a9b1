import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { resolveSettings } from '#shared/domain/settings/settings.ts';
import { hideIn } from '../../../src-main/app/redact.ts';
import { settingsFeature, type SettingsPorts } from '../../../src-main/features/settings/index.ts';
import { callerOf } from '../../support/call-context.ts';

let folder: string;
const choose = vi.fn();
const restart = vi.fn();
const update = { looks: false, phase: 'none', offered: false } as const;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settings-'));
  vi.resetAllMocks();
});

function feature(ports: Partial<SettingsPorts> = {}) {
  const view = resolveSettings({ locked: { theme: 'dark' }, defaults: {} }, {});
  return settingsFeature({
    settings: { view: () => view, choose, forget: vi.fn() },
    policy: () => ({ place: '/etc/sitewright/policy.json', restartNeeded: false }),
    updates: { state: () => update, check: async () => update, get: async () => update, later: () => update, restart },
    isQueueSending: () => false,
    openLogs: async () => undefined,
    store: {
      dictionary: { all: () => ['drywall'], remove: vi.fn() },
      health: () => ({ state: 'ok' }),
      inspect: () => ({ schema: 14, rows: { draft: 2 }, damage: [] }),
    } as unknown as SettingsPorts['store'],
    system: { version: '1.0.0' },
    config: {
      backend: { kind: 'remote', url: 'https://api.agency.example' },
      update: { url: undefined, channel: undefined },
      product: { name: 'Sitewright' },
      linkHosts: [],
      publishedHosts: [],
      ...{ headerToken: { name: 'X-Token', value: 's3cret' }, geocoding: { accessKey: 'k3y' } },
    },
    crashes: { latest: () => [{ kind: 'renderer-gone' }] },
    hide: (text) => text.replaceAll('c4nary', '[secret]'),
    chooseFile: async () => path.join(folder, 'out.json'),
    now: () => Date.UTC(2026, 10, 27),
    folders: { store: path.join(folder, 'store'), logs: path.join(folder, 'logs'), pictures: [] },
    clearPictures: async () => undefined,
    ...ports,
  });
}

test('[HOST-06] a setting that the company has locked is refused in words', async () => {
  await expect(async () => callerOf(feature())('settings.set', { theme: 'light' })).rejects.toThrow(
    'Your company has set this for all staff.',
  );
  expect(choose).not.toHaveBeenCalled();
  await callerOf(feature())('settings.set', { notifications: false });
  expect(choose).toHaveBeenCalledWith({ notifications: false });
});

test('[HOST-06] setting a value is refused in words when it cannot be written', async () => {
  choose.mockImplementation(() => {
    throw new Error('ENOSPC');
  });
  await expect(async () => callerOf(feature())('settings.set', { notifications: false })).rejects.toThrow(
    'The disk of this computer did not keep the setting.',
  );
});

test('settings.space gives the bytes of the work apart from those of the cache and the logs', async () => {
  const files = { 'store/journal.db': 300, 'store/backups/a.db': 200, 'store/cache.db': 50, 'logs/main.log': 7 };
  for (const [file, size] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), Buffer.alloc(size));
  }
  expect(await callerOf(feature())('settings.space', {})).toEqual({ work: 500, sites: 50, logs: 7, pictures: 0 });
});

test('[HOST-05] diagnostics have versions, settings, numbers and the log, and none of the policy’s secrets', async () => {
  await mkdir(path.join(folder, 'logs'));
  await writeFile(path.join(folder, 'logs', 'main.1.log'), '{"message":"c4nary"}\n');
  await writeFile(path.join(folder, 'logs', 'main.log'), '{"message":"start"}\n');
  const ask = callerOf(feature());
  const { text } = (await ask('settings.diagnostics', {})) as { text: string };
  expect(JSON.parse(text)).toMatchObject({
    at: '2026-11-27T00:00:00.000Z',
    system: { version: '1.0.0' },
    config: { backend: { url: 'https://api.agency.example' } },
    policy: { place: '/etc/sitewright/policy.json' },
    settings: { theme: { value: 'dark', source: 'locked' } },
    store: { state: 'ok', schema: 14, rows: { draft: 2 }, damage: [] },
    crashes: [{ kind: 'renderer-gone' }],
    log: [{ message: '[secret]' }, { message: 'start' }],
  });
  expect(text).not.toMatch(/s3cret|k3y|c4nary/);
  expect(await ask('settings.saveDiagnostics', {})).toEqual({ path: path.join(folder, 'out.json') });
  expect(await readFile(path.join(folder, 'out.json'), 'utf8')).toBe(text);
});

test('[HOST-05] diagnostics keep the code of a logged error, and a line that is no JSON, when secrets are hidden', async () => {
  await mkdir(path.join(folder, 'logs'));
  const line = { message: 'not written', error: { code: 'ENOSPC', message: 'token=abcdef' } };
  await writeFile(path.join(folder, 'logs', 'main.log'), `{"message":"cut o\n${JSON.stringify(line)}\n`);
  const { text } = (await callerOf(feature({ hide: hideIn }))('settings.diagnostics', {})) as { text: string };
  expect(JSON.parse(text)).toMatchObject({
    log: ['{"message":"cut o', { message: 'not written', error: { code: 'ENOSPC', message: 'token=[secret]' } }],
  });
});

test('[HOST-05] no file is written where the user cancels, and a folder that refuses is told', async () => {
  expect(await callerOf(feature({ chooseFile: async () => undefined }))('settings.saveDiagnostics', {})).toEqual({});
  const nowhere = feature({ chooseFile: async () => path.join(folder, 'none', 'out.json') });
  await expect(async () => callerOf(nowhere)('settings.saveDiagnostics', {})).rejects.toThrow(
    'The diagnostics could not be written there. Choose another place.',
  );
});

test('[HOST-08] a restart for an update is refused while a save or a publish runs', async () => {
  await expect(async () =>
    callerOf(feature({ isQueueSending: () => true }))('settings.restartForUpdate', {}),
  ).rejects.toThrow('A save or a publish is under way.');
  expect(restart).not.toHaveBeenCalled();
  await callerOf(feature())('settings.restartForUpdate', {});
  expect(restart).toHaveBeenCalledOnce();
});
