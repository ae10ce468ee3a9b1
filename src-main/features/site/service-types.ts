import type { BackendClient } from '../../backend-client/client.ts';
import type { Upload } from '../../media/upload.ts';
import type { SpellingService } from '../../spelling/spelling-service.ts';
import type { Store } from '../../store/store.ts';
import type { ReadLive } from '../../sync/save/live-pages.ts';
import type { Outbox } from '../../sync/queue/outbox.ts';
import type { Broadcast, Logger } from '../handlers.ts';

export interface SiteServiceDeps {
  store: Store;
  client: Pick<BackendClient, 'sites' | 'online' | 'onConnectivity'>;
  upload: Upload;
  /** reads pages of published sites */
  readLive: ReadLive;
  /** the record's contact field, `{product}_contact_id` */
  contactField: string;
  /** a function, because the outbox sends through this service and so is created after it */
  outbox(): Pick<Outbox, 'queue' | 'remove' | 'block' | 'drain'>;
  /** the spell-check of this computer */
  spelling: Pick<SpellingService, 'check' | 'suggest'>;
  broadcast: Broadcast;
  /** called with the former and the new slug of a site after its slug has changed */
  renamed?: (from: string, to: string) => void;
  logger: Logger;
  now(): number;
}

/** The result of a save or publish that was put into the outbox instead of being sent. */
export interface Queued {
  queued: true;
  question?: never;
}
