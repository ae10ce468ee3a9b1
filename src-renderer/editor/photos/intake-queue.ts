import { createStore, type StoreApi } from 'zustand/vanilla';
import { MOST_FILE_BYTES, refusals } from '#shared/domain/photo/file-rules.ts';
import { asBridgeError } from '../../bridge/client.ts';

export interface FailedFile {
  id: number;
  name: string;
  reason: string;
}

export interface IntakeState {
  /** files of this run that are done with, and all of them; none while nothing is under way */
  done: number;
  total: number;
  /** photos that the last run has added so far */
  added: number;
  /** names of the files that are read just now */
  reading: readonly string[];
  /** the newest last; they stay until they are tried again or dismissed */
  failed: readonly FailedFile[];
}

interface Ports {
  /** Makes a photo of the file and gives what the record names it by. */
  keep(file: File, signal: AbortSignal): Promise<string>;
  /** Puts it in the record, all of one run in one step of undo; gives why it cannot be put there. */
  add(photo: string, step: string): string | undefined;
  /** each photo is put in front of the ones before it, so the last file is taken first */
  inFront?: boolean;
}

interface Job {
  id: number;
  file: File;
  abort: AbortController;
  isRunning?: true;
  outcome?: { photo: string } | { reason: string };
}

/** Reading is the work of processes in main, which take two at a time. */
const AT_A_TIME = 2;

export const ALREADY_THERE = 'This photo is there already.';

const resting: IntakeState = { done: 0, total: 0, added: 0, reading: [], failed: [] };

/**
 * Files on their way to be photos of the open site: two are read at a time, and what was read is put in the record in the
 * order in which the files were given, as one step of undo. Each can be tried again, all can be cancelled.
 */
export class IntakeQueue {
  readonly store: StoreApi<IntakeState> = createStore(() => resting);
  readonly #ports: Ports;
  /** those that are read or wait, and those that wait for one before them */
  #jobs: Job[] = [];
  #rejected = new Map<number, File>();
  #lastId = 0;
  #step = '';

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  addFiles(files: readonly File[]): void {
    const jobs = files.map((file) => ({ id: ++this.#lastId, file, abort: new AbortController() }));
    if (this.#jobs.length === 0) this.#begin();
    this.#jobs.push(...(this.#ports.inFront ? jobs.reverse() : jobs));
    this.store.setState(({ total }) => ({ total: total + jobs.length }));
    this.#pump();
  }

  #begin(): void {
    this.#step = crypto.randomUUID();
    this.store.setState({ done: 0, total: 0, added: 0 });
  }

  retry(id: number): void {
    const file = this.#rejected.get(id);
    this.dismiss(id);
    if (file) this.addFiles([file]);
  }

  dismiss(id: number): void {
    this.#rejected.delete(id);
    this.store.setState(({ failed }) => ({ failed: failed.filter((each) => each.id !== id) }));
  }

  /** Ends what is under way; what was added stays. */
  cancel(): void {
    for (const { abort } of this.#jobs) abort.abort();
    this.#jobs = [];
    this.store.setState({ done: 0, total: 0, reading: [] });
  }

  /** Forgets everything: the site is no longer open. Gives how many files were on their way. */
  reset(): number {
    const left = this.#jobs.length;
    this.cancel();
    this.#rejected.clear();
    this.store.setState(resting);
    return left;
  }

  #pump(): void {
    const next = this.#jobs.filter(({ outcome }) => !outcome).slice(0, AT_A_TIME);
    for (const job of next) {
      if (!job.isRunning) void this.#run(job);
    }
    const isDone = this.#jobs.length === 0;
    this.store.setState({ reading: next.map(({ file }) => file.name), ...(isDone && { done: 0, total: 0 }) });
  }

  async #run(job: Job): Promise<void> {
    job.isRunning = true;
    const { file, abort } = job;
    const outcome = await this.#outcomeOf(file, abort.signal);
    if (abort.signal.aborted) return;
    job.outcome = outcome;
    this.#settle();
    this.#pump();
  }

  async #outcomeOf(file: File, signal: AbortSignal): Promise<{ photo: string } | { reason: string }> {
    if (file.size > MOST_FILE_BYTES) return { reason: refusals.tooLarge };
    try {
      return { photo: await this.#ports.keep(file, signal) };
    } catch (error) {
      return { reason: asBridgeError(error).message };
    }
  }

  /** Takes up what has an outcome, as far as all before it have one. */
  #settle(): void {
    for (let job; (job = this.#jobs[0])?.outcome;) {
      this.#jobs.shift();
      const { id, file, outcome } = job;
      const reason = 'reason' in outcome ? outcome.reason : this.#ports.add(outcome.photo, this.#step);
      if (reason !== undefined) this.#rejected.set(id, file);
      this.store.setState(({ done, added, failed }) => ({
        done: done + 1,
        added: reason === undefined ? added + 1 : added,
        failed: reason === undefined ? failed : [...failed, { id, name: file.name, reason }],
      }));
    }
  }
}
