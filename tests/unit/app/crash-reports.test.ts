import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collectDiagnostics } from '../../../src-main/features/settings/diagnostics.ts';
import { resolveSettings } from '#shared/domain/settings/settings.ts';
import { forgetOldDumps } from '../../../src-main/app/crash-dumps.ts';
import { createCrashReports } from '../../../src-main/app/crash-reports.ts';
import { createLogger } from '../../../src-main/app/logger.ts';
import { resolveConfig, secretsOf } from '../../../src-main/app/policy/config.ts';
import { reportFailures } from '../../../src-main/app/problems.ts';
import { hideIn, hideSecrets } from '../../../src-main/app/redact.ts';

const electron = vi.hoisted(() => ({ app: undefined as unknown as EventEmitter, dialog: {}, crashReporter: {} }));
electron.app = new EventEmitter();
vi.mock('electron', () => electron);

const about = { version: '1.2.3', platform: 'linux' };
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'crashes-'));
const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));

/** Secrets and personal facts of the kinds that the app handles. Each contains a text by which the test finds it. */
const canaries = {
  headerToken: 'c4nary-hdr',
  accessKey: 'c4nary-geo',
  fontsKey: 'c4nary-fnt',
  clientSecret: 'c4nary-ggl',
  username: 'c4nary-usr',
  bearer: 'Bearer c4nary.access.token',
  refresh: '{"refresh_token":"c4nary-refresh"}',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjNG5hcnkifQ.c4nary-signature',
  query: 'https://bucket.example/photo.jpg?X-Amz-Signature=c4nary-signed',
  mail: 'c4nary@client.example',
  phone: '+1 (415) 555-0199',
  code: 'code: 491827',
};

test('[HOST-05] none of the secrets of a computer is in its log, its crash reports or its diagnostics', async () => {
  const dir = newFolder();
  const { config } = resolveConfig(
    JSON.stringify({
      host: 'https://api.agency.example',
      headerToken: canaries.headerToken,
      geocoding: { accessKey: canaries.accessKey },
      webFonts: { key: canaries.fontsKey },
      google: { clientId: 'id', clientSecret: canaries.clientSecret },
      placeNames: { username: canaries.username },
    }),
    {},
  );
  hideSecrets(secretsOf(config));
  const logger = createLogger({ dir });
  const crashes = createCrashReports({ dir: path.join(dir, 'crashes'), about });
  for (const secret of Object.values(canaries)) {
    const error = new Error(`GET failed with ${secret}`, { cause: new TypeError(`because of ${secret}`) });
    logger.error(`uncaught ${secret}`, { error, reason: secret, [secret]: secret, accessToken: secret });
    crashes.write('uncaught-exception', { error, reason: secret, [secret]: secret, accessToken: secret });
  }
  const text = await collectDiagnostics({
    settings: { view: () => resolveSettings({ locked: {}, defaults: {} }, {}) },
    policy: () => ({ restartNeeded: false, problem: `headerToken ${canaries.headerToken} was refused` }),
    store: undefined,
    system: about,
    config: { ...config, update: { url: canaries.query, channel: undefined } },
    crashes,
    hide: hideIn,
    now: Date.now,
    folders: { logs: dir },
    space: async () => ({ work: 0, sites: 0, pictures: 0, logs: 0 }),
  });
  expect(JSON.parse(text)).toMatchObject({ crashes: expect.any(Array), store: 'not open' });
  const written = [text, ...textsIn(dir)];
  expect(written.length).toBeGreaterThan(Object.keys(canaries).length);
  expect(written.filter((one) => /c4nary|555-0199|491827/.test(one))).toEqual([]);
});

test('[HOST-05] crash reports keep to the maximum number and size, come newest first, and only their owner can read them', () => {
  const dir = path.join(newFolder(), 'crashes');
  let second = 0;
  const options = { dir, about, keep: 3, mostInARun: 4, now: () => new Date(Date.UTC(2026, 0, 1, 0, 0, second++)) };
  const first = createCrashReports(options);
  for (let exitCode = 1; exitCode <= 9; exitCode++) {
    first.write('renderer-gone', { exitCode, reason: 'word '.repeat(100_000) });
  }
  createCrashReports(options).write('child-process-gone', { exitCode: 10, type: 'GPU' });
  expect(first.latest(2)).toMatchObject([
    { kind: 'child-process-gone', exitCode: 10, version: '1.2.3', type: 'GPU' },
    { kind: 'renderer-gone', exitCode: 4 },
  ]);
  expect(readdirSync(dir)).toHaveLength(3);
  for (const name of readdirSync(dir)) {
    const { size, mode } = statSync(path.join(dir, name));
    expect(size).toBeLessThan(4096);
    expect(mode & 0o077).toBe(0);
  }
});

test('[HOST-05] crash reports do not throw when their folder cannot be written, and name a report that is cut off', () => {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  const refused = createCrashReports({ dir: path.join(file, 'crashes'), about });
  expect(() => refused.write('renderer-gone', {})).not.toThrow();
  expect(refused.latest(1)).toEqual([]);
  const dir = newFolder();
  writeFileSync(path.join(dir, '2026.json'), '{"at":');
  expect(createCrashReports({ dir, about }).latest(1)).toEqual([{ unreadable: '2026.json' }]);
});

test('[HOST-05] uncaught errors, unhandled rejections and lost processes are logged and reported', () => {
  const heard = new EventEmitter();
  const before = { uncaughtException: process.listeners('uncaughtException') };
  const write = vi.fn();
  const error = vi.fn();
  const warn = vi.fn();
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    heard.on(event as string, listener as () => void);
    return process;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  reportFailures({ info: vi.fn(), warn, error }, { write, latest: () => [] });
  expect(process.listeners('uncaughtException')).toEqual(before.uncaughtException);
  const failure = new Error('nobody');
  heard.emit('uncaughtException', failure);
  heard.emit('unhandledRejection', failure);
  const gone = { type: 'Utility', reason: 'killed', exitCode: 9, serviceName: 'Embedded backend', name: 'Backend' };
  electron.app.emit('child-process-gone', {}, gone);
  electron.app.emit('child-process-gone', {}, { ...gone, reason: 'clean-exit' });
  expect(write.mock.calls).toEqual([
    ['uncaught-exception', { error: failure }],
    ['unhandled-rejection', { error: failure }],
    ['child-process-gone', gone],
  ]);
  expect(error).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('[HOST-05] old crash dumps are deleted; the newest, their metadata and the runtime’s own files stay', () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'completed'));
  const put = (name: string, at: number) => {
    writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, name), at, at);
  };
  for (const [place, name] of ['a', 'b', 'c'].entries()) {
    put(path.join('completed', `${name}.dmp`), 1000 + place);
    put(path.join('completed', `${name}.meta`), 1000 + place);
  }
  put('settings.dat', 1);
  forgetOldDumps(folder, 2);
  expect(readdirSync(folder, { recursive: true }).map(String).sort()).toEqual(
    [
      'completed',
      'settings.dat',
      ...['b.dmp', 'b.meta', 'c.dmp', 'c.meta'].map((name) => path.join('completed', name)),
    ].sort(),
  );
  expect(() => forgetOldDumps(path.join(folder, 'none'), 2)).not.toThrow();
});
