import { expect, test } from 'vitest';
import { applyAll } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { draftOn, withEdit } from '../../../src-main/sync/draft/draft.ts';
import type { InFlight } from '../../../src-main/sync/save/snapshot.ts';
import { Origins } from '../../../src-main/sync/merge/origins.ts';
import { ancestorInFlight } from '../../../src-main/sync/merge/rebase.ts';
import { mergeSite } from '../../../src-main/sync/merge/merge-site.ts';

const gallery = (...photos: string[]) => photos.map((photo) => ({ photo }));
const textOf = (site: object) => JSON.stringify({ about: '', ...site });

/**
 * The draft equals its base, because the user has taken back both edits that the post in flight has sent: photo `b` was
 * removed, and `about` was changed.
 */
const draft = draftOn({ text: textOf({ gallery: gallery('a', 'b') }), modified: 'm1' }, []).draft;
const inFlight: InFlight = {
  slug: 'acme',
  document: textOf({ gallery: gallery('a'), about: 'sent' }),
  last: 1,
  photosOf: { gallery: true, hero: false },
};
const origins = new Origins(draft, draft.touched, new Map());
const merged = (theirs: object, from = draft) =>
  mergeSite(
    ancestorInFlight(from, RawValue.parse(inFlight.document), RawValue.parse(textOf(theirs)), origins),
    from.document,
    RawValue.parse(textOf(theirs)),
  );

test('[SYNC-04] [SYNC-03] edits that were taken back after a post stay taken back when the post has arrived', () => {
  const { document, conflicts } = merged({ gallery: gallery('colleague', 'a'), about: 'sent' });
  expect(document.toValue()).toEqual({ about: '', gallery: gallery('colleague', 'a', 'b') });
  expect(conflicts).toEqual([]);
});

test('[SYNC-04] [SYNC-03] edits that were taken back after a post stay taken back when the post has not arrived', () => {
  const { document, conflicts } = merged({ gallery: gallery('colleague', 'a', 'b') });
  expect(document.toValue()).toEqual({ about: '', gallery: gallery('colleague', 'a', 'b') });
  expect(conflicts).toEqual([]);
});

test('[SYNC-03] a field that was edited again after a post conflicts with their value, over the draft’s base value', () => {
  const operations = [{ op: 'set' as const, path: ['about'], text: '"typed since"' }];
  const { document, inverse } = applyAll(draft.document, operations);
  const edit = { seq: 2, step: 's', kind: 'do' as const, operations, inverse, pending: true, at: 1 };
  const result = merged({ gallery: gallery('a', 'b'), about: 'theirs' }, withEdit(draft, document, edit));
  expect(result.conflicts).toMatchObject([{ path: ['about'], base: '""', mine: '"typed since"', theirs: '"theirs"' }]);
});
