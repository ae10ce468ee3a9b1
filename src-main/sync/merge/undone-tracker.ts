import { undoneEdits, type Copies, type Undone } from './arrival.ts';

/**
 * Remembers which edits of the last save the server did not hold. An edit that it does not hold after a second save
 * either is given up: the server itself refuses it, no other save took it back.
 */
export class UndoneTracker {
  private last: Undone = new Map();

  /**
   * Top-level members with an edit that the server did not hold after this save and was not missing after the one
   * before.
   */
  newlyUndone(copies: Copies): string[] {
    const before = this.last;
    this.last = undoneEdits(copies);
    const isNew = (field: string) => (edit: string) => !before.get(field)?.includes(edit);
    return [...this.last].filter(([field, edits]) => edits.some(isNew(field))).map(([field]) => field);
  }
}
