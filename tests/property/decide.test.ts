import fc from '../support/fast-check.ts';
import { expect, test } from 'vitest';
import { applyAll } from '#shared/record/edit-raw.ts';
import type { Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { followPath } from '../../src-main/sync/merge/follow-path.ts';
import { mergeDocuments } from '../../src-main/sync/merge/merge-documents.ts';
import type { OpenConflict } from '../../src-main/store/conflict-repo.ts';
import { carriedOver, decide, decisionOperations, followEdit } from '../../src-main/sync/merge/conflicts.ts';
import { edit, editedBy, recordText } from '../support/arbitrary-record.ts';

const runs = Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000);

const many = fc.array(edit, { minLength: 4, maxLength: 12 });

/**
 * The conflicts of two merges. The draft is edited between the merges, so that one conflict may be about a whole item
 * and another about a value in it. A conflict is left open if `wanted` has 0 at the conflict's index.
 */
const cases = fc
  .record({
    text: recordText,
    own: fc.tuple(many, many),
    others: fc.tuple(many, many),
    take: fc.constantFrom('mine' as const, 'theirs' as const),
    wanted: fc.array(fc.nat(5)),
  })
  .map(({ text, own, others, take, wanted }) => {
    const base = RawValue.parse(text);
    const theirs = editedBy(base, others[0], 'theirs');
    const first = mergeDocuments(base, editedBy(base, own[0], 'mine'), theirs);
    const mine = editedBy(first.document, own[1], 'mine-2');
    const { document, conflicts } = mergeDocuments(theirs, mine, editedBy(theirs, others[1], 'theirs-2'));
    const known = first.conflicts.map((conflict, id) => ({ ...conflict, id, at: 1 }));
    const follow = (path: Path) => followPath(path, first.document, document);
    const kept = carriedOver(known, conflicts, { before: first.document, after: document, at: 2, follow });
    const open: OpenConflict[] = kept.map((conflict, id) => ({ ...conflict, id }));
    const ids = open.map(({ id }) => id).filter((at) => wanted[at] !== 0);
    return { document, open, ids, take };
  });
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

/**
 * Decides the conflicts one after another, each on the document that the previous decisions made. Skips conflicts that
 * are settled by then.
 */
function oneByOne({ document, open, ids, take }: Case) {
  const decided: number[] = [];
  for (const id of ids) {
    const conflict = open.find((other) => other.id === id);
    if (!conflict) continue;
    const operations = decisionOperations(document, conflict, { take });
    const after = applyAll(document, operations).document;
    const rest = open.filter((other) => other.id !== id);
    [open, document] = [followEdit(rest, operations, document, after), after];
    decided.push(id);
  }
  return { text: document.toText(), open, decided };
}

test('[SYNC-03] conflicts decided at once give the same document as one by one, and one undo takes all back', () => {
  const seen = { many: 0, removals: 0, orders: 0, settledByOthers: 0 };
  fc.assert(
    fc.property(cases, (all) => {
      const { document, open, ids, take } = all;
      const { operations, open: left, decided } = decide(document, open, ids, { take });
      const { document: after, inverse } = applyAll(document, operations);
      expect({ text: after.toText(), open: left, decided }).toEqual(oneByOne(all));
      expect(sameJson(applyAll(after, inverse).document, document)).toBe(true);
      seen.many += Number(ids.length > 2);
      seen.removals += Number(operations.some(({ op }) => op === 'remove'));
      seen.orders += Number(open.some(({ id, kind }) => kind === 'order' && ids.includes(id)));
      seen.settledByOthers += Number(decided.length < ids.length);
    }),
    { numRuns: runs },
  );
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
});
