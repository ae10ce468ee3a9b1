import type { Confirmed, SaveQuestion } from '#shared/ipc/site.ipc.ts';
import type { AppError } from '#shared/ipc/errors.ts';
import type { SiteEndpoints } from '../../backend-client/endpoints/sites.ts';
import type { BlobRepo } from '../../store/blob-repo.ts';
import type { TrashRepo } from '../../store/trash-repo.ts';
import type { SiteActor } from '../draft/site-actor.ts';
import type { FinishPorts, Posted, Saved } from './finish-save.ts';
import type { SaveSnapshot } from './snapshot.ts';
import type { SpellChecker } from './spelling.ts';
import type { UploadPorts } from './upload-blob.ts';

export interface PhotoPorts extends UploadPorts {
  blobs: UploadPorts['blobs'] & Pick<BlobRepo, 'find' | 'urlOf'>;
}

export interface SavePorts extends FinishPorts {
  server: SiteEndpoints;
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

/** Files that could not be uploaded, by their hashes, each with the reason. */
export type NotUploaded = ReadonlyMap<string, AppError>;

export type SaveOutcome = { question: SaveQuestion } | Saved;

/** A save under way. Each step is given one and makes the next of it. */
export interface SaveRun {
  readonly actor: SiteActor;
  readonly ports: SavePorts;
  /** what the user agreed to */
  readonly confirmed: Confirmed;
  /** what is sent */
  readonly snapshot: SaveSnapshot;
  /** by which the actor keeps it, on the base of now and with the addresses of uploaded files */
  readonly key: symbol;
  readonly notUploaded?: NotUploaded;
  /** what the server has been sent */
  readonly posted?: Posted;
  /** ends the run: a question, which another run answers, or what was saved */
  readonly outcome?: SaveOutcome;
}

export type SaveStep = (run: SaveRun) => SaveRun | Promise<SaveRun>;
