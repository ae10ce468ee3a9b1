import type { Input, Output } from '#shared/ipc/contract.ts';
import type { Operation } from '#shared/record/operation.ts';
import { asBridgeError, type BridgeCallError, invoke } from '../bridge/client.ts';

export type EditAnswer = Output<'site.edit'>;

export interface EditQueueState {
  /** edits that are not known to be on disk */
  pending: boolean;
  /** why the last attempt failed; the queue tries again by itself and at `send`, which every edit calls */
  failure: BridgeCallError | null;
}

interface Batch {
  step: string;
  operations: Operation[];
  /** version of the draft that they were made on */
  on: number;
}

interface EditQueueListener {
  onState: (state: EditQueueState) => void;
  /** Called once main has been sent edits, before it answers: whatever is asked of it now comes after them. */
  onSent: () => void;
  onAnswer: (answer: EditAnswer) => void;
  /** Called when an edit was dropped because it can never be made. */
  onRefused: (failure: BridgeCallError) => void;
}

/** Codes after which another try would fail too, and would block later edits. */
const final = new Set<BridgeCallError['code']>(['BAD_REQUEST', 'TOO_LARGE']);

/** The most operations that one call takes. */
const CALL_LIMIT = 2000;

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Edits on their way to the journal of one site. One call is in flight; edits made meanwhile wait and are sent
 * together. An edit leaves the queue only once main has said that it is durable; until then it is sent again.
 */
export class EditQueue {
  slug: string;
  /** version of the draft as it was read last */
  read = 0;
  private readonly listener: EditQueueListener;
  private queue: Batch[] = [];
  private inFlight: Batch | null = null;
  private failure: BridgeCallError | null = null;
  /** an attempt has failed, and nothing is sent before the next one */
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

  /** The operations that the journal does not hold, oldest first. */
  unsent(): Operation[] {
    const batches = this.inFlight ? [this.inFlight, ...this.queue] : this.queue;
    return batches.flatMap((batch) => batch.operations);
  }

  /** Takes edits, which wait for `send`. */
  add(step: string, operations: readonly Operation[]): void {
    const last = this.queue.at(-1);
    const goesOn = last?.step === step && last.on === this.read;
    const batch: Batch = goesOn ? last : { step, operations: [], on: this.read };
    if (!goesOn) this.queue.push(batch);
    for (const operation of operations) append(batch.operations, operation);
    this.notify();
  }

  /** Sends what waits, also after a failure; `failure` stays until an attempt has succeeded. */
  send(): void {
    clearTimeout(this.timer);
    this.halted = false;
    if (this.queue.length > 0) this.pumping ??= this.pump();
    this.notify();
  }

  /** Settles once every edit made so far is durable; throws what kept it from that. */
  async flush(): Promise<void> {
    if (this.state.pending) this.send();
    while (this.pumping) await this.pumping;
    if (this.failure) throw this.failure;
  }

  /** Runs work that replaces the draft while no edit is in flight; edits made meanwhile wait. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const run = this.turn.then(work);
    this.turn = run.catch(() => undefined);
    return run;
  }

  /**
   * Within `exclusively`: sends edits that were made meanwhile on the version shown before. False where they have to
   * wait, or there were none.
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
  }

  private failed(batch: Batch, failure: BridgeCallError): void {
    if (final.has(failure.code)) {
      this.failure = null;
      return this.listener.onRefused(failure);
    }
    this.queue.unshift(batch);
    this.halted = true;
    // The same failure again keeps its object, so that it is shown once.
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

/** A new value for a path replaces an unsent one. */
function append(operations: Operation[], operation: Operation): void {
  const last = operations.at(-1);
  if (last?.op === 'set' && operation.op === 'set' && samePath(last.path, operation.path)) operations.pop();
  operations.push(operation);
}

function samePath(a: Operation['path'], b: Operation['path']): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
