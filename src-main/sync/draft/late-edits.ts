import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { refuseUnfit } from './draft.ts';
import { WindowView, type Transformed } from './window-view.ts';

/** What a window showed when an edit was made there. */
export interface AsShown {
  /** version of the draft that the window has read last */
  on?: number | undefined;
  /** the window that edits; if missing, every window treats the edit as made by somebody else */
  by?: object | undefined;
}

interface Change {
  /** version of the draft after the change */
  version: number;
  by: object | undefined;
  /** the draft before the change */
  before: RawValue;
  /** undefined if another document has replaced the draft */
  operations: readonly RawOperation[] | undefined;
}

/** What a window shows. The view has the changes of others up to version `through` of the draft. */
interface ViewState {
  view: WindowView;
  through: number;
}

/** Minimum number of latest changes that are kept. A window reads a changed draft at once, so it needs no more. */
const KEPT = 500;

/**
 * Translates edits that a window made before it had read the newest edits of others. The indexes and texts of such an
 * edit refer to what the window shows, not to the present draft.
 */
export class LateEdits {
  private changes: Change[] = [];
  private readonly views = new WeakMap<object, ViewState>();

  /** Notes that another document, which has this version, has replaced the draft `before`. */
  replaced(before: RawValue, version: number): void {
    this.changed({ version, before, operations: undefined, by: undefined });
  }

  changed(change: Change): void {
    this.changes.push(change);
    if (this.changes.length > 2 * KEPT) this.changes = this.changes.slice(-KEPT);
  }

  /**
   * Translates an edit to the present draft `now`. The caller must call `taken` once the edit was made. Until then the
   * window's view does not include the edit, because the edit may be refused.
   * @throws AppError BAD_REQUEST if the edit does not fit what the window shows
   */
  transform(
    operations: readonly RawOperation[],
    { on, by = NOBODY }: AsShown,
    now: RawValue,
  ): { met: Transformed; taken: () => void } {
    const known = on === undefined ? undefined : this.viewOf(by, on);
    if (!known) return { met: { operations: [...operations], overlaps: [], isGone: false }, taken: () => undefined };
    const view = known.view.copy();
    const met = refuseUnfit(() => view.meet(operations, now));
    return { met, taken: () => this.views.set(by, { ...known, view }) };
  }

  /**
   * Returns the window's view with all changes until now; undefined if there is no view of version `on` and the window
   * has missed no changes of others.
   */
  private viewOf(by: object, on: number): ViewState | undefined {
    const known = this.views.get(by);
    const isKnown = known?.view.on === on;
    const since = this.changes.filter(({ version }) => version > (isKnown ? known.through : on));
    if (!isKnown && since.every((change) => change.by === by)) return undefined;
    const view = isKnown ? known.view : new WindowView(on, since[0]!.before);
    for (const { by: other, operations, before } of since) {
      if (other !== by) view.foreign(operations, before);
      // An existing view already includes the window's own edits: each was added when it was made.
      else if (!isKnown && operations) view.own(operations);
    }
    const through = this.changes.at(-1)!.version;
    this.views.set(by, { view, through });
    return { view, through };
  }
}

/** Stands for a caller that is no window. */
const NOBODY = {};
