import type { Confirmed, SaveQuestion } from '#shared/domain/site/save-questions.ts';
import type { Asked, OutboxEntry, OutboxRepo } from '../../store/outbox-repo.ts';
import { failedSending, LONGEST_WAIT_MS, TRIES, waitAfter } from './failed-sending.ts';

/** The outcome of sending one site: the question that blocks its entry, if there is one. */
export type SendResult = { question: SaveQuestion } | { question?: never };

export interface SendPorts {
  /**
   * Lets the queue send the next entry. The sender calls this when it has to wait for something, such as the live pages
   * or another save of the site.
   */
  letOthersGo(): void;
  /** aborted when the app ends */
  closing: AbortSignal;
}

export interface OutboxPorts {
  repo: OutboxRepo;
  /** saves or publishes the site with nobody to ask; rejects with the error of the save or publish */
  send(entry: OutboxEntry, ports: SendPorts): Promise<SendResult>;
  isOnline(): boolean;
  /** why nothing may be sent although the server can be reached; undefined if sending is allowed */
  pauseReason(): string | undefined;
  changed(slug?: string): void;
  now(): number;
  /** calls `run` after `ms` milliseconds, even if the clock jumps; returns a function that cancels the call */
  schedule(ms: number, run: () => void): () => void;
  random(): number;
  /** called with an unexpected error that stopped the queue; the queue continues after LONGEST_WAIT_MS */
  broke(error: unknown): void;
}

/**
 * The number of milliseconds after which the next sending begins while a slow sending continues. At most MOST_SLOW slow
 * sendings continue in this way, because all share one connection.
 */
const PATIENCE_MS = 5000;
const MOST_SLOW = 2;

const asking: Record<SaveQuestion['ask'], string> = {
  slug: 'The slug was changed: save the site again to confirm it.',
  email: 'The email is not valid: save the site again to confirm it.',
  spelling: 'Possible misspellings detected: save the site again to look at them.',
  overwrite: 'The server has newer changes: review them, then save again.',
  shrunk: 'The server’s copy has lost many items: save the site again to look at it.',
};

/** The reasons of entries that are blocked by a question. */
export const questionReasons: ReadonlySet<string> = new Set(Object.values(asking));

interface Sending {
  /** number of times that the queue had been started when this sending began */
  starts: number;
  /** never rejects */
  ended: Promise<void>;
  /** whether the entry was queued again during this sending, so that the outcome of this sending is ignored */
  isOld: boolean;
  /** whether this sending is slow, so that other entries are sent at the same time */
  isSlow: boolean;
}

/** The key of a wait that holds up all entries. */
const ALL = 'all';

/**
 * Sends the queued saves and publishes one after the other, in the order in which they were queued. Up to MOST_SLOW
 * slow sendings do not hold up the next one. An entry that could not be sent may wait for its next try; later entries of
 * the same site wait too. These waits are timers and are not stored: a jump of the clock does not make them longer, and
 * a restart ends them.
 */
export class Outbox {
  private readonly ports: OutboxPorts;
  private readonly underWay = new Map<number, Sending>();
  /** ID of the entry for whose sending the other entries wait */
  private first: number | undefined;
  /** functions that cancel a wait, by the entry's ID or `ALL` */
  private readonly waits = new Map<number | typeof ALL, () => void>();
  /** the questions that blocked entries, by the entries' IDs */
  private readonly questions = new Map<number, SaveQuestion>();
  /** slug of the last site for which the server asked for a wait; undefined after a sending that did not fail */
  private toldToWait: string | undefined;
  /** whether nothing is sent until `drain` or `drainAll` starts the queue again */
  private halted = false;
  private starts = 0;
  private done = 0;
  private readonly closing = new AbortController();

  constructor(ports: OutboxPorts) {
    this.ports = ports;
  }

  isRunning(id: number): boolean {
    return this.underWay.has(id);
  }

  /**
   * The progress since the last moment at which nothing was being sent; undefined if nothing is being sent now. `done`
   * is the number of sendings that have ended. `total` is `done` plus the number of entries that are being sent or are
   * ready.
   */
  get progress(): { done: number; total: number } | undefined {
    if (this.underWay.size === 0) return undefined;
    return { done: this.done, total: this.done + this.underWay.size + this.ready().length };
  }

