import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redactFacts } from '../../../../src-main/app/redact.ts';
import { noLog } from '../../../support/log.ts';
import { FeedHarness } from './feed.ts';

let feed: FeedHarness;
beforeEach(async () => {
  feed = new FeedHarness();
  await feed.start();
});
afterEach(() => feed.stop());

/** Returns the names of the files of downloaded updates that wait to be installed. */
const pending = () => readdir(path.join(feed.folder, 'cache', 'sitewright-updater', 'pending')).catch(() => []);

test('[HOST-08] a signed update is fetched, offered with its notes and installed when the app ends', async () => {
  feed.release = { version: '1.1.0', releaseNotes: 'Faster previews.' };
  const updates = feed.updates();
  expect(await updates.check()).toEqual({
    looks: true,
    found: '1.1.0',
    notes: 'Faster previews.',
    phase: 'ready',
    offered: true,
  });
  updates.installAtEnd(true);
  expect(feed.installed).toEqual([[true, false]]);
});

test.each([
  ['nobody', undefined],
  ['somebody else', 'CN=Other'],
])('[HOST-08] an update that %s has signed is deleted, and said', async (_who, signer) => {
  feed.release = { version: '1.1.0' };
  feed.signer = signer;
  const updates = feed.updates();
  expect(await updates.check()).toMatchObject({ phase: 'none', problem: 'signature', offered: false });
  expect(await pending()).toEqual([]);
  updates.installAtEnd(true);
  expect(feed.installed).toEqual([]);
});

test.each([
  ['damaged', { wrongChecksum: true }],
  ['download', { cut: true }],
] as const)('[HOST-08] an update whose bytes are wrong is not installed: %s', async (problem, fault) => {
  feed.release = { version: '1.1.0', ...fault };
  const updates = feed.updates();
  expect(await updates.check()).toMatchObject({ phase: 'none', problem });
  updates.installAtEnd(true);
  expect(feed.installed).toEqual([]);
  feed.release = { version: '1.1.0' };
  expect(await updates.check()).toMatchObject({ phase: 'ready', found: '1.1.0' });
});

test.each([
  ['older', { version: '0.9.0' }],
  ['the same', { version: '1.0.0' }],
  ['staged for others', { version: '1.1.0', stagingPercentage: 0 }],
])('[HOST-08] a version that is %s is no update', async (_what, release) => {
  feed.release = release;
  const state = await feed.updates().check();
  expect(state).toEqual({ looks: true, phase: 'none', offered: false });
});

test('[HOST-08] a roll-out has or leaves out a computer the same way at each start', async () => {
  feed.release = { version: '1.1.0', stagingPercentage: 50 };
  const first = await feed.updates().check();
  for (const _ of [1, 2, 3]) expect((await feed.updates().check()).found).toBe(first.found);
  feed.release = { version: '1.1.0', stagingPercentage: 100 };
  expect(await feed.updates().check()).toMatchObject({ found: '1.1.0' });
});

test.each([
  ['without a release', false],
  ['that does not answer', true],
])('[HOST-08] a check says that it failed when it meets a feed %s', async (_which, isDown) => {
  feed.isDown = isDown;
  expect(await feed.updates().check()).toMatchObject({ phase: 'none', problem: 'check' });
});

test('[HOST-08] a check says a problem, logs it and is repeated when the updater cannot be loaded', async () => {
  feed.release = { version: '1.1.0' };
  const error = vi.fn();
  const refused = new Error('EMFILE');
  const loads = vi.fn(feed.load).mockRejectedValueOnce(refused);
  const updates = feed.updates({ load: loads, logger: { ...noLog, error } });
  expect(await updates.check()).toMatchObject({ phase: 'none', problem: 'check' });
  expect(error.mock.calls).toEqual([[expect.any(String), { error: refused }]]);
  expect(await updates.check()).toMatchObject({ phase: 'ready', found: '1.1.0' });
});

