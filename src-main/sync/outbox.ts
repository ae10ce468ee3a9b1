import { AppError } from '#shared/ipc/errors.ts';
import type { Confirmed, SaveQuestion } from '#shared/ipc/site.ipc.ts';
import { BackendError } from '../backend-client/backend-error.ts';
import type { Asked, OutboxEntry, OutboxRepo } from '../store/outbox-repo.ts';

/** What the sending of one site came to. */
export type SendResult = { question: SaveQuestion } | { question?: never };

export interface OutboxPorts {
  repo: OutboxRepo;
  /** saves or publishes the site with nobody to ask; fails as the save does */
  send(entry: OutboxEntry): Promise<SendResult>;
  isOnline(): boolean;
  /** why nothing may be sent though the server can be reached */
  pauseReason(): string | undefined;
  changed(slug?: string): void;
  now(): number;
  /** calls back after so many milliseconds, and gives what calls it off */
  schedule(ms: number, run: () => void): () => void;
  random(): number;
  /** the queue came to a stop by this, and goes on after a while */
  broke(error: unknown): void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** A date in Retry-After is as right as the clocks of both sides are. */
const LONGEST_ASKED_MS = 60 * 60_000;
/** After so many tries in a row that the server failed, the user is asked to look at it. */
const TRIES = 8;

const BROKEN = 'Something went wrong inside the app. The log has the details.';

const asking: Record<SaveQuestion['ask'], string> = {
  slug: 'The slug was changed: save the site again to confirm it.',
  email: 'The email is not valid: save the site again to confirm it.',
  spelling: 'Possible misspellings detected: save the site again to look at them.',
  overwrite: 'The server has newer changes: review them, then save again.',
  shrunk: 'The server’s copy has lost many items: save the site again to look at it.',
};

/** Saves and publishes that wait for the server, sent one after the other in the order in which they were queued. */
export class Outbox {
  private readonly ports: OutboxPorts;
  private sending: Promise<void> | undefined;
  private running: number | undefined;
  private counted: { done: number; total: number } | undefined;
  private cancelTimer: (() => void) | undefined;
  private closed = false;
  /** entries, by number, that the sending under way has taken up and that were not queued again since */
  private readonly tried = new Set<number>();

  constructor(ports: OutboxPorts) {
    this.ports = ports;
  }

  /** The entry that is being sent, by its number. */
  get runningId(): number | undefined {
    return this.running;
  }

  get progress(): { done: number; total: number } | undefined {
    return this.counted;
  }

  entries(): OutboxEntry[] {
    return this.ports.repo.list();
  }

  /** @param asked as it was asked for: all edits there are, by the person who works now, unless told */
  queue(slug: string, kind: OutboxEntry['kind'], confirmed: Confirmed, asked: Partial<Asked> = {}): void {
    const { repo, now, changed } = this.ports;
    this.tried.delete(repo.put(slug, kind, confirmed, now(), asked));
    changed(slug);
  }

  /** @param id of the entry; all of the site unless told */
  remove(slug: string, id?: number): void {
    if (id === undefined) this.ports.repo.remove(slug);
    else this.ports.repo.removeOne(id);
    this.ports.changed(slug);
  }

  /** It needs the user. */
  block({ id, slug }: Pick<OutboxEntry, 'id' | 'slug'>, reason: string): void {
    this.ports.repo.update(id, { state: 'blocked', reason, attempts: 0 });
    this.ports.changed(slug);
  }

  /** Sends what waits, `slug` even when it is blocked; gives the promise of the sending under way, which never rejects. */
  drain(slug?: string): Promise<void> {
    const named = slug === undefined ? [] : this.ports.repo.of(slug);
    for (const entry of named) if (entry.id !== this.running) this.renew(entry);
    if (!this.sending) {
      this.cancelTimer?.();
      this.sending = this.run();
    }
    return this.sending;
  }

  /** As `drain`, with all that is blocked only because the server kept failing. */
  drainAll(): Promise<void> {
    for (const entry of this.entries()) {
      if (entry.state === 'blocked' && entry.attempts === TRIES) this.renew(entry);
    }
    return this.drain();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.cancelTimer?.();
    await this.sending;
    // What was being sent may have failed since, and asked for another try.
    this.cancelTimer?.();
  }

  private renew({ id, slug }: OutboxEntry): void {
    this.ports.repo.update(id, { state: 'waiting', reason: '', attempts: 0 });
    this.tried.delete(id);
    this.ports.changed(slug);
  }

