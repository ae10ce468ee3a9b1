import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exportFile } from '../../../src-main/features/kit/export-file.ts';
import { keepFilesPrivate } from '../../../src-main/umask.ts';

async function folderOf(umask: number): Promise<string> {
  const before = process.umask(umask);
  keepFilesPrivate();
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-exported-'));
  onTestFinished(() => {
    process.umask(before);
    return rm(folder, { recursive: true });
  });
  return folder;
}

const exported = (path: string) =>
  exportFile(async () => path, { title: 'Export', name: 'redirects', format: 'csv', content: 'a,b\n' });

test.each([
  ['others read files of this user', 0o022, 0o644],
  ['a group shares its files', 0o002, 0o664],
  ['files are private', 0o077, 0o600],
])('[RED-01] an exported file has the rights of other programs’ files when %s', async (_when, umask, rights) => {
  const folder = await folderOf(umask);
  await exported(join(folder, 'redirects.csv'));
  await writeFile(join(folder, 'own'), '');
  const rightsOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777;
  expect([await rightsOf('redirects.csv'), await rightsOf('own')]).toEqual([rights, 0o600]);
});

test('[RED-01] an exported file takes the place of the one before, or leaves it where it cannot be written', async () => {
  const folder = await folderOf(0o022);
  const path = join(folder, 'redirects.csv');
  await writeFile(path, 'before');
  await exported(path);
  expect(await readFile(path, 'utf8')).toBe('a,b\n');
  await expect(exported(join(folder, 'gone', 'redirects.csv'))).rejects.toMatchObject({ code: 'DISK' });
  expect(await readdir(folder)).toEqual(['redirects.csv']);
});
