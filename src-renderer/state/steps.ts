/** Maximum time in milliseconds between successive edits of a field in one step of undo. */
export const STEP_PAUSE = 1000;

/** Groups edits of one field that follow each other quickly into one step of undo. */
export class UndoSteps {
  private current: { field: string; step: string; at: number } | null = null;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Returns the step of an edit of this field that is made now. */
  of(field: string): string {
    const at = this.now();
    const goesOn = this.current?.field === field && at - this.current.at <= STEP_PAUSE;
    const step = goesOn && this.current ? this.current.step : crypto.randomUUID();
    this.current = { field, step, at };
    return step;
  }

  /** Ends the current step. The next edit starts a new step, whatever its field. */
  end(): void {
    this.current = null;
  }
}
