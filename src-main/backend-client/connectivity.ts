import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from './backend-error.ts';
import { nextState, type CallOutcome, type ReachState, probeAfter, type Reach, type Watchers } from './reach.ts';

/**
 * Milliseconds after which an unanswered call causes a probe, if no other call was answered since the call began, and
 * if `reach` is `online`.
 */
const DOUBT_MS = 1500;
/** Milliseconds after which an answer counts as late, and after which an unanswered probe counts as silence. */
const LATE_MS = 3000;
/** Maximum milliseconds between checks whether a probe is due. The due time can change with `watchers`. */
const LOOK_MS = 1000;

interface ConnectivityPorts {
  /** makes the smallest call of the backend; rejects like every call */
  probe: () => Promise<void>;
  watchers: () => Watchers;
  random?: () => number;
}

/**
 * Determines whether the backend can be reached, from the outcomes of calls, and from small probes after a time without
 * calls.
 */
export class Connectivity {
  #known: ReachState = { reach: 'online', breaks: 0 };
  #closed = false;
  /**
   * number of answers so far. If a call fails with OFFLINE, but another call was answered meanwhile, the failure only
   * causes a probe and does not itself change `reach`.
   */
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

  /** Registers a listener for changes of `reach`. Returns the function that unsubscribes. */
  subscribe(listener: (reach: Reach) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes a call and updates `reach` according to the outcome. */
  follow<T>(call: () => Promise<T>): Promise<T> {
    return this.#listen(call, DOUBT_MS, () => {
      if (this.reach === 'online') this.check();
    });
  }

  /** Probes at once. Called if something, such as a network event of the system, suggests that `reach` has changed. */
  check(): void {
    this.#probeIn(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  /** @param whenSilent called after `patienceMs` milliseconds if this call has not ended and no other was answered */
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

  #hear(heard: CallOutcome): void {
    if (this.#closed) return;
    const { reach: before } = this;
    if (heard === 'answer' || heard === 'lateAnswer') this.#answers++;
    this.#known = nextState(this.#known, heard);
    // A broken connection does not prove that the backend cannot be reached, so a probe is made at once.
    const isDoubtful = heard === 'broken' && before !== 'offline';
    if (isDoubtful) this.#probeIn(0);
    else this.#probeOnceQuiet();
    if (this.reach !== before) for (const listener of [...this.#listeners]) listener(this.reach);
  }

  /** Plans a probe after the time of `probeAfter`. The time starts anew when `#hear` gets the outcome of a call. */
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
      // The next probe is planned without waiting for this one, which may hang on a dead connection.
      this.#probeOnceQuiet();
      this.#listen(this.#ports.probe, LATE_MS, () => this.#hear('silence')).catch(() => undefined);
    });
  }

  /** Sets the timer and clears the former one. */
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