test('[HOST-05] the log says why when a copy does not update itself', async () => {
  const logged: unknown[] = [];
  const logger = { ...noLog, info: (_message: string, facts = {}) => void logged.push(redactFacts(facts)) };
  await feed.updates({ cannot: { why: 'folder', folder: '/opt/studio' }, logger }).start();
  expect(logged).toEqual([{ reason: 'folder', path: '/opt/studio' }]);
});

test('[HOST-08] with “notify” an update is fetched only when it is asked for', async () => {
  feed.release = { version: '1.1.0' };
  const updates = feed.updates({ mode: () => 'notify' });
  expect(await updates.check()).toMatchObject({ phase: 'none', offered: true });
  updates.installAtEnd(true);
  expect(feed.installed).toEqual([]);
  expect(await updates.get()).toMatchObject({ phase: 'ready' });
  updates.installAtEnd(true);
  expect(feed.installed).toHaveLength(1);
});

test('[HOST-08] with “off”, by the setting or by the package, nothing is looked for or installed', async () => {
  feed.release = { version: '1.1.0' };
  const load = vi.fn();
  expect(await feed.updates({ mode: () => 'off', load }).check()).toMatchObject({ looks: false });
  expect(await feed.updates({ cannot: { why: 'folder', folder: '/opt' }, load }).check()).toMatchObject({
    looks: false,
  });
  expect(load).not.toHaveBeenCalled();
  let mode: 'auto' | 'off' = 'auto';
  const updates = feed.updates({ mode: () => mode });
  await updates.check();
  mode = 'off';
  updates.installAtEnd(true);
  expect(feed.installed).toEqual([]);
});

test('[HOST-08] “later” holds until a newer version is there', async () => {
  feed.release = { version: '1.1.0' };
  const updates = feed.updates();
  await updates.check();
  expect(updates.later().offered).toBe(false);
  expect((await updates.check()).offered).toBe(false);
  feed.release = { version: '1.2.0' };
  expect(await updates.check()).toMatchObject({ offered: true, found: '1.2.0', phase: 'ready' });
  expect((await feed.updates().check()).offered).toBe(true);
});

test('[HOST-08] nothing is installed where work was cut when the app ended; the next start has it ready', async () => {
  feed.release = { version: '1.1.0' };
  const updates = feed.updates();
  await updates.check();
  updates.installAtEnd(false);
  expect(feed.installed).toEqual([]);
  const next = feed.updates();
  expect(await next.check()).toMatchObject({ phase: 'ready' });
});

test('[HOST-08] “Restart now” quits, installs and starts the new version', async () => {
  feed.release = { version: '1.1.0' };
  const quit = vi.fn();
  const updates = feed.updates({ quit });
  updates.restart();
  expect(quit).not.toHaveBeenCalled();
  await updates.check();
  updates.restart();
  expect(quit).toHaveBeenCalledOnce();
  updates.installAtEnd(true);
  expect(feed.installed).toEqual([[true, true]]);
});

test('[HOST-08] a version that did not start on this computer is not fetched again, a newer one is', async () => {
  feed.release = { version: '1.1.0' };
  const updates = feed.updates({ failedVersion: '1.1.0' });
  expect(await updates.check()).toMatchObject({ phase: 'none', failed: '1.1.0' });
  feed.release = { version: '1.1.1' };
  expect(await updates.check()).toMatchObject({ phase: 'ready', found: '1.1.1' });
});

test('[HOST-08] the installer of the running version is kept before the update is fetched', async () => {
  feed.release = { version: '1.1.0' };
  const keepInstaller = vi.fn(async () => expect(await pending()).toEqual([]));
  await feed.updates({ keepInstaller }).check();
  expect(keepInstaller).toHaveBeenCalledOnce();
  const failing = feed.updates({ keepInstaller: () => Promise.reject(new Error('ENOSPC')) });
  expect(await failing.check()).toMatchObject({ phase: 'ready' });
});
