import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from './backend-error.ts';
import { hear, type Heard, type Known, probeAfter, type Reach, type Watchers } from './reach.ts';

/** Milliseconds after which a call without an answer raises doubt, where no other answer came meanwhile. */
const DOUBT_MS = 1500;
/** Milliseconds after which an answer is late. */
const LATE_MS = 3000;
/** Longest time between checks whether a probe is due, because visibility and waiting may change. */
const LOOK_MS = 1000;

interface ConnectivityPorts {
  /** the smallest call of the backend; rejects as calls do */
  probe: () => Promise<void>;
  watchers: () => Watchers;
  random?: () => number;
}

/**
 * Knows whether the backend can be reached, from the outcomes of calls, and from small probes where no call was made
 * for a while.
 */
export class Connectivity {
  #known: Known = { reach: 'online', breaks: 0 };
  #closed = false;
  /** number of answers so far: a failed call that was sent before the last of them means nothing */
  #answers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ports: ConnectivityPorts;
  readonly #listeners = new Set<(reach: Reach) => void>();

  constructor(ports: ConnectivityPorts) {
    this.#ports = ports;
  }

  get reach(): Reach {
    return this.#known.reach;
  }

  /** Tells of every change; gives the function that ends the subscription. */
  subscribe(listener: (reach: Reach) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes a call and learns from its outcome. */
  follow<T>(call: () => Promise<T>): Promise<T> {
    return this.#listen(call, DOUBT_MS, () => {
      if (this.reach === 'online') this.check();
    });
  }

  /** Probes at once, because something hints at a change, such as the system's network events. */
  check(): void {
    this.#probeIn(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  /** @param whenSilent called where for so many milliseconds neither this call nor any other was answered */
  async #listen<T>(call: () => Promise<T>, patienceMs: number, whenSilent: () => void): Promise<T> {
    const answersBefore = this.#answers;
    const isNews = () => this.#answers === answersBefore;
    const startedAt = performance.now();
    const silence = this.#later(patienceMs, () => {
      if (isNews()) whenSilent();
    });
    try {
      const answer = await call();
      this.#hear(performance.now() - startedAt > LATE_MS ? 'lateAnswer' : 'answer');
      return answer;
    } catch (error) {
      this.#hearFailure(error, isNews());
      throw error;
    } finally {
      clearTimeout(silence);
    }
  }

  #hearFailure(error: unknown, isNews: boolean): void {
    if (!(error instanceof AppError)) return;
    const outcome = error instanceof BackendError ? error.outcome : 'not-sent';
    if (outcome === 'answered') this.#hear('answer');
    else if (error.code === 'OFFLINE' && isNews) this.#hear(outcome === 'not-sent' ? 'refused' : 'broken');
    else if (error.code === 'OFFLINE' || error.code === 'TIMEOUT') this.check();
  }

  #hear(heard: Heard): void {
    if (this.#closed) return;
    const { reach: before } = this;
    if (heard === 'answer' || heard === 'lateAnswer') this.#answers++;
    this.#known = hear(this.#known, heard);
    // One broken connection says nothing; the outcome of the next call does.
    const isDoubtful = heard === 'broken' && before !== 'offline';
    if (isDoubtful) this.#probeIn(0);
    else this.#probeOnceQuiet();
    if (this.reach !== before) for (const listener of [...this.#listeners]) listener(this.reach);
  }

  /** Plans a probe for when no call was answered for the longest allowed time. */
  #probeOnceQuiet(): void {
    const { watchers, random = Math.random } = this.#ports;
    const [since, chance] = [performance.now(), random()];
    const look = () => {
      const left = since + probeAfter(this.reach, watchers(), chance) - performance.now();
      if (left > LOOK_MS) this.#next(LOOK_MS, look);
      else this.#probeIn(Math.max(0, left));
    };
    look();
  }

  #probeIn(ms: number): void {
    this.#next(ms, () => {
      // Plans the next probe without waiting for this one, which may hang on a connection that leads nowhere.
      this.#probeOnceQuiet();
      this.#listen(this.#ports.probe, LATE_MS, () => this.#hear('silence')).catch(() => undefined);
    });
  }

  /** Sets the timer, in place of the one before. */
  #next(ms: number, run: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = this.#later(ms, run);
  }

  #later(ms: number, run: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(run, ms);
    timer.unref?.();
    return timer;
  }
}
