const FIRST_PROBE_MS = 1000;
const SLOWEST_PROBE_MS = 30_000;
/** After this long without an answer nobody knows whether there still would be one. */
const QUIET_MS = 10_000;
/** A call that has no answer by then may never get one. */
const SLOW_MS = 1500;

/**
 * Whether the backend can be reached, learnt from the outcomes of calls: the first call that cannot reach it says
 * offline; from then on a light probe asks again, ever more rarely, until anything is answered. It also asks where
 * no call was made for a while, or one has had no answer for long, so that a lost connection does not go unnoticed.
 */
export class Connectivity {
  #online = true;
  #closed = false;
  #delayMs = FIRST_PROBE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  readonly #probe: () => Promise<void>;
  readonly #listeners = new Set<(online: boolean) => void>();

  /** `probe` rejects when the backend cannot be reached. */
  constructor(probe: () => Promise<void>) {
    this.#probe = probe;
  }

  get online(): boolean {
    return this.#online;
  }

  /** Gives the function that ends the subscription. */
  subscribe(listener: (online: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  answered(): void {
    this.#delayMs = FIRST_PROBE_MS;
    this.#forgetProbe();
    this.#askAfterQuiet();
    this.#tell(true);
  }

  unreachable(): void {
    clearTimeout(this.#quiet);
    this.#tell(false);
    this.#probeAfter(this.#delayMs);
  }

  /** A call is made: where its answer does not come soon, the probe tells whether any can. Gives the function that ends that. */
  asked(): () => void {
    const timer = setTimeout(() => {
      if (this.#online && !this.#asking) this.#probeAfter(0);
    }, SLOW_MS);
    timer.unref?.();
    return () => clearTimeout(timer);
  }

  /** One slow answer does not mean that the network is gone: the probe decides. */
  timedOut(): void {
    this.#probeAfter(0);
  }

  /** Asks at once: something, such as the system's own word on the network, hints at a change. */
  check(): void {
    if (this.#asking) return;
    this.#delayMs = FIRST_PROBE_MS;
    this.#forgetProbe();
    this.#probeAfter(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    this.#listeners.clear();
  }

  #probeAfter(delayMs: number): void {
    if (this.#timer || this.#closed) return;
    const timer = setTimeout(() => {
      this.#asking = true;
      // A call may have been answered while the probe was under way: then the probe's news is old.
      const ifStillAsked = (act: () => void) => () => {
        if (this.#timer !== timer) return;
        this.#forgetProbe();
        act();
      };
      this.#probe().then(
        ifStillAsked(() => this.answered()),
        ifStillAsked(() => this.unreachable()),
      );
    }, delayMs);
    this.#timer = timer;
    timer.unref?.();
    this.#delayMs = Math.min(Math.max(delayMs, FIRST_PROBE_MS) * 2, SLOWEST_PROBE_MS);
  }

  #forgetProbe(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asking = false;
  }

  #askAfterQuiet(): void {
    clearTimeout(this.#quiet);
    if (this.#closed) return;
    this.#quiet = setTimeout(() => this.#probeAfter(0), QUIET_MS);
    this.#quiet.unref?.();
  }

  #tell(online: boolean): void {
    if (online === this.#online || this.#closed) return;
    this.#online = online;
    for (const listener of [...this.#listeners]) listener(online);
  }
}
