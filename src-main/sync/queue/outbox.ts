import type { Confirmed, SaveQuestion } from '#shared/domain/site/save-questions.ts';
import type { Asked, OutboxEntry, OutboxRepo } from '../../store/outbox-repo.ts';
import { failedSending, LONGEST_WAIT_MS, TRIES, waitAfter } from './failed-sending.ts';

/** The outcome of sending one site. */
export type SendResult = { question: SaveQuestion } | { question?: never };

export interface SendPorts {
  /** Called when only waiting is left, such as for live pages: the next site may be sent meanwhile. */
  letOthersGo(): void;
  /** aborted when the app ends */
  closing: AbortSignal;
}

export interface OutboxPorts {
  repo: OutboxRepo;
  /** saves or publishes the site with nobody to ask; fails as the save does */
  send(entry: OutboxEntry, ports: SendPorts): Promise<SendResult>;
  isOnline(): boolean;
  /** why nothing may be sent though the server can be reached */
  pauseReason(): string | undefined;
  changed(slug?: string): void;
  now(): number;
  /** calls `run` after so many milliseconds, whatever the clock says; returns the function that cancels this */
  schedule(ms: number, run: () => void): () => void;
  random(): number;
  /** called with an unexpected error that stopped the queue, which goes on after a while */
  broke(error: unknown): void;
}

/**
 * After so many milliseconds the next sending begins, while this one goes on. Few may go on like this, since all share
 * one connection.
 */
const PATIENCE_MS = 5000;
const MOST_LEFT = 2;

const asking: Record<SaveQuestion['ask'], string> = {
  slug: 'The slug was changed: save the site again to confirm it.',
  email: 'The email is not valid: save the site again to confirm it.',
  spelling: 'Possible misspellings detected: save the site again to look at them.',
  overwrite: 'The server has newer changes: review them, then save again.',
  shrunk: 'The server’s copy has lost many items: save the site again to look at it.',
};

/** Reasons of entries that a question stopped. */
export const questionReasons: ReadonlySet<string> = new Set(Object.values(asking));

interface Sending {
  /** number of times that the queue had been started when this sending began */
  starts: number;
  /** never rejects */
  ended: Promise<void>;
  /** the entry was queued again during this sending, so the outcome of this sending is not awaited */
  isOld: boolean;
  /** it takes long, so that others are sent meanwhile */
  isLeft: boolean;
}

/** The key of a wait that holds up all entries. */
const ALL = 'all';

/**
 * Saves and publishes that wait for the server, sent one after the other in the order in which they were queued. An entry that fails
 * has a wait of its own until its next try, which holds up later ones of the same site alone. The waits are timers and nothing
 * that is kept: no leap of the clock makes them longer, and after a restart all is tried at once.
 */
export class Outbox {
  private readonly ports: OutboxPorts;
  private readonly underWay = new Map<number, Sending>();
  /** the entry for whose sending the others wait */
  private first: number | undefined;
  /** cancels the wait of an entry, or of `ALL` */
  private readonly waits = new Map<number | typeof ALL, () => void>();
  /** the questions that stopped entries, by the entries' ids */
  private readonly questions = new Map<number, SaveQuestion>();
  /** the last site that the server told to wait, until a site is sent */
  private toldToWait: string | undefined;
  /** nothing is sent until `drain` or `drainAll` starts the queue again */
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
   * How many entries were sent, of how many, since the queue last had nothing to send; undefined while nothing is sent.
   */
  get progress(): { done: number; total: number } | undefined {
    if (this.underWay.size === 0) return undefined;
    return { done: this.done, total: this.done + this.underWay.size + this.ready().length };
  }

  /** Something waits for its next try. */
  get isWaiting(): boolean {
    return this.waits.size > 0;
  }

  entries(): OutboxEntry[] {
    return this.ports.repo.list();
  }

  /** @returns the entry's number */
  queue(slug: string, kind: OutboxEntry['kind'], confirmed: Confirmed, asked: Asked): number {
    const { repo, now, changed } = this.ports;
    const id = repo.put(slug, kind, confirmed, now(), asked);
    this.endWait(id);
    const sending = this.underWay.get(id);
    if (sending) sending.isOld = true;
    changed(slug);
    return id;
  }

  /** @param id of the entry; without it all entries of the site */
  remove(slug: string, id?: number): void {
    if (id === undefined) this.ports.repo.remove(slug);
    else this.ports.repo.removeOne(id);
    this.ports.changed(slug);
  }

  /** The question that stopped the sending of an entry, where the entry was tried since the app began. */
  question(id: number): SaveQuestion | undefined {
    return this.questions.get(id);
  }

  /** The user agrees to this as well: the entry is sent as it was asked for. */
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
   * Sends what waits for nothing but its turn, and `slug` even where it is blocked. Settles, and never rejects, once nothing
   * is under way.
   */
  drain(slug?: string): Promise<void> {
    if (slug !== undefined) this.renew(this.ports.repo.of(slug));
    return this.goOn();
  }

  /** Sends all that waits, and all that is blocked only because the server kept failing. */
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

  /** Makes these entries ready at once, because a user asks for them. */
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

  /** Entries that wait only for the sending of earlier ones. */
  private ready(): OutboxEntry[] {
    const entries = this.entries();
    return entries.filter(
      (entry) =>
        // Only the oldest entry of a site: a later one may include what the older one sends.
        entries.find(({ slug }) => slug === entry.slug) === entry &&
        entry.state === 'waiting' &&
        !this.underWay.has(entry.id) &&
        !this.waits.has(entry.id),
    );
  }

  private start(entry: OutboxEntry): void {
    const { starts } = this;
    const sending: Sending = { starts, ended: Promise.resolve(), isOld: false, isLeft: false };
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
    const calledOff = schedule(PATIENCE_MS, () => {
      const left = [...this.underWay.values()].filter(({ isLeft }) => isLeft);
      if (this.first !== id || left.length === MOST_LEFT) return;
      sending.isLeft = true;
      letOthersGo();
    });
    try {
      changed(slug);
      await this.sendOne(entry, { letOthersGo, closing: this.closing.signal });
    } catch (error) {
      this.broke(error);
    } finally {
      calledOff();
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
      // After the app's end nothing is written: entries that were not sent are still there at the next start.
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
    // One site that is told to wait may be the reason itself. When the next site is told the same, the server means
    // all.
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

  /** The sending may have renamed the site; undefined where the entry was taken out or queued again meanwhile. */
  private slugNow({ id }: Pick<OutboxEntry, 'id'>): string | undefined {
    if (this.underWay.get(id)?.isOld !== false) return undefined;
    return this.ports.repo.byId(id)?.slug;
  }
}
