import { createStore, type StoreApi } from 'zustand/vanilla';
import { MOST_FILE_BYTES, refusals } from '#shared/domain/photo/file-rules.ts';
import { asBridgeError } from '../../bridge/client.ts';

export interface FailedFile {
  id: number;
  name: string;
  reason: string;
  /** a retry may succeed */
  mayRetry: boolean;
  /** the reason is a question, which `accept` answers with yes */
  asks: boolean;
}

/** A question that the user must answer with yes before a photo is put in the record. */
export interface Question {
  question: string;
  /** @param step ID of the step of undo */
  accept: (step: string) => void;
}

export interface IntakeState {
  /** number of finished files of the current run; 0 while no run is active */
  done: number;
  /** number of all files of the current run; 0 while no run is active */
  total: number;
  /** number of files of the current run that main has not stored yet; they would be lost if the app ended */
  untaken: number;
  /** number of photos that the current or last run has added */
  added: number;
  /** names of the files that are being read, or are next to be read once all files are stored */
  reading: readonly string[];
  /** files that were not added, the latest at the end; each is listed until it is retried, accepted or dismissed */
  failed: readonly FailedFile[];
}

/** A file that main has stored (`photos.take`), and the number that main gave it. */
export interface TakenFile {
  file: number;
  name: string;
}

interface Ports {
  /** Has main store a copy of the file that survives a restart. Returns the number that main gave it. */
  take(file: File): Promise<number>;
  /** Makes a photo of a stored file, and returns the photo's reference for the record. */
  keep(file: number, signal: AbortSignal): Promise<string>;
  /**
   * Puts a photo in the record; all photos of a run are in the same step of undo. If the photo cannot be put there,
   * returns the reason or a question.
   */
  add(photo: string, step: string): string | Question | undefined;
  /** Has main delete stored files. Their photos are in the record or are not wanted. */
  letGo(files: readonly number[]): void;
  /** `add` puts each photo before the earlier ones, so the last file is added first to keep the order of the files */
  inFront?: boolean;
  /** maximum number of files that can be added at a time */
  most?: number;
}

interface Job {
  id: number;
  name: string;
  /** the file itself, or its number once main has stored it */
  source: File | number;
  /** resolves to the file's number once main has stored the file; rejects if it cannot be stored */
  taken: Promise<number>;
  abort: AbortController;
  /** main stored the file before the site was opened, and its photo may be in the record already */
  isResumed: boolean;
  isCancelled?: true;
  isRunning?: true;
  outcome?: { photo: string } | Failure;
}

interface Failure {
  reason: string;
  /** a retry would fail too */
  isFinal: boolean;
}

/** What is needed to retry or accept a file that was not added. */
interface Rejected {
  name: string;
  /** undefined if a retry cannot succeed, or if the reason is a question */
  source?: Source;
  accept?: Question['accept'];
}

/** What a retry starts with: a file, several files, or the number of a file that main has stored. */
type Source = File | readonly File[] | number;

/** The ID that was given last. IDs are unique across all queues. */
let lastId = 0;

/** Maximum number of files at a time. A user who drops more has probably chosen the wrong folder. */
const MOST_FILES = 2000;

/** Number of files that are read at the same time. Main has at most two processes that read pictures. */
const READ_AT_ONCE = 2;

export const ALREADY_THERE = 'This photo is there already.';

export const resting: IntakeState = { done: 0, total: 0, untaken: 0, added: 0, reading: [], failed: [] };

/**
 * A queue of files that become photos of the open site. First main stores all files, so that none is lost if the app
 * ends. Then the files are read, two at a time, and their photos are put in the record in the order of the queue. A run
 * begins when the empty queue gets a file, and ends when the queue is empty again. The photos of a run are one step of
 * undo. A failed file can be retried unless a retry would fail too, and a run can be cancelled.
 */
