import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { Intents } from '../../sync/queue/intents.ts';
import type { Broadcast, Logger } from '../handlers.ts';
import type { ResponseCache } from '../kit/cached-list.ts';
import type { ChooseFile } from '../kit/export-file.ts';

export interface OpenDraft {
  readonly slug: string;
  readonly site: SiteDocument;
  editByApp(step: string, operations: readonly RawOperation[]): void;
}

export interface DomainPorts {
  client: Pick<BackendClient, 'domain' | 'sites'>;
  intents: Intents;
  cache: ResponseCache;
  /** @throws AppError NOT_OPEN */
  actor: (slug: string) => OpenDraft;
  backendUrl: () => Promise<string>;
  broadcast: Broadcast;
  chooseFile: ChooseFile;
  logger: Logger;
  now: () => number;
}

export interface DomainTarget {
  /** slug of the open draft */
  slug: string;
  domain: string;
}
