import { geocodingPlan, type GeocodingTask } from '#shared/domain/map/geocoding-rules.ts';
import type { MapEntries } from '#shared/domain/map/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { GeocodingState, Unplaced } from '#shared/ipc/map.ipc.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { FoundPlace } from '../../backend-client/endpoints/texts.ts';

/** Finds a place and saves it. @returns undefined if the service does not find it */
type Locate = (task: GeocodingTask, signal: AbortSignal) => Promise<FoundPlace | undefined>;

interface Deps {
  /** undefined if no geocoding service is set up */
  locate: Locate | undefined;
  found(task: GeocodingTask, place: FoundPlace): void;
  changed(state: GeocodingState): void;
  /** called at the end of a run that has found places */
  ended(): void;
  /** @throws AppError CANCELLED if aborted during the pause */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  now(): number;
}

/**
 * Maximum number of waits for one place, and milliseconds of the first wait if the service names no time. Each further
 * wait is twice as long as the wait before.
 */
const MOST_WAITS = 6;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Number of failures of the service in a row after which the run stops. */
const MOST_BROKEN = 5;
const NOT_FOUND = 'The geocoding service does not find this address.';
const NOT_FOUND_POINT = 'The geocoding service knows no city at this point.';

const TOO_OFTEN = 429;
const keyRefused = [401, 402, 403, 404];

const idle: GeocodingState = { state: 'idle', total: 0, done: 0, found: 0, failures: [], skipped: [] };

/** Looks up missing places, one after the other. Each is saved when found, so a run that ends early loses none. */
export class GeocodingRun {
  private readonly deps: Deps;
  private current: GeocodingState = idle;
  private stop: AbortController | undefined;
  /** failures since the app started or the user last retried, by the key of the task */
  private readonly failed = new Map<string, Unplaced>();

  constructor(deps: Deps) {
    this.deps = deps;
  }

  get state(): GeocodingState {
    return this.current;
  }

  /**
   * Starts to look up the missing places, unless a run is under way. After a run was cancelled or stopped, only the
   * user starts another one (`byUser`).
   * @param retry also looks up the places that failed before
   */
  start(entries: MapEntries, { byUser = false, retry = false } = {}): GeocodingState {
    const { state } = this.current;
    if (this.stop) return this.current;
    if (!byUser && (state === 'cancelled' || state === 'stopped')) return this.current;
    if (retry) this.failed.clear();
    const plan = geocodingPlan(entries);
    const tasks = plan.tasks.filter((task) => !this.failed.has(keyOf(task)));
    const failures = [...this.failed.values()];
    const facts = { total: tasks.length, done: 0, found: 0, failures, skipped: plan.skipped };
    if (tasks.length === 0) {
      // Keeps the numbers of the last run until there is something new to look up.
      const { total, done, found } = this.current;
      this.change({ ...facts, total, done, found, state: state === 'idle' && failures.length === 0 ? 'idle' : 'done' });
      return this.current;
    }
    const { locate } = this.deps;
    if (!locate) {
      this.change({ ...facts, state: 'unset' });
      return this.current;
    }
    const stop = new AbortController();
    this.stop = stop;
    this.change({ ...facts, state: 'working' });
    void this.work(tasks, locate, stop.signal).finally(() => {
      if (this.stop === stop) this.stop = undefined;
    });
    return this.current;
  }

  cancel(): GeocodingState {
    if (!this.stop) return this.current;
    this.stop.abort();
    this.stop = undefined;
    this.rest({ state: 'cancelled' });
    return this.current;
  }

  /** Ends the run without reporting it. */
  close(): void {
    this.stop?.abort();
  }

  private async work(tasks: readonly GeocodingTask[], locate: Locate, signal: AbortSignal): Promise<void> {
    try {
      let broken = 0;
      for (const task of tasks) {
        const outcome = await this.patiently(task, locate, signal);
        if (signal.aborted) return;
        broken = outcome === 'broken' ? broken + 1 : 0;
        if (broken === MOST_BROKEN) throw new AppError('BACKEND_FAILED', 'The geocoding service keeps failing.');
      }
      this.rest({ state: 'done' });
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof AppError ? error.message : 'Something went wrong. The log has the details.';
      this.rest({ state: 'stopped', reason });
    }
  }

  /**
   * Looks up a place, and repeats the request after each pause that the service asks for.
   * @throws what ends the run, such as the error of a refused key
   */
  private async patiently(
    task: GeocodingTask,
    locate: Locate,
    signal: AbortSignal,
  ): Promise<'found' | 'missing' | 'broken'> {
    for (let waits = 0; ; waits++) {
      try {
        const place = await locate(task, signal);
        if (signal.aborted) return 'missing';
        if (!place) return this.fail(task, task.way === 'forward' ? NOT_FOUND : NOT_FOUND_POINT, 'missing');
        this.deps.found(task, place);
        this.change({ ...this.current, done: this.current.done + 1, found: this.current.found + 1 });
        return 'found';
      } catch (error) {
        if (signal.aborted || !(error instanceof AppError)) throw error;
        const wait = waitOf(error, waits);
        if (wait === undefined) {
          if (endsRun(error)) throw error;
          return this.fail(task, error.message, error.code === 'BACKEND_FAILED' ? 'broken' : 'missing');
        }
        if (waits === MOST_WAITS || wait > LONGEST_WAIT_MS) throw error;
        this.change({ ...this.current, state: 'waiting', until: this.deps.now() + wait, reason: error.message });
        await this.deps.pause(wait, signal);
        this.change({ ...this.facts(), state: 'working' });
      }
    }
  }

  private fail<T>(task: GeocodingTask, reason: string, outcome: T): T {
    const { kind, id, address } = task;
    this.failed.set(keyOf(task), { kind, id, address, reason });
    this.change({ ...this.current, done: this.current.done + 1, failures: [...this.failed.values()] });
    return outcome;
  }

  private facts(): GeocodingState {
    const { until: _until, reason: _reason, ...facts } = this.current;
    return facts;
  }

  private rest(outcome: Pick<GeocodingState, 'state' | 'reason'>): void {
    this.change({ ...this.facts(), ...outcome });
    if (this.current.found > 0) this.deps.ended();
  }

  private change(state: GeocodingState): void {
    this.current = state;
    this.deps.changed(state);
  }
}

const keyOf = ({ kind, id, way, address }: GeocodingTask): string => `${kind} ${id} ${way} ${address}`;

/** Returns the milliseconds to wait before the request is repeated; undefined if the error does not ask for a wait. */
function waitOf(error: AppError, waits: number): number | undefined {
  if (!(error instanceof BackendError) || error.status !== TOO_OFTEN) return undefined;
  return error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** waits;
}

function endsRun(error: AppError): boolean {
  if (['OFFLINE', 'TIMEOUT', 'UNAUTHENTICATED', 'SHUTTING_DOWN'].includes(error.code)) return true;
  return error instanceof BackendError && keyRefused.includes(error.status ?? 0);
}
