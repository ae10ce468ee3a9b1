import { createStore, type StoreApi } from 'zustand/vanilla';
import { MOST_FILE_BYTES, refusals } from '#shared/domain/photo/file-rules.ts';
import { asBridgeError } from '../../bridge/client.ts';

export interface FailedFile {
  id: number;
  name: string;
  reason: string;
  /** another try may pass */
  mayRetry: boolean;
  /** the reason asks a question, which `accept` answers with yes */
  asks: boolean;
}

/** A photo that is not put in the record unless somebody agrees. */
export interface Question {
  question: string;
  /** @param step of undo */
  accept: (step: string) => void;
}

export interface IntakeState {
  /** number of files of this run that are finished, and of all its files; 0 while nothing is under way */
  done: number;
  total: number;
  /** files of this run that main has not taken yet: they would be lost if the app ended */
  untaken: number;
  /** photos that the last run has added so far */
  added: number;
  /** names of the files that are read just now */
  reading: readonly string[];
  /** the newest last; they are shown until they are tried again, accepted or dismissed */
  failed: readonly FailedFile[];
}

/** A file that main keeps, by its number there. */
export interface TakenFile {
  file: number;
  name: string;
}

interface Ports {
  /** Copies the file to where it outlives the app; gives its number there. */
  take(file: File): Promise<number>;
  /** Makes a photo of the file, and gives the photo's reference for the record. */
  keep(file: number, signal: AbortSignal): Promise<string>;
  /**
   * Puts it in the record, all photos of one run in one step of undo. Gives the reason why it cannot be put there, or a
   * question.
   */
  add(photo: string, step: string): string | Question | undefined;
  /** Tells main to forget files that are in the record or not wanted. */
  letGo(files: readonly number[]): void;
  /** each photo is put before the earlier ones, so the last file is taken first */
  inFront?: boolean;
  /** most files that are taken at once */
  most?: number;
}

interface Job {
  id: number;
  name: string;
  /** the file as it was given, or its number once main has taken it */
  source: File | number;
  /** settles once main has taken it */
  taken: Promise<number>;
  abort: AbortController;
  /** an earlier run took it, and may have put it in the record already */
  isResumed: boolean;
  isCancelled?: true;
  isRunning?: true;
  outcome?: { photo: string } | Failure;
}

interface Failure {
  reason: string;
  /** another try would be refused too */
  isFinal: boolean;
}

/** What is kept of a file that was not added. */
interface Rejected {
  name: string;
  /** undefined where another try cannot succeed */
  source?: Source;
  accept?: Question['accept'];
}

/** What a retry begins with: one file, several, or the number of a taken one. */
type Source = File | readonly File[] | number;

/** Ids are unique over all queues. */
let lastId = 0;

/** No site has more photos; whoever drops more has chosen the wrong folder. */
const MOST_FILES = 2000;

/** Reading is the work of processes in main, which take two at a time. */
const READ_AT_ONCE = 2;

export const ALREADY_THERE = 'This photo is there already.';

export const resting: IntakeState = { done: 0, total: 0, untaken: 0, added: 0, reading: [], failed: [] };

/**
 * Files that become photos of the open site. Main takes all of them first, so that none is lost if the app ends. Two
 * are read at a time and put in the record in the order in which they were given, as one step of undo. Each can be
 * tried again, all can be cancelled.
 */
export class IntakeQueue {
  readonly store: StoreApi<IntakeState> = createStore(() => resting);
  readonly #ports: Ports;
  /** jobs that run, wait, or are done but wait for one before them */
  #jobs: Job[] = [];
  #rejected = new Map<number, Rejected>();
  /**
   * files that were taken and refused for good in this run: if the app ends before the user has seen that, the next
   * start tells of them
   */
  #refused: number[] = [];
  #step = '';
  /** one file is taken after the other */
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

  /** Goes on with files that were taken before, in the order of their numbers. */
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

  /** Does what the files' questions ask, as one step of undo. */
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

  /** Ends what is under way; what was added stays. */
  cancel(): void {
    const jobs = this.#stop();
    for (const job of jobs) job.isCancelled = true;
    this.#letGoRefused();
    this.#ports.letGo(jobs.flatMap(({ source }) => (typeof source === 'number' ? [source] : [])));
  }

  /** Stops because the site was closed; files on their way stay taken. Gives their number. */
  reset(): number {
    const { length } = this.#stop();
    this.#rejected.clear();
    this.#refused = [];
    this.store.setState(resting);
    return length;
  }

  /** The user has seen them: no later start tells of them again. */
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
      // Nothing is read before all given files are copied: a file that is not copied is lost if the app ends.
      const [file] = await Promise.all([taken, this.#taking]);
      return { photo: await this.#ports.keep(file, abort.signal) };
    } catch (error) {
      const { message, code, retry } = asBridgeError(error);
      return { reason: message, isFinal: code === 'BAD_PICTURE' && !retry };
    }
  }

  /** Puts finished files in the record, up to the first one that is not finished. */
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

/** The state of several queues as one. */
export const together = (states: readonly IntakeState[]): IntakeState =>
  states.reduce((all, each) => ({
    done: all.done + each.done,
    total: all.total + each.total,
    untaken: all.untaken + each.untaken,
    added: all.added + each.added,
    reading: [...all.reading, ...each.reading],
    failed: [...all.failed, ...each.failed],
  }));

/** The name of one file, or the number of several. */
const otherFiles = (files: readonly File[]): string =>
  files.length > 1 ? `${files.length.toLocaleString('en-US')} more files` : files.map(({ name }) => name).join();

const tooManyFiles = (most: number): string =>
  `Too many: ${most.toLocaleString('en-US')} can be added at a time. Retry adds the next.`;

const isTooLarge = ({ size }: File): boolean => size > MOST_FILE_BYTES;