export class IntakeQueue {
  readonly store: StoreApi<IntakeState> = createStore(() => resting);
  readonly #ports: Ports;
  /** jobs that wait or run, and finished jobs that wait for an earlier job */
  #jobs: Job[] = [];
  #rejected = new Map<number, Rejected>();
  /**
   * numbers of stored files of this run for which a retry would fail too. Main keeps these files until the run ends, so
   * that the next start reports the reason if the app ends before the user has seen it
   */
  #refused: number[] = [];
  #step = '';
  /** settles once main has stored, or failed to store, all files added so far; files are stored one after the other */
  #taking: Promise<unknown> = Promise.resolve();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  addFiles(given: readonly File[]): void {
    const most = this.#ports.most ?? MOST_FILES;
    const [files, others] = [given.slice(0, most), given.slice(most)];
    if (others.length > 0) this.#fail(++lastId, tooManyFiles(most), { name: otherFiles(others), source: others });
    for (const { name } of files.filter(isTooLarge)) this.#fail(++lastId, refusals.tooLarge, { name });
    const readable = files.filter((file) => !isTooLarge(file));
    this.#push((this.#ports.inFront ? readable.reverse() : readable).map((file) => this.#job(file.name, file)));
  }

  /** Adds files that main stored before the site was opened. The caller passes them in the order of their numbers. */
  resume(files: readonly TakenFile[]): void {
    this.#push(files.map(({ file, name }) => this.#job(name, file, true)));
  }

  retry(id: number): void {
    const { name = '', source } = this.#rejected.get(id) ?? {};
    if (source === undefined) return;
    this.#forget([id]);
    if (typeof source === 'number') this.#push([this.#job(name, source)]);
    else this.addFiles([source].flat());
  }

  /** Answers the questions of these files with yes. All resulting changes are one step of undo. */
  accept(ids: readonly number[]): void {
    const step = crypto.randomUUID();
    const accepted = ids.map((id) => this.#rejected.get(id)?.accept);
    this.#forget(ids.filter((_, at) => accepted[at]));
    for (const accept of accepted) accept?.(step);
  }

  dismiss(ids: readonly number[]): void {
    const sources = ids.map((id) => this.#rejected.get(id)?.source);
    this.#forget(ids);
    this.#ports.letGo(sources.filter((source) => typeof source === 'number'));
  }

  /** Cancels the current run. Photos that were added already stay. */
  cancel(): void {
    const jobs = this.#stop();
    for (const job of jobs) job.isCancelled = true;
    this.#letGoRefused();
    this.#ports.letGo(jobs.flatMap(({ source }) => (typeof source === 'number' ? [source] : [])));
  }

  /** Stops because the site was closed. Returns the number of unfinished files, which main keeps. */
  reset(): number {
    const { length } = this.#stop();
    this.#rejected.clear();
    this.#refused = [];
    this.store.setState(resting);
    return length;
  }

  /** Has main delete the refused files. Their reasons are shown by now, so the next start need not report them. */
  #letGoRefused(): void {
    const refused = this.#refused;
    this.#refused = [];
    if (refused.length > 0) this.#ports.letGo(refused);
  }

  #stop(): Job[] {
    const jobs = this.#jobs;
    this.#jobs = [];
    for (const { abort } of jobs) abort.abort();
    this.store.setState({ done: 0, total: 0, untaken: 0, reading: [] });
    return jobs;
  }

  #job(name: string, source: File | number, isResumed = false): Job {
    const taken = Promise.resolve(typeof source === 'number' ? source : 0);
    const job: Job = { id: ++lastId, name, source, taken, abort: new AbortController(), isResumed };
    if (typeof source !== 'number') {
      job.taken = this.#taking.then(() => this.#take(job, source));
      this.#taking = job.taken.catch(() => undefined);
    }
    return job;
  }

  async #take(job: Job, file: File): Promise<number> {
    try {
      if (job.isCancelled) job.abort.signal.throwIfAborted();
      job.source = await this.#ports.take(file);
      if (job.isCancelled) this.#ports.letGo([job.source]);
      return job.source;
    } finally {
      if (this.#jobs.includes(job)) this.store.setState(({ untaken }) => ({ untaken: untaken - 1 }));
    }
  }

  #push(jobs: readonly Job[]): void {
    if (jobs.length === 0) return;
    if (this.#jobs.length === 0) {
      this.#step = crypto.randomUUID();
      this.store.setState({ done: 0, total: 0, untaken: 0, added: 0 });
    }
    this.#jobs.push(...jobs);
    const untaken = jobs.filter(({ source }) => typeof source !== 'number').length;
    this.store.setState((state) => ({ total: state.total + jobs.length, untaken: state.untaken + untaken }));
    this.#pump();
  }

  #pump(): void {
    const next = this.#jobs.filter(({ outcome }) => !outcome).slice(0, READ_AT_ONCE);
    for (const job of next) {
      if (!job.isRunning) void this.#run(job);
    }
    const isDone = this.#jobs.length === 0;
    if (isDone) this.#letGoRefused();
    this.store.setState({ reading: next.map(({ name }) => name), ...(isDone && { done: 0, total: 0 }) });
  }

  async #run(job: Job): Promise<void> {
    job.isRunning = true;
    const outcome = await this.#outcomeOf(job);
    if (job.abort.signal.aborted) return;
    job.outcome = outcome;
    this.#settle();
    this.#pump();
  }

  async #outcomeOf({ taken, abort }: Job): Promise<{ photo: string } | Failure> {
    try {
      // No file is read before all given files are stored, because a file that is not stored is lost if the app ends.
      const [file] = await Promise.all([taken, this.#taking]);
      return { photo: await this.#ports.keep(file, abort.signal) };
    } catch (error) {
      const { message, code, retry } = asBridgeError(error);
      return { reason: message, isFinal: code === 'BAD_PICTURE' && !retry };
    }
  }

  /** Puts the photos of finished jobs in the record, up to the first job that is not finished. */
  #settle(): void {
    for (let job; (job = this.#jobs[0])?.outcome;) {
      this.#jobs.shift();
      const { id, name, source, outcome, isResumed } = job;
      const answer = 'reason' in outcome ? outcome.reason : this.#ports.add(outcome.photo, this.#step);
      const isAdded = answer === undefined;
      const isKnown = typeof answer === 'object' || answer === ALREADY_THERE;
      const isFinal = 'isFinal' in outcome && outcome.isFinal;
      const isOver = isAdded || isKnown || isFinal;
      if (isOver && typeof source === 'number') {
        if (isFinal) this.#refused.push(source);
        else this.#ports.letGo([source]);
      }
      if (typeof answer === 'object') this.#fail(id, answer.question, { name, accept: answer.accept });
      else if (!isAdded && !(isResumed && isKnown)) this.#fail(id, answer, { name, ...(!isOver && { source }) });
      this.store.setState(({ done, added }) => ({ done: done + 1, added: isAdded ? added + 1 : added }));
    }
  }

  #fail(id: number, reason: string, rejected: Rejected): void {
    this.#rejected.set(id, rejected);
    const { name, source, accept } = rejected;
    const file = { id, name, reason, mayRetry: source !== undefined, asks: accept !== undefined };
    this.store.setState(({ failed }) => ({ failed: [...failed, file] }));
  }

  #forget(ids: readonly number[]): void {
    const gone = new Set(ids);
    for (const id of gone) this.#rejected.delete(id);
    this.store.setState(({ failed }) => ({ failed: failed.filter(({ id }) => !gone.has(id)) }));
  }
}

/** Combines the states of several queues, at least one, into one state. */
export const combineStates = (states: readonly IntakeState[]): IntakeState =>
  states.reduce((all, each) => ({
    done: all.done + each.done,
    total: all.total + each.total,
    untaken: all.untaken + each.untaken,
    added: all.added + each.added,
    reading: [...all.reading, ...each.reading],
    failed: [...all.failed, ...each.failed],
  }));

/** Returns the name of a single file, or the number of several files as text. */
const otherFiles = (files: readonly File[]): string =>
  files.length > 1 ? `${files.length.toLocaleString('en-US')} more files` : files.map(({ name }) => name).join();

const tooManyFiles = (most: number): string =>
  `Too many: ${most.toLocaleString('en-US')} can be added at a time. Retry adds the next.`;

const isTooLarge = ({ size }: File): boolean => size > MOST_FILE_BYTES;
