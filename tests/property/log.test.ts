import fc from '../support/fast-check.ts';
import { expect, test } from 'vitest';
import { applyAll, type RawOperation } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import type { Edit } from '../../src-main/store/draft-repo.ts';
import { draftOn } from '../../src-main/sync/draft/draft.ts';
import { withEntry, operationsOfStep, undoStackOf } from '../../src-main/sync/draft/undo-stack.ts';
import { edit, operationsOf, recordText, type Numbers } from '../support/arbitrary-record.ts';

const runs = Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000);

type Act = 'undo' | 'redo' | { numbers: Numbers; step: number };
const acts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ numbers: edit, step: fc.nat(3) }) },
    { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
  ),
  { maxLength: 12 },
);

/** The edits of a site in the form that the journal stores, and the document that results from them. */
class Log {
  document: RawValue;
  readonly edits: Edit[] = [];
  readonly base: RawValue;

  constructor(text: string) {
    this.base = RawValue.parse(text);
    this.document = this.base;
  }

  get stack() {
    return undoStackOf(this.edits);
  }

  act(act: Act): void {
    if (typeof act === 'string') return this.turn(act);
    const operations = operationsOf(this.document, act.numbers, `mine-${this.edits.length}-`);
    if (operations.length > 0) this.record('do', `step ${act.step}`, operations);
  }

  turn(kind: 'undo' | 'redo'): void {
    const top = this.stack[kind]?.top;
    if (top) this.record(kind, top.step, operationsOfStep(top));
  }

  private record(kind: Edit['kind'], step: string, operations: RawOperation[]): void {
    const { document, inverse } = applyAll(this.document, operations);
    this.document = document;
    const edit = { seq: this.edits.length + 1, step, kind, operations, inverse, pending: true, at: 1 };
    // Serializes and parses the edit, because the journal stores the operations as JSON text.
    this.edits.push(JSON.parse(JSON.stringify(edit)) as Edit);
  }
}

const check = (name: string, property: (log: Log, all: Act[]) => void) =>
  test(name, () =>
    fc.assert(
      fc.property(recordText, acts, (text, all) => property(new Log(text), all)),
      { numRuns: runs },
    ),
  );

check('[SYNC-01] replay(base, ops) = draft, to the letter', (log, all) => {
  for (const each of all) log.act(each);
  const { draft, unfit } = draftOn({ text: log.base.toText(), modified: 'm1' }, log.edits);
  expect([draft.document.toText(), unfit]).toEqual([log.document.toText(), []]);
});

check('[NAV-08] undo of any sequence restores, and redo brings it back', (log, all) => {
  for (const each of all) log.act(each);
  const last = log.document;
  let steps = 0;
  for (; log.stack.undo; steps++) log.turn('undo');
  expect(sameJson(log.document, log.base)).toBe(true);
  for (; steps > 0; steps--) log.turn('redo');
  expect(sameJson(log.document, last)).toBe(true);
});

check('[NAV-08] the stack of undo is the same read from the journal as it was kept while typing', (log, all) => {
  let stack = log.stack;
  for (const each of all) {
    const before = log.edits.length;
    log.act(each);
    for (const added of log.edits.slice(before)) stack = withEntry(stack, added);
    expect(stack).toEqual(log.stack);
  }
});
