import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IncomingFiles } from '../../../src-main/media/incoming-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-incoming-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = (name: string, owner = 'acme') => ({ owner, place: 'gallery', name });
const names = async (files: IncomingFiles) => (await files.ofOwner('acme')).map(({ name }) => name);
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe('[PHO-03] files that were given', () => {
  test('are there when the app starts again, in their order, until they are let go', async () => {
    const before = new IncomingFiles(join(folder, 'new'));
    const ids = await Promise.all(['b', 'a\n', 'c'].map((name) => before.put(file(name), bytes(`bytes of\n${name}`))));
    await before.remove([ids[0]!]);
    const after = new IncomingFiles(join(folder, 'new'));
    expect(await after.ofOwner('acme')).toEqual([
      { id: ids[1], ...file('a\n') },
      { id: ids[2], ...file('c') },
    ]);
    expect(await after.read(ids[1]!)).toEqual({ name: 'a\n', bytes: bytes('bytes of\na\n') });
    expect(await after.put(file('d'), bytes(''))).toBeGreaterThan(ids[2]!);
    expect((await after.ofOwner('acme')).map(({ name }) => name)).toEqual(['a\n', 'c', 'd']);
  });

  test('are shown to nobody else', async () => {
    const files = new IncomingFiles(folder);
    await files.put(file('a', 'other'), bytes('a'));
    expect(await files.ofOwner('acme')).toEqual([]);
  });

  test('are not there where the app ended while they were written, or their head is damaged', async () => {
    const before = new IncomingFiles(folder);
    const id = await before.put(file('a'), bytes('a'));
    await truncate(join(folder, String(id)), 10);
    await writeFile(join(folder, '7.part'), 'half');
    const files = new IncomingFiles(folder);
    expect(await files.ofOwner('acme')).toEqual([]);
    await expect(files.read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(files.read(99)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await files.put(file('b'), bytes('b'));
    expect(await readdir(folder)).not.toContain('7.part');
  });

  test('go after 30 whole days of use in which nobody has let them go', async () => {
    const files = new IncomingFiles(folder);
    await files.put(file('a'), bytes('a'));
    await files.purge(5);
    await files.put(file('b'), bytes('b'));
    for (const day of [6, 20, 35]) await new IncomingFiles(folder).purge(day);
    expect(await names(files)).toEqual(['a', 'b']);
    await files.purge(36);
    expect(await names(files)).toEqual(['b']);
    await files.purge(37);
    expect(await names(files)).toEqual([]);
  });

  test.each([
    ['the days of use begin anew', async () => undefined],
    ['their days are damaged', () => writeFile(join(folder, 'days.json'), '{"')],
  ])('are given their days anew where %s', async (_, damage) => {
    const files = new IncomingFiles(folder);
    await files.put(file('a'), bytes('a'));
    await files.purge(40);
    await damage();
    await files.purge(1);
    await files.purge(31);
    expect(await names(files)).toEqual(['a']);
    await files.purge(32);
    expect(await names(files)).toEqual([]);
  });

  test('do not go for having the numbers of others that went', async () => {
    const before = new IncomingFiles(folder);
    const id = await before.put(file('a'), bytes('a'));
    await before.purge(2);
    await before.remove([id]);
    const after = new IncomingFiles(folder);
    await after.purge(32);
    await after.put(file('b'), bytes('b'));
    await after.purge(33);
    expect(await names(after)).toEqual(['b']);
  });

  test('take no more room than they may, but for those of the day: the oldest go first', async () => {
    const files = new IncomingFiles(folder, { mostBytes: 5000 });
    for (const name of ['a', 'b', 'c']) await files.put(file(name), bytes(name.repeat(2000)));
    await files.purge(1);
    await files.purge(1);
    expect(await names(files)).toEqual(['a', 'b', 'c']);
    await files.put(file('d'), bytes('d'.repeat(2000)));
    await files.purge(2);
    expect(await names(files)).toEqual(['c', 'd']);
  });

  test('are refused by a disk that takes nothing, and taken once it does', async () => {
    await writeFile(join(folder, 'taken'), '');
    const files = new IncomingFiles(join(folder, 'taken'));
    await expect(files.put(file('a'), bytes('a'))).rejects.toMatchObject({ code: 'DISK', retry: true });
    await rm(join(folder, 'taken'));
    expect(await files.put(file('a'), bytes('a'))).toBe(1);
  });
});
