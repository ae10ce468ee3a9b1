import { AppError } from '#shared/ipc/errors.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { followOperations } from '#shared/record/follow-operations.ts';
import type { RawValue } from '#shared/record/raw-value.ts';

const GONE = 'What was edited is not there any more: the server’s copy has taken its place.';

/** A window reads a replaced draft again at once. */
const KEPT = 5;

interface Late {
  operations: readonly RawOperation[];
  /** Once they are in the journal. */
  done: () => void;
}

/**
 * Edits that a window made before it has read that the draft stands on another copy: their indexes mean the items that the
 * window shows.
 */
export class LateEdits {
  private shown: { version: number; document: RawValue }[] = [];

  /** The draft was this document until it became another one, of that version. */
  replaced(document: RawValue, version: number): void {
    this.shown = [...this.shown.slice(1 - KEPT), { version, document }];
  }

  /**
   * @param on version that the window has read last
   * @throws AppError BAD_REQUEST for an item that is not there any more
   */
  follow(operations: readonly RawOperation[], on: number | undefined, now: RawValue): Late {
    const shown = on === undefined ? undefined : this.shown.find(({ version }) => version > on);
    if (!shown) return { operations, done: () => undefined };
    const followed = followOperations(operations, shown.document, now);
    if (!followed) throw new AppError('BAD_REQUEST', GONE);
    return { operations: followed.operations, done: () => (shown.document = followed.before) };
  }
}