  /** Whether an entry or the whole queue waits for its next try. */
  get isWaiting(): boolean {
    return this.waits.size > 0;
  }

  entries(): OutboxEntry[] {
    return this.ports.repo.list();
  }

  /** Queues a save or publish of a site. @returns the entry's ID */
  queue(slug: string, kind: OutboxEntry['kind'], confirmed: Confirmed, asked: Asked): number {
    const { repo, now, changed } = this.ports;
    const id = repo.put(slug, kind, confirmed, now(), asked);
    this.endWait(id);
    const sending = this.underWay.get(id);
    if (sending) sending.isOld = true;
    changed(slug);
    return id;
  }

  /** Removes entries of a site. @param id of the entry; if missing, all entries of the site are removed */
  remove(slug: string, id?: number): void {
    if (id === undefined) this.ports.repo.remove(slug);
    else this.ports.repo.removeOne(id);
    this.ports.changed(slug);
  }

  /**
   * Returns the question that blocked an entry at its last sending; undefined if there was none, or if the entry was
   * not sent since the app started.
   */
  question(id: number): SaveQuestion | undefined {
    return this.questions.get(id);
  }

  /** Stores in the entry what the user agrees to, then sends the entry with its document unchanged. */
  answer({ id, slug, confirmed }: Pick<OutboxEntry, 'id' | 'slug' | 'confirmed'>, agreed: Confirmed): void {
    this.ports.repo.update(id, { confirmed: { ...confirmed, ...agreed } });
    void this.drain(slug);
  }

  /** Blocks the entry until the user decides. */
  block({ id, slug }: Pick<OutboxEntry, 'id' | 'slug'>, reason: string): void {
    this.ports.repo.update(id, { state: 'blocked', reason, attempts: 0 });
    this.ports.changed(slug);
  }

  /**
   * Sends the entries that only wait for their turn, and the entries of `slug` even if they are blocked or wait for
   * their next try. The promise resolves once nothing is being sent, and never rejects.
   * @throws AppError DISK at once, if the new state of entries of `slug` cannot be stored
   */
  drain(slug?: string): Promise<void> {
    if (slug !== undefined) this.renew(this.ports.repo.of(slug));
    return this.goOn();
  }

  /** Sends all waiting entries, and those that are blocked only because the server kept failing. @throws as `drain` */
  drainAll(): Promise<void> {
    this.renew(this.entries().filter(({ state, attempts }) => state === 'waiting' || attempts === TRIES));
    return this.goOn();
  }

  async close(): Promise<void> {
    this.closing.abort();
    for (const id of this.waits.keys()) this.endWait(id);
    await this.settled();
  }

  private goOn(): Promise<void> {
    this.halted = false;
    this.starts++;
    this.advance();
    return this.settled();
  }

