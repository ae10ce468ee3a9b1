import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { SiteActor } from '../../../src-main/sync/site-actor.ts';
import { openDesk, siteText, type SiteDesk } from '../../support/site-desk.ts';

const photo = (pk: number, caption: string, order: number): string =>
  `{"photo_pk":1234567890123456789${pk},"photo":"/${pk}.webp","caption":"${caption}","order":${order}}`;
const withPhotos = (...photos: string[]): string =>
  siteText.replace('"about":null', `"about":null,"gallery":[${photos.join()}]`);
const start = withPhotos(...[0, 1, 2, 3].map((pk) => photo(pk, 'base', pk)));
const theirs = withPhotos(photo(3, 'base', 0), ...[0, 1, 2].map((pk) => photo(pk, 'theirs', pk + 1))).replace(
  'Pipes done right',
  'Theirs',
);

const desks: SiteDesk[] = [];
const ids = (actor: SiteActor): number[] => actor.openConflicts.map(({ id }) => id);

/** A photo is gone here and changed there, another changed on both sides, the order is another on each. */
async function clash(): Promise<SiteDesk> {
  const desk = await openDesk(start);
  desks.push(desk);
  desk.actor.edit('s1', [{ op: 'set', path: ['company_tagline'], value: 'Mine' }]);
  desk.actor.edit('s2', [{ op: 'remove', path: ['gallery', 0] }]);
  desk.actor.edit('s3', [{ op: 'set', path: ['gallery', 0, 'caption'], value: 'mine' }]);
  desk.actor.edit('s4', [{ op: 'move', path: ['gallery'], from: 1, to: 0 }]);
  desk.actor.merge({ text: theirs, modified: 'm2' });
  return desk;
}

let desk: SiteDesk;
beforeEach(async () => {
  desk = await clash();
});
afterEach(async () => {
  for (const one of desks.splice(0)) await one.dispose();
});

describe('[SYNC-03] one side taken for all conflicts', () => {
  test('of values, of an item that is gone and of the order', () => {
    expect(new Set(desk.actor.openConflicts.map(({ kind }) => kind))).toEqual(new Set(['value', 'deleted', 'order']));
  });

  test.each(['mine', 'theirs'] as const)(
    'comes to what each by itself comes to, after a restart too: %s',
    async (take) => {
      const other = await clash();
      for (const id of ids(other.actor)) other.actor.resolve(id, { take });
      const { document } = desk.actor.resolveAll(ids(desk.actor), take);
      expect(document).toBe(other.actor.document.toText());
      expect(document).toContain('"photo_pk":12345678901234567891');
      expect(document.includes('"photo_pk":12345678901234567890')).toBe(take === 'theirs');
      const again = await desk.reopen();
      expect([again.document.toText(), again.openConflicts]).toEqual([document, []]);
    },
  );

  test('leaves those that were not asked about, at the places that they have then', async () => {
    const other = await clash();
    const [first, ...rest] = ids(desk.actor);
    for (const id of rest) other.actor.resolve(id, { take: 'mine' });
    expect(desk.actor.resolveAll(rest, 'mine').decided).toEqual(rest);
    expect(ids(desk.actor)).toEqual([first]);
    const places = ({ actor }: SiteDesk) => actor.openConflicts.map(({ path, kind }) => ({ path, kind }));
    expect(places(desk)).toEqual(places(other));
  });

  test('is one step of undo and of redo, over a restart', async () => {
    const before = desk.actor.document.toText();
    const after = desk.actor.resolveAll(ids(desk.actor), 'mine').document;
    const actor = await desk.reopen();
    expect(actor.undo()).toMatchObject({ document: before, status: { sync: 'clean', canUndo: false } });
    expect(actor.redo().document).toBe(after);
  });

  test('is told of once', async () => {
    await desk.reopen();
    const told = vi.spyOn(desk.ports, 'onChanged');
    const statuses = desk.statuses.length;
    desk.actor.resolveAll(ids(desk.actor), 'mine');
    expect(told).toHaveBeenCalledOnce();
    expect(desk.statuses.slice(statuses)).toMatchObject([{ conflicts: 0 }]);
  });

  test('passes over what is settled by then, and says so; nothing left to decide is an error', () => {
    const [first, ...rest] = ids(desk.actor);
    desk.actor.resolve(first!, { take: 'theirs' });
    expect(desk.actor.resolveAll([first!, ...rest], 'mine').decided).toEqual(rest);
    expect(() => desk.actor.resolveAll(rest, 'mine')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  test('changes nothing where the disk refuses it', async () => {
    const [before, open] = [desk.actor.opened(), desk.actor.openConflicts];
    const append = vi.spyOn(desk.store.drafts, 'append').mockImplementation(() => {
      throw new AppError('DISK', 'The disk is full.');
    });
    expect(() => desk.actor.resolveAll(ids(desk.actor), 'mine')).toThrow(expect.objectContaining({ code: 'DISK' }));
    append.mockRestore();
    expect([desk.actor.opened(), desk.actor.openConflicts]).toEqual([before, open]);
    const again = await desk.reopen();
    expect([again.document.toText(), again.openConflicts]).toEqual([before.document, open]);
  });
});