  private async run(): Promise<void> {
    // Later than `sending` is set: what is queued once this has ended needs another run.
    await Promise.resolve();
    this.tried.clear();
    try {
      await this.sendAll();
    } catch (error) {
      this.ports.broke(error);
      this.drainAfter(LONGEST_WAIT_MS);
    } finally {
      this.sending = undefined;
      this.counted = undefined;
      if (!this.closed) this.ports.changed();
    }
  }

  private async sendAll(): Promise<void> {
    while (!this.closed && this.ports.isOnline() && this.ports.pauseReason() === undefined) {
      const entries = this.entries();
      // What was asked for later of the same site would be in what goes out after it.
      const isNext = (entry: OutboxEntry) => entries.find(({ slug }) => slug === entry.slug) === entry;
      const waiting = entries.filter(
        (entry) => isNext(entry) && entry.state === 'waiting' && !this.tried.has(entry.id),
      );
      const [entry] = waiting;
      if (!entry) return;
      this.counted = { done: this.tried.size, total: this.tried.size + waiting.length };
      this.tried.add(entry.id);
      this.running = entry.id;
      this.ports.changed(entry.slug);
      const goOn = await this.sendOne(entry).finally(() => (this.running = undefined));
      this.ports.changed(entry.slug);
      if (!goOn) return;
    }
  }

  /** False where the next one would fail alike. */
  private async sendOne(entry: OutboxEntry): Promise<boolean> {
    try {
      const { question } = await this.ports.send(entry);
      if (question) this.stop(entry, asking[question.ask], 0);
      else this.sent(entry);
      return true;
    } catch (error) {
      return this.failed(entry, error);
    }
  }

  private failed(entry: OutboxEntry, error: unknown): boolean {
    // What was not sent before the app ended is still there at the next start.
    if (this.closed) return false;
    const wraps = error instanceof AppError && ['SAVE_FAILED', 'PUBLISH_FAILED'].includes(error.code);
    const cause = wraps ? (error.cause ?? error) : error;
    const code = cause instanceof AppError ? cause.code : 'INTERNAL';
    // The store of files may be out of reach while the server is not: no news of the server ends that, nor can the user.
    const isAway = code === 'OFFLINE' && this.ports.isOnline();
    // Connectivity and sign-in start the next try when they are back.
    if ((code === 'OFFLINE' && !isAway) || code === 'UNAUTHENTICATED' || code === 'CANCELLED') return false;
    const attempts = Math.min(entry.attempts + 1, TRIES);
    const message = error instanceof AppError ? error.message : BROKEN;
    const passes = isAway || code === 'TIMEOUT' || code === 'BACKEND_FAILED' || isBusy(cause);
    if (!passes || (attempts === TRIES && !isAway)) {
      this.stop(entry, message, passes ? TRIES : 0);
      return true;
    }
    this.put(entry, { state: 'waiting', reason: message, attempts });
    const asked = cause instanceof BackendError ? (cause.retryAfterMs ?? 0) : 0;
    this.drainAfter(Math.max(this.waitAfter(attempts), Math.min(asked, LONGEST_ASKED_MS)));
    return isAway;
  }

  private drainAfter(ms: number): void {
    this.cancelTimer?.();
    // A sending under way then does not take up again what has failed in it.
    this.cancelTimer = this.ports.schedule(ms, () => void Promise.resolve(this.sending).then(() => this.drain()));
  }

  private sent(entry: OutboxEntry): void {
    const slug = this.slugNow(entry);
    if (slug !== undefined) this.remove(slug, entry.id);
  }

  /** @param attempts TRIES where the server kept failing, 0 where another try would end alike */
  private stop(entry: OutboxEntry, reason: string, attempts: 0 | typeof TRIES): void {
    this.put(entry, { state: 'blocked', reason, attempts });
  }

  private put(entry: Pick<OutboxEntry, 'id'>, change: Pick<OutboxEntry, 'state' | 'reason' | 'attempts'>): void {
    if (this.slugNow(entry) !== undefined) this.ports.repo.update(entry.id, change);
  }

  /** The sending may have renamed the site; undefined where the entry was taken out or queued again meanwhile. */
  private slugNow({ id }: Pick<OutboxEntry, 'id'>): string | undefined {
    if (!this.tried.has(id)) return undefined;
    return this.ports.repo.byId(id)?.slug;
  }

  /** Twice as long each time, give or take a half, so that many computers do not come back at once. */
  private waitAfter(attempts: number): number {
    return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)) * (0.5 + this.ports.random());
  }
}

const isBusy = (error: unknown): boolean => error instanceof BackendError && error.status === 429;
