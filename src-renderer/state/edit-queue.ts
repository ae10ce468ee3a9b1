import type { Input, Output } from '#shared/ipc/contract.ts';
import type { Operation } from '#shared/record/operation.ts';
import { asBridgeError, BridgeCallError, invoke } from '../bridge/client.ts';

export type EditAnswer = Output<'site.edit'>;

export interface EditQueueState {
  /** whether some edits are not known to be on disk */
  pending: boolean;
  /** why the last attempt failed; the queue tries again after a wait, or when `send` is called, as after an edit */
  failure: BridgeCallError | null;
}

interface Batch {
  step: string;
  operations: Operation[];
  /** version of the draft that the window had read last when the operations were made */
  on: number;
}

interface EditQueueListener {
  onState: (state: EditQueueState) => void;
  /** Called after edits were sent to main, before main answers. Main handles later calls only after these edits. */
  onSent: () => void;
  onAnswer: (answer: EditAnswer) => void;
  /** Called when an edit, or a part of it, was dropped because it can never be made. */
  onRefused: (failure: BridgeCallError) => void;
}

/** Error codes of edits that would fail again at every retry and would block later edits. Such edits are dropped. */
const final = new Set<BridgeCallError['code']>(['BAD_REQUEST', 'TOO_LARGE']);

/** Returns the error for an edit that was dropped because its list item no longer exists. */
const gone = (): BridgeCallError =>
  new BridgeCallError({
    code: 'BAD_REQUEST',
    message: 'What you edited is not there any more: it was removed in another window, or on the server.',
  });

/** Maximum number of operations in one call. */
const CALL_LIMIT = 2000;

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Queue of the edits that are not in the journal of one site yet. Only one call runs at a time. Edits that are made
 * during the call wait. A call contains only edits of one step. An edit is sent again until main has answered that the
 * edit is on the disk or can never be made.
 */
export class EditQueue {
  slug: string;
  /** version of the draft that was read last */
  read = 0;
  private readonly listener: EditQueueListener;
  private queue: Batch[] = [];
  private inFlight: Batch | null = null;
  private failure: BridgeCallError | null = null;
  /** why the last dropped edit was dropped; a new object for each such edit, so that `flush` notices a new refusal */
  private refusal: BridgeCallError | null = null;
  /** the last attempt has failed, so nothing is sent until `send` is called */
  private halted = false;
  private waitMs = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private pumping: Promise<void> | null = null;

  constructor(slug: string, listener: EditQueueListener) {
    this.slug = slug;
    this.listener = listener;
  }

  get state(): EditQueueState {
    return { pending: this.inFlight !== null || this.queue.length > 0, failure: this.failure };
  }

  /** Returns the operations that are not known to be in the journal, oldest first. */
  unsent(): Operation[] {
    const batches = this.inFlight ? [this.inFlight, ...this.queue] : this.queue;
    return batches.flatMap((batch) => batch.operations);
  }

  /** Adds edits to the queue, but does not start to send them. */
  add(step: string, operations: readonly Operation[]): void {
    const last = this.queue.at(-1);
    const goesOn = last?.step === step && last.on === this.read;
    const batch: Batch = goesOn ? last : { step, operations: [], on: this.read };
    if (!goesOn) this.queue.push(batch);
    for (const operation of operations) append(batch.operations, operation);
    this.notify();
  }

  /** Sends the waiting edits, also after a failure. `failure` stays set until an edit is written or dropped. */
  send(): void {
    clearTimeout(this.timer);
    this.halted = false;
    if (this.queue.length > 0) this.pumping ??= this.pump();
    this.notify();
  }

  /**
   * Resolves when every edit made so far is on the disk. Rejects if a write fails, or if an edit was dropped meanwhile
   * (`onRefused`).
   */
  async flush(): Promise<void> {
    const { refusal } = this;
    if (this.state.pending) this.send();
    while (this.pumping) await this.pumping;
    if (this.failure) throw this.failure;
    if (this.refusal && this.refusal !== refusal) throw this.refusal;
  }

  /**
   * Runs the work when all earlier work of this queue has ended, so that no edit is sent while the draft is replaced.
   * Edits that are made during the work wait, unless the work sends them with `sendWithin`.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const run = this.turn.then(work);
    this.turn = run.catch(() => undefined);
    return run;
  }

  /**
   * Sends the edits that were made while the work of `exclusively` ran. Only to be called by that work. Returns false
   * if there were no such edits, or if they have to wait because an attempt failed.
   */
  async sendWithin(): Promise<boolean> {
    if (this.queue.length === 0 || this.halted) return false;
    while (this.queue.length > 0 && !this.halted) await this.sendNext();
    return !this.halted;
  }

  private async pump(): Promise<void> {
    try {
      while (this.queue.length > 0 && !this.halted) await this.exclusively(() => this.sendNext());
    } finally {
      this.pumping = null;
      if (this.halted) this.timer = setTimeout(() => this.retryLater(), this.waitMs);
    }
  }

  private retryLater(): void {
    this.waitMs = Math.min(2 * this.waitMs, LONGEST_WAIT_MS);
    this.send();
  }

  private async sendNext(): Promise<void> {
    const batch = this.takeBatch();
    if (!batch) return;
    this.inFlight = batch;
    const operations = batch.operations as Input<'site.edit'>['operations'];
    const input = { slug: this.slug, step: batch.step, operations, on: batch.on };
    const answer = invoke('site.edit', input);
    this.listener.onSent();
    const outcome = await answer.then(
      (answer) => ({ answer }),
      (error: unknown) => ({ failure: asBridgeError(error) }),
    );
    this.inFlight = null;
    if ('answer' in outcome) this.answered(outcome.answer);
    else this.failed(batch, outcome.failure);
    this.notify();
  }

  private answered(answer: Output<'site.edit'>): void {
    this.failure = null;
    this.waitMs = FIRST_WAIT_MS;
    this.listener.onAnswer(answer);
    if (answer.isGone) this.refused(gone());
  }

  private refused(refusal: BridgeCallError): void {
    this.refusal = refusal;
    this.listener.onRefused(refusal);
  }

  private failed(batch: Batch, failure: BridgeCallError): void {
    if (final.has(failure.code)) {
      this.failure = null;
      return this.refused(failure);
    }
    this.queue.unshift(batch);
    this.halted = true;
    // If the same failure occurs again, its object is kept, so that it is shown only once.
    if (failure.code !== this.failure?.code || failure.message !== this.failure.message) this.failure = failure;
  }

  private takeBatch(): Batch | undefined {
    const head = this.queue[0];
    if (!head || head.operations.length <= CALL_LIMIT) return this.queue.shift();
    return { ...head, operations: head.operations.splice(0, CALL_LIMIT) };
  }

  private notify(): void {
    this.listener.onState(this.state);
  }
}

/** Adds an operation. If the new and the last operation set the same path, the new one replaces the last one. */
function append(operations: Operation[], operation: Operation): void {
  const last = operations.at(-1);
  if (last?.op === 'set' && operation.op === 'set' && samePath(last.path, operation.path)) operations.pop();
  operations.push(operation);
}

function samePath(a: Operation['path'], b: Operation['path']): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
