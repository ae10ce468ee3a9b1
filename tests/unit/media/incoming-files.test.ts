import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { IncomingFiles } from '../../../src-main/media/incoming-files.ts';
import { openStore } from '../../../src-main/store/store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-incoming-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = (name: string, owner = 'acme') => ({ owner, place: 'gallery', name });
const names = async (files: IncomingFiles) => (await files.ofOwner(['acme'])).map(({ name }) => name);
const daysOfUse = (dayOfUse: number) => ({
  dayOfUse,
  isExpired(day: number) {
    return day < this.dayOfUse - 31;
  },
});
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe('[PHO-03] files that were given', () => {
  test('are there when the app starts again, in their order, until they are let go', async () => {
    const before = new IncomingFiles(join(folder, 'new'), daysOfUse(1));
    const ids = await Promise.all(['b', 'a\n', 'c'].map((name) => before.put(file(name), bytes(`bytes of\n${name}`))));
    await before.remove([ids[0]!]);
    const after = new IncomingFiles(join(folder, 'new'), daysOfUse(1));
    expect(await after.ofOwner(['acme'])).toEqual([
      { id: ids[1], day: 1, ...file('a\n') },
      { id: ids[2], day: 1, ...file('c') },
    ]);
    expect(await after.read(ids[1]!)).toEqual({ name: 'a\n', bytes: bytes('bytes of\na\n') });
    expect(await after.put(file('d'), bytes(''))).toBeGreaterThan(ids[2]!);
    expect((await after.ofOwner(['acme'])).map(({ name }) => name)).toEqual(['a\n', 'c', 'd']);
  });

  test('are shown to nobody else', async () => {
    const files = new IncomingFiles(folder, daysOfUse(1));
    await files.put(file('a', 'other'), bytes('a'));
    expect(await files.ofOwner(['acme'])).toEqual([]);
  });

  test('[SYNC-07] go with their site to another name, also those that are taken or let go at that moment', async () => {
    const files = new IncomingFiles(folder, daysOfUse(1));
    const ids = [await files.put(file('a'), bytes('of\na')), await files.put(file('b', 'other'), bytes('b'))];
    const gone = await files.put(file('c'), bytes('c'));
    const handed = files.renameOwner('acme', 'acme-2');
    await Promise.all([handed, files.remove([gone])]);
    expect(await files.ofOwner(['acme-2'])).toEqual([{ id: ids[0], day: 1, ...file('a', 'acme-2') }]);
    expect(await files.ofOwner(['acme', 'other'])).toEqual([{ id: ids[1], day: 1, ...file('b', 'other') }]);
    expect(await files.read(ids[0]!)).toEqual({ name: 'a', bytes: bytes('of\na') });
    expect((await readdir(folder)).toSorted()).toEqual(ids.map(String));
  });

  test('are not there where the app ended while they were written, or their head is damaged', async () => {
    const before = new IncomingFiles(folder, daysOfUse(1));
    const id = await before.put(file('a'), bytes('a'));
    await truncate(join(folder, String(id)), 10);
    await writeFile(join(folder, '7.part'), 'half');
    const files = new IncomingFiles(folder, daysOfUse(1));
    expect(await files.ofOwner(['acme'])).toEqual([]);
    await expect(files.read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(files.read(99)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await files.put(file('b'), bytes('b'));
    expect(await readdir(folder)).not.toContain('7.part');
  });

  test('leave nothing half written: neither one that was cut off before this start nor one that is refused', async () => {
    await writeFile(join(folder, '7.part'), 'half');
    const files = new IncomingFiles(folder, daysOfUse(1));
    await files.purge();
    expect(await readdir(folder)).toEqual([]);
    await mkdir(join(folder, '1', 'in the way'), { recursive: true });
    await expect(files.put(file('a'), bytes('a'))).rejects.toMatchObject({ code: 'DISK' });
    expect(await readdir(folder)).toEqual(['1']);
  });

  test('[SYNC-05] go with what was thrown away on the same day of use, when nobody has let them go', async () => {
    const store = await openStore(join(folder, 'store'), { now: () => Date.UTC(2026, 10, 21) });
    onTestFinished(() => store.close());
    const files = new IncomingFiles(folder, store.trash);
    const put = async (name: string) => {
      store.trash.put({ slug: name, reason: 'discarded', document: '{}', modified: 'm', at: 0 });
      await files.put(file(name), bytes(name));
    };
    const left = async () => [await names(files), store.trash.list().map(({ slug }) => slug)];
    await put('a');
    for (let day = 1; day <= 33; day++) {
      store.trash.purge(day * 86_400_000);
      await files.purge();
      if (day === 1) await put('b');
      expect((await left())[0]).toEqual(['a', 'b'].slice(day < 32 ? 0 : day - 31));
      expect((await left())[0]).toEqual((await left())[1]?.toReversed());
    }
  });

  test('stay longer, not shorter, where the days of use begin anew', async () => {
    const days = daysOfUse(40);
    const files = new IncomingFiles(folder, days);
    await files.put(file('a'), bytes('a'));
    days.dayOfUse = 1;
    await files.purge();
    days.dayOfUse = 40;
    await files.purge();
    expect(await names(files)).toEqual(['a']);
  });

  test('are not deleted when they have numbers that deleted files had', async () => {
    const days = daysOfUse(1);
    const before = new IncomingFiles(folder, days);
    await before.remove([await before.put(file('a'), bytes('a'))]);
    days.dayOfUse = 33;
    const after = new IncomingFiles(folder, days);
    await after.put(file('b'), bytes('b'));
    await after.purge();
    expect(await names(after)).toEqual(['b']);
  });

  test('are deleted, the oldest first, when they exceed the size limit; those of the current day stay', async () => {
    const days = daysOfUse(1);
    const files = new IncomingFiles(folder, days, { mostBytes: 5000 });
    for (const name of ['a', 'b', 'c']) await files.put(file(name), bytes(name.repeat(2000)));
    await files.purge();
    expect(await names(files)).toEqual(['a', 'b', 'c']);
    days.dayOfUse = 2;
    await files.put(file('d'), bytes('d'.repeat(2000)));
    await files.purge();
    expect(await names(files)).toEqual(['c', 'd']);
  });

  test('are refused when their folder cannot be written, and taken once it can', async () => {
    await writeFile(join(folder, 'taken'), '');
    const files = new IncomingFiles(join(folder, 'taken'), daysOfUse(1));
    await expect(files.put(file('a'), bytes('a'))).rejects.toMatchObject({ code: 'DISK', retry: true });
    await rm(join(folder, 'taken'));
    expect(await files.put(file('a'), bytes('a'))).toBe(1);
  });
});
