import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stateOf } from '../../../scripts/lib/build.mjs';
import { isInstallStale, isTreeCurrent } from '../../../scripts/lib/packages.mjs';

const now = { lock: 'a', hasKeytar: true, hasLibsecret: true };

test('packages are installed when they never were, and when the lockfile changed', () => {
  expect(isInstallStale(undefined, now)).toBe(true);
  expect(isInstallStale({ lock: 'b', keychain: true }, now)).toBe(true);
  expect(isInstallStale({ lock: 'a', keychain: true }, now)).toBe(false);
});

test('keytar that was left out is installed once its library is there, and not asked for again and again', () => {
  const without = { ...now, hasKeytar: false };
  expect(isInstallStale({ lock: 'a', keychain: false }, without)).toBe(true);
  expect(isInstallStale({ lock: 'a', keychain: false }, { ...without, hasLibsecret: false })).toBe(false);
  expect(isInstallStale({ lock: 'a', keychain: true }, without)).toBe(false);
});

test('what npm installed is compared with the lockfile, optional packages apart', () => {
  const lock = { packages: { '': {}, a: { version: '1' }, b: { version: '2', optional: true } } };
  expect(isTreeCurrent(lock, { packages: { a: { version: '1' } } }, true)).toBe(true);
  expect(isTreeCurrent(lock, { packages: { a: { version: '1' }, b: { version: '2' } } }, true)).toBe(true);
  expect(isTreeCurrent(lock, { packages: { a: { version: '0' } } }, true)).toBe(false);
  expect(isTreeCurrent(lock, { packages: { b: { version: '2' } } }, true)).toBe(false);
  expect(isTreeCurrent(lock, { packages: { a: { version: '1' }, b: { version: '1' } } }, true)).toBe(false);
  expect(isTreeCurrent(lock, { packages: { a: { version: '1' }, c: { version: '1' } } }, true)).toBe(false);
});

test('keytar is installed beside what npm installed by hand when its library came later', () => {
  const lock = {
    packages: {
      '': { optionalDependencies: { keytar: '7' } },
      a: { version: '1' },
      'node_modules/keytar': { version: '7', optional: true },
    },
  };
  const installed = { packages: { a: { version: '1' } } };
  expect(isTreeCurrent(lock, installed, true)).toBe(false);
  expect(isTreeCurrent(lock, installed, false)).toBe(true);
});

test('[HOST-01] an optional package of the app is installed when it came later and is for every system', () => {
  const lockOf = (os?: string[]) => ({
    packages: {
      '': { optionalDependencies: { keyring: '2' } },
      'node_modules/keyring': { version: '2', optional: true, ...(os && { os }) },
      'node_modules/of-keyring': { version: '2', optional: true },
    },
  });
  expect(isTreeCurrent(lockOf(), { packages: {} }, true)).toBe(false);
  expect(isTreeCurrent(lockOf(), { packages: { 'node_modules/keyring': { version: '2' } } }, true)).toBe(true);
  expect(isTreeCurrent(lockOf(['win32']), { packages: {} }, true)).toBe(true);
});

test('the state of the sources changes with a file written, added or removed, and with nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'state-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'a.ts');
  await writeFile(file, 'one');
  await utimes(file, 1, 1);
  const first = stateOf(folder, ['.', 'missing']);
  expect(stateOf(folder, ['.', 'missing'])).toBe(first);

  await utimes(file, 2, 2);
  const touched = stateOf(folder, ['.']);
  expect(touched).not.toBe(first);

  await writeFile(join(folder, 'b.ts'), 'two');
  const added = stateOf(folder, ['.']);
  expect(added).not.toBe(touched);

  await rm(join(folder, 'b.ts'));
  expect(stateOf(folder, ['.'])).toBe(touched);
});
