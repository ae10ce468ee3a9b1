import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from './backend-error.ts';
import { hear, type Heard, type Known, probeAfter, type Reach, type Watchers } from './reach.ts';

/** A call that has no answer by then is doubted, where nothing else was heard meanwhile. */
const DOUBT_MS = 1500;
/** An answer that takes longer is late. */
const LATE_MS = 3000;
/** After so long at most it is looked at again whether the next probe is due: who watches may have changed. */
const LOOK_MS = 1000;

interface ConnectivityPorts {
  /** asks the backend for next to nothing; rejects as a call does */
  probe: () => Promise<void>;
  watchers: () => Watchers;
  random?: () => number;
}

/** How the backend can be reached, learnt from the outcomes of calls, and from a light probe where nothing else was heard for a while. */
export class Connectivity {
  #known: Known = { reach: 'online', breaks: 0 };
  #closed = false;
  /** how many there were so far: what was asked before the last of them and fails is old news */
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

  /** Makes a call and learns from what comes of it. */
  follow<T>(call: () => Promise<T>): Promise<T> {
    return this.#listen(call, DOUBT_MS, () => {
      if (this.reach === 'online') this.check();
    });
  }

  /** Asks at once: something, such as the system's own word on the network, hints at a change. */
  check(): void {
    this.#probeIn(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  /** @param whenSilent after so many milliseconds in which neither this nor anything else was answered */
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
    // One broken connection tells nothing: what comes of the next one does.
    const isDoubtful = heard === 'broken' && before !== 'offline';
    if (isDoubtful) this.#probeIn(0);
    else this.#probeOnceQuiet();
    if (this.reach !== before) for (const listener of [...this.#listeners]) listener(this.reach);
  }

  /** Asks once nothing was heard for as long as may be. */
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
      // The next does not wait for this one, which may be on a way that leads nowhere any more.
      this.#probeOnceQuiet();
      this.#listen(this.#ports.probe, LATE_MS, () => this.#hear('silence')).catch(() => undefined);
    });
  }

  /** In place of what was to be done before. */
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
