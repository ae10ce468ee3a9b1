import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { fitting } from './draft.ts';
import { WindowView, type Met } from './window-view.ts';

/** What a window showed when an edit was made there. */
export interface AsShown {
  /** version of the draft that it has read last */
  on?: number | undefined;
  /** the window that edits; without one, every window sees the edit as another's */
  by?: object | undefined;
}

interface Change {
  /** of the draft after the change */
  version: number;
  by: object | undefined;
  /** the draft before the change */
  before: RawValue;
  /** undefined where another document has taken the draft's place */
  operations: readonly RawOperation[] | undefined;
}

/** What a window shows, and the last version whose changes it takes into account. */
interface Known {
  view: WindowView;
  through: number;
}

/** Changes that are remembered. A window reads a changed draft again at once, so it never lags behind by more. */
const KEPT = 500;

/**
 * Edits that a window made before it had read the newest edits of others. Their indexes and texts refer to what the
 * window shows, so they are translated to the draft as it is.
 */
export class LateEdits {
  private changes: Change[] = [];
  private readonly views = new WeakMap<object, Known>();

  /** Another document has taken the place of the draft `before`; it has this version. */
  replaced(before: RawValue, version: number): void {
    this.changed({ version, before, operations: undefined, by: undefined });
  }

  changed(change: Change): void {
    this.changes.push(change);
    if (this.changes.length > 2 * KEPT) this.changes = this.changes.slice(-KEPT);
  }

  /**
   * Translates an edit to the draft as it is `now`. Call `taken` once the edit was made: until then it does not count
   * as shown, since it may be refused.
   * @throws AppError BAD_REQUEST where it does not fit what the window shows
   */
  meet(
    operations: readonly RawOperation[],
    { on, by = NOBODY }: AsShown,
    now: RawValue,
  ): { met: Met; taken: () => void } {
    const known = on === undefined ? undefined : this.viewOf(by, on);
    if (!known) return { met: { operations: [...operations], overlaps: [], isGone: false }, taken: () => undefined };
    const view = known.view.copy();
    const met = fitting(() => view.meet(operations, now));
    return { met, taken: () => this.views.set(by, { ...known, view }) };
  }

  /** Undefined where the window shows the newest draft. */
  private viewOf(by: object, on: number): Known | undefined {
    const known = this.views.get(by);
    const isKnown = known?.view.on === on;
    const since = this.changes.filter(({ version }) => version > (isKnown ? known.through : on));
    if (!isKnown && since.every((change) => change.by === by)) return undefined;
    const view = isKnown ? known.view : new WindowView(on, since[0]!.before);
    for (const { by: other, operations, before } of since) {
      if (other !== by) view.foreign(operations, before);
      // A view that exists already has the window's own edits: each was added when it was made.
      else if (!isKnown && operations) view.own(operations);
    }
    const through = this.changes.at(-1)!.version;
    this.views.set(by, { view, through });
    return { view, through };
  }
}

/** Stands for a caller that is no window. */
const NOBODY = {};
