import { undoneEdits, type Copies, type Undone } from './arrival.ts';

/**
 * Remembers which edits a server did not hold of the last save. One that it does not take a second time either is no longer
 * insisted on: not another's save but the server itself has it so.
 */
export class UndoneTracker {
  private last: Undone = new Map();

  /** Top-level members with an edit that the server does not hold, for the first time. */
  newlyUndone(copies: Copies): string[] {
    const before = this.last;
    this.last = undoneEdits(copies);
    const isNew = (field: string) => (edit: string) => !before.get(field)?.includes(edit);
    return [...this.last].filter(([field, edits]) => edits.some(isNew(field))).map(([field]) => field);
  }
}
