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
  blobs: Pick<BlobRepo, 'find' | 'urlOf' | 'sending' | 'uploaded'>;
  upload: Upload;
}

export interface SpellChecker {
  /** the misspelt words of a text, as the backend sees it */
  check(text: string): Promise<string[]>;
  isAccepted(word: string): boolean;
  suggest(word: string): Promise<string[]>;
}

/** What it takes to finish a save that the server has. */
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
  /** nobody is there to answer: a newer copy is merged, and what would be asked stops the save */
  unattended?: boolean;
  /** it waited for another save of this computer, which may have sent all that there was */
  followsSave?: boolean;
}

export interface Saved {
  question?: never;
  slug: string;
  savedAt: number;
  /** photos that could not be uploaded: they are edits that wait on this computer, and the rest is saved */
  waiting?: { count: number; reason: string };
  /** there was nothing to send */
  unchanged?: true;
  /** top-level members that the server does not hold as they were sent: they are edits of the draft again */
  undone?: string[];
}

/** What the server has been sent, and what the save still has to do about it. */
export interface Posted extends Sent {
  photosOf: InFlight['photosOf'];
  /** the copy whose lists of photos have to be saved as well */
  photos: RawValue;
  /** the server's modified time of it, where that is known */
  modified: string | undefined;
}

/** Files that could not be uploaded, by their hashes, each with the reason. */
export type NotUploaded = ReadonlyMap<string, AppError>;

export type SaveOutcome = { question: SaveQuestion } | Saved;

/** A save under way. Each step is given one and makes the next of it. */
export interface SaveRun {
  readonly actor: SiteActor;
  readonly ports: SavePorts;
  /** what the user agreed to */
  readonly confirmed: Confirmed;
  /** what is sent, as it is now */
  readonly kept: Kept;
  readonly notUploaded?: NotUploaded;
  /** modified time of the server's copy that it replaces */
  readonly replaces?: string;
  /** what the server has been sent */
  readonly posted?: Posted;
  /** ends the run: a question, which another run answers, or what was saved */
  readonly outcome?: SaveOutcome;
}

export type SaveStep = (run: SaveRun) => SaveRun | Promise<SaveRun>;
