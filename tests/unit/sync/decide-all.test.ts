import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { SiteActor } from '../../../src-main/sync/draft/site-actor.ts';
import { openHarness, siteText, type SiteHarness } from '../../support/site-harness.ts';

const photo = (pk: number, caption: string, order: number): string =>
  `{"photo_pk":1234567890123456789${pk},"photo":"/${pk}.webp","caption":"${caption}","order":${order}}`;
const withPhotos = (...photos: string[]): string =>
  siteText.replace('"about":null', `"about":null,"gallery":[${photos.join()}]`);
const start = withPhotos(...[0, 1, 2, 3].map((pk) => photo(pk, 'base', pk)));
const theirs = withPhotos(photo(3, 'base', 0), ...[0, 1, 2].map((pk) => photo(pk, 'theirs', pk + 1))).replace(
  'Pipes done right',
  'Theirs',
);

const harnesses: SiteHarness[] = [];
const ids = (actor: SiteActor): number[] => actor.openConflicts.map(({ id }) => id);

/**
 * Opens a site and makes conflicts in it: both sides changed the tagline and the caption of one photo, another photo
 * was removed here and changed on the server, and each side moved a different photo.
 */
async function clash(): Promise<SiteHarness> {
  const harness = await openHarness(start);
  harnesses.push(harness);
  harness.actor.edit('s1', [{ op: 'set', path: ['company_tagline'], value: 'Mine' }]);
  harness.actor.edit('s2', [{ op: 'remove', path: ['gallery', 0] }]);
  harness.actor.edit('s3', [{ op: 'set', path: ['gallery', 0, 'caption'], value: 'mine' }]);
  harness.actor.edit('s4', [{ op: 'move', path: ['gallery'], from: 1, to: 0 }]);
  harness.actor.merge({ text: theirs, modified: 'm2' });
  return harness;
}

let harness: SiteHarness;
beforeEach(async () => {
  harness = await clash();
});
afterEach(async () => {
  for (const one of harnesses.splice(0)) await one.dispose();
});

describe('[SYNC-03] one side taken for all conflicts', () => {
  test('is tested with conflicts of values, of a deleted item and of the order', () => {
    expect(new Set(harness.actor.openConflicts.map(({ kind }) => kind))).toEqual(
      new Set(['value', 'deleted', 'order']),
    );
  });

  test.each(['mine', 'theirs'] as const)(
    'gives the same document as deciding one by one, also after a restart: %s',
    async (take) => {
      const other = await clash();
      for (const id of ids(other.actor)) other.actor.decide([id], { take });
      const { document } = harness.actor.decide(ids(harness.actor), { take });
      expect(document).toBe(other.actor.document.toText());
      expect(document).toContain('"photo_pk":12345678901234567891');
      expect(document.includes('"photo_pk":12345678901234567890')).toBe(take === 'theirs');
      const again = await harness.reopen();
      expect([again.document.toText(), again.openConflicts]).toEqual([document, []]);
    },
  );

  test('leaves those that were not asked about, at the places that they have then', async () => {
    const other = await clash();
    const [first, ...rest] = ids(harness.actor);
    for (const id of rest) other.actor.decide([id], { take: 'mine' });
    expect(harness.actor.decide(rest, { take: 'mine' }).decided).toEqual(rest);
    expect(ids(harness.actor)).toEqual([first]);
    const places = ({ actor }: SiteHarness) => actor.openConflicts.map(({ path, kind }) => ({ path, kind }));
    expect(places(harness)).toEqual(places(other));
  });

  test('is one step of undo and of redo, over a restart', async () => {
    const before = harness.actor.document.toText();
    const after = harness.actor.decide(ids(harness.actor), { take: 'mine' }).document;
    const actor = await harness.reopen();
    expect(actor.undo()).toMatchObject({ document: before, status: { sync: 'clean', canUndo: false } });
    expect(actor.redo().document).toBe(after);
  });

  test('is reported once', async () => {
    await harness.reopen();
    const told = vi.spyOn(harness.ports, 'onChanged');
    const statuses = harness.statuses.length;
    harness.actor.decide(ids(harness.actor), { take: 'mine' });
    expect(told).toHaveBeenCalledOnce();
    expect(harness.statuses.slice(statuses)).toMatchObject([{ conflicts: 0 }]);
  });

  test('skips conflicts that are already settled, and is refused with NOT_FOUND when none is left', () => {
    const [first, ...rest] = ids(harness.actor);
    harness.actor.decide([first!], { take: 'theirs' });
    expect(harness.actor.decide([first!, ...rest], { take: 'mine' }).decided).toEqual(rest);
    expect(() => harness.actor.decide(rest, { take: 'mine' })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  test('changes nothing when the disk is full', async () => {
    const [before, open] = [harness.actor.opened(), harness.actor.openConflicts];
    const append = vi.spyOn(harness.store.drafts, 'append').mockImplementation(() => {
      throw new AppError('DISK', 'The disk is full.');
    });
    expect(() => harness.actor.decide(ids(harness.actor), { take: 'mine' })).toThrow(
      expect.objectContaining({ code: 'DISK' }),
    );
    append.mockRestore();
    expect([harness.actor.opened(), harness.actor.openConflicts]).toEqual([before, open]);
    const again = await harness.reopen();
    expect([again.document.toText(), again.openConflicts]).toEqual([before.document, open]);
  });
});
