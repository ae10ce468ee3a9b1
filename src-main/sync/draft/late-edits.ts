import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { fitting } from './draft.ts';
import { WindowView, type Met } from './window-view.ts';

/** What a window showed when an edit was made there. */
export interface AsShown {
  /** version of the draft that it has read last */
  on?: number | undefined;
  /** the window; edits that are no window's are those of others to every window */
  by?: object | undefined;
}

interface Change {
  /** of the draft with it */
  version: number;
  by: object | undefined;
  /** the draft without it */
  before: RawValue;
  /** undefined where another document has taken the draft's place */
  operations: readonly RawOperation[] | undefined;
}

/** What a window shows, with the changes up to that version. */
interface Known {
  view: WindowView;
  through: number;
}

/** A window reads a changed draft again at once: it lags behind by no more changes than this. */
const KEPT = 500;

/**
 * Edits that a window made before it has read what others have edited since: their indexes mean the items that the window
 * shows, and their texts take the place of those that it shows.
 */
export class LateEdits {
  private changes: Change[] = [];
  private readonly views = new WeakMap<object, Known>();

  /** The draft was `before` until it became another document, of that version. */
  replaced(before: RawValue, version: number): void {
    this.changed({ version, before, operations: undefined, by: undefined });
  }

  changed(change: Change): void {
    this.changes.push(change);
    if (this.changes.length > 2 * KEPT) this.changes = this.changes.slice(-KEPT);
  }

  /**
   * The edit as it is meant for the draft as it is `now`. To be told by `taken` once it is made: one that is refused, here
   * or later, is not in what the window shows.
   * @throws AppError BAD_REQUEST where it does not fit that
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

  /** Undefined where the window shows all that there is. */
  private viewOf(by: object, on: number): Known | undefined {
    const known = this.views.get(by);
    const isKnown = known?.view.on === on;
    const since = this.changes.filter(({ version }) => version > (isKnown ? known.through : on));
    if (!isKnown && since.every((change) => change.by === by)) return undefined;
    const view = isKnown ? known.view : new WindowView(on, since[0]!.before);
    for (const { by: other, operations } of since) {
      if (other !== by) view.foreign(operations);
      // The view of a window that goes on has its own edits since they came.
      else if (!isKnown && operations) view.own(operations);
    }
    const through = this.changes.at(-1)!.version;
    this.views.set(by, { view, through });
    return { view, through };
  }
}

/** Who has not said which window it is. */
const NOBODY = {};
