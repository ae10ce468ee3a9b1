import { AppError } from '#shared/ipc/errors.ts';
import type { OpenConflict } from '../../store/conflict-repo.ts';

/** A decision about conflicts. */
interface Decision {
  /** IDs of the conflicts that it decided */
  decided: number[];
  /** the conflicts that were open before it */
  open: OpenConflict[];
  /** whether it edited the draft */
  isEdit: boolean;
}

interface Undoable extends Decision {
  /** version of the draft after the decision */
  version: number;
  /** the decision before this one, if nothing else changed the draft in between */
  earlier: Undoable | undefined;
}

/** The decisions that can be undone, because nothing else has changed the draft since. Kept only in memory. */
export class Decisions {
  private last: Undoable | undefined;

  /** Returns the last decision; undefined if something else has changed the draft since. */
  lastAt(version: number): Undoable | undefined {
    return this.last?.version === version ? this.last : undefined;
  }

  /**
   * Notes a decision. The draft had version `from` before the decision and has version `to` after it. Both are equal if
   * the decision edited nothing.
   */
  made(decision: Decision, from: number, to: number): void {
    this.last = { ...decision, version: to, earlier: this.lastAt(from) };
  }

  /**
   * Undoes the last decision with `undo`, which returns the draft's new version.
   * @param id of a conflict that the decision must have decided
   * @throws AppError NOT_FOUND if another decision or edit was made since
   */
  undo(id: number, version: number, undo: (decision: Decision) => number): void {
    const last = this.lastAt(version);
    if (!last?.decided.includes(id)) throw new AppError('NOT_FOUND', 'Something else was edited or decided since.');
    const now = undo(last);
    this.last = last.earlier && { ...last.earlier, version: now };
  }
}
