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

  test('are refused by a disk that takes nothing, and taken once it does', async () => {
    await writeFile(join(folder, 'taken'), '');
    const files = new IncomingFiles(join(folder, 'taken'));
    await expect(files.put(file('a'), bytes('a'))).rejects.toMatchObject({ code: 'DISK', retry: true });
    await rm(join(folder, 'taken'));
    expect(await files.put(file('a'), bytes('a'))).toBe(1);
  });
});