  private async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all([...this.underWay.values()].map(({ ended }) => ended));
  }

  /**
   * Unblocks the entries, and ends their waits and the wait of the whole queue. Leaves out entries that are being sent.
   */
  private renew(entries: readonly Readonly<OutboxEntry>[]): void {
    this.endWait(ALL);
    for (const { id, slug } of entries) {
      if (this.underWay.has(id)) continue;
      this.endWait(id);
      this.ports.repo.update(id, { state: 'waiting', reason: '', attempts: 0 });
      this.ports.changed(slug);
    }
  }

  private advance(): void {
    const { isOnline, pauseReason } = this.ports;
    if (this.halted || this.closing.signal.aborted || this.first !== undefined || this.waits.has(ALL)) return;
    if (!isOnline() || pauseReason() !== undefined) return;
    try {
      const [entry] = this.ready();
      if (entry) this.start(entry);
    } catch (error) {
      this.broke(error);
    }
  }

  /** Returns the entries that only wait for their turn. */
  private ready(): OutboxEntry[] {
    const entries = this.entries();
    return entries.filter(
      (entry) =>
        // Only the oldest entry of a site is ready, because a later entry may include what the older entry sends.
        entries.find(({ slug }) => slug === entry.slug) === entry &&
        entry.state === 'waiting' &&
        !this.underWay.has(entry.id) &&
        !this.waits.has(entry.id),
    );
  }

  private start(entry: OutboxEntry): void {
    const { starts } = this;
    const sending: Sending = { starts, ended: Promise.resolve(), isOld: false, isSlow: false };
    this.underWay.set(entry.id, sending);
    this.questions.delete(entry.id);
    this.first = entry.id;
    sending.ended = this.carryOut(entry, sending);
  }

  private async carryOut(entry: OutboxEntry, sending: Sending): Promise<void> {
    const { id, slug } = entry;
    const { changed, schedule } = this.ports;
    const letOthersGo = () => {
      if (this.first !== id) return;
      this.first = undefined;
      this.advance();
    };
    const cancelTimer = schedule(PATIENCE_MS, () => {
      const slow = [...this.underWay.values()].filter(({ isSlow }) => isSlow);
      if (this.first !== id || slow.length === MOST_SLOW) return;
      sending.isSlow = true;
      letOthersGo();
    });
    try {
      changed(slug);
      await this.sendOne(entry, { letOthersGo, closing: this.closing.signal });
    } catch (error) {
      this.broke(error);
    } finally {
      cancelTimer();
      this.underWay.delete(id);
      this.done++;
      letOthersGo();
      if (this.underWay.size === 0) this.done = 0;
      if (!this.closing.signal.aborted) changed(slug);
    }
  }

  private async sendOne(entry: OutboxEntry, ports: SendPorts): Promise<void> {
    try {
      const { question } = await this.ports.send(entry, ports);
      this.toldToWait = undefined;
      if (question) this.questions.set(entry.id, question);
      if (question) this.put(entry, { state: 'blocked', reason: asking[question.ask], attempts: 0 });
      else this.sent(entry);
    } catch (error) {
      // Nothing is written while the app ends. Entries that were not sent are still queued at the next start.
      if (!this.closing.signal.aborted) this.failed(entry, error);
    }
  }

  private failed(entry: OutboxEntry, error: unknown): void {
    const failure = failedSending(error, entry, this.ports.isOnline());
    if (failure.next === 'none') {
      // The queue stops, unless something started it again during this sending, such as another sign-in.
      this.halted = this.underWay.get(entry.id)?.starts === this.starts;
      return;
    }
    const { reason, attempts } = failure;
    this.put(entry, { state: failure.next === 'try' ? 'waiting' : 'blocked', reason, attempts });
    if (failure.next === 'blocked') return;
    const ms = waitAfter(failure, this.ports.random());
    if (this.slugNow(entry) !== undefined) this.wait(entry.id, ms);
    if (failure.asked === 0) return;
    // If the server asks for a wait for one site, that site may be the reason. If it then asks for a wait for another
    // site too, the wait is for all sites.
    if (this.toldToWait !== undefined && this.toldToWait !== entry.slug) this.wait(ALL, ms);
    this.toldToWait = entry.slug;
  }

  private wait(id: number | typeof ALL, ms: number): void {
    this.endWait(id);
    if (this.closing.signal.aborted) return;
    const callOff = this.ports.schedule(ms, () => {
      this.waits.delete(id);
      this.advance();
    });
    this.waits.set(id, callOff);
  }

  private endWait(id: number | typeof ALL): void {
    this.waits.get(id)?.();
    this.waits.delete(id);
  }

  private broke(error: unknown): void {
    this.ports.broke(error);
    this.wait(ALL, LONGEST_WAIT_MS);
  }

  private sent(entry: OutboxEntry): void {
    const slug = this.slugNow(entry);
    if (slug !== undefined) this.remove(slug, entry.id);
  }

  private put(entry: Pick<OutboxEntry, 'id'>, change: Pick<OutboxEntry, 'state' | 'reason' | 'attempts'>): void {
    if (this.slugNow(entry) !== undefined) this.ports.repo.update(entry.id, change);
  }

  /**
   * Returns the entry's present slug, which the sending may have changed. Returns undefined if the entry was removed or
   * queued again during the sending.
   */
  private slugNow({ id }: Pick<OutboxEntry, 'id'>): string | undefined {
    if (this.underWay.get(id)?.isOld !== false) return undefined;
    return this.ports.repo.byId(id)?.slug;
  }
}
