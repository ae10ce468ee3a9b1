import type { saveSteps, StepCount } from '#shared/ipc/events.ts';
import type { Confirmed, SaveQuestion } from '#shared/domain/site/save-questions.ts';
import type { AppError } from '#shared/ipc/errors.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import type { SiteEndpoints } from '../../backend-client/endpoints/sites.ts';
import type { Upload } from '../../media/upload.ts';
import type { BlobRepo } from '../../store/blob-repo.ts';
import type { TrashRepo } from '../../store/trash-repo.ts';
import type { Kept } from '../draft/draft-log.ts';
import type { SiteActor } from '../draft/site-actor.ts';
import type { InFlight, Sent } from './snapshot.ts';

export interface PhotoPorts {
  blobs: Pick<BlobRepo, 'find' | 'urlOf' | 'setPlace' | 'uploaded'>;
  upload: Upload;
}

export interface SpellChecker {
  /** returns the misspelled words of a text, according to the backend or, without it, to the app's own spell-check */
  check(text: string): Promise<string[]>;
  isAccepted(word: string): boolean;
  suggest(word: string): Promise<string[]>;
}

/** What is needed to finish a save whose post the server has. */
export interface FinishPorts {
  server: SiteEndpoints;
  now(): number;
  progress(step: (typeof saveSteps)[number], count?: StepCount): void;
  signal: AbortSignal;
}

export interface SavePorts extends FinishPorts {
  trash: Pick<TrashRepo, 'put'>;
  speller: SpellChecker;
  photos: PhotoPorts;
  contactField: string;
  /** @throws AppError UNAUTHENTICATED when another user has signed in since the save began */
  checkUser(): void;
  /** nobody can answer: a newer copy is merged, and any other question stops the save */
  unattended?: boolean;
  /** the save waited for another save of this computer, which may have sent all edits already */
  followsSave?: boolean;
}

export interface Saved {
  question?: never;
  slug: string;
  savedAt: number;
  /**
   * the number of photos that could not be uploaded, and why; they stay edits on this computer, and the rest is saved
   */
  waiting?: { count: number; reason: string };
  /** there was nothing to send */
  unchanged?: true;
  /** top-level members that the server does not hold as they were sent: they have become edits of the draft again */
  undone?: string[];
}

/** What the server has been sent, and which photos the save still has to save. */
export interface Posted extends Sent {
  photosOf: InFlight['photosOf'];
  /** the document whose lists of photos must be saved as well, as `photosOf` says */
  photos: RawValue;
  /** the server's modified time after the post; undefined if it is not known */
  modified: string | undefined;
}

/** Files that could not be uploaded: the hash of each file, and the reason. */
export type NotUploaded = ReadonlyMap<string, AppError>;

export type SaveOutcome = { question: SaveQuestion } | Saved;

/** The state of a save under way. Each step is given the present state and returns the next. */
export interface SaveRun {
  readonly actor: SiteActor;
  readonly ports: SavePorts;
  /** what the user agreed to */
  readonly confirmed: Confirmed;
  /** the snapshot to send, which is put onto each new base */
  readonly kept: Kept;
  readonly notUploaded?: NotUploaded;
  /** modified time of the server's copy that the post replaces */
  readonly replaces?: string;
  /** what the server has been sent */
  readonly posted?: Posted;
  /** ends the run: a question, whose answer starts another run, or what was saved */
  readonly outcome?: SaveOutcome;
}

export type SaveStep = (run: SaveRun) => SaveRun | Promise<SaveRun>;
