import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import type { Store } from '../../store/store.ts';
import type { SiteActor } from '../../sync/draft/site-actor.ts';
import type { Outbox } from '../../sync/queue/outbox.ts';
import type { Broadcast, Logger } from '../handlers.ts';
import type { PublicFetch } from '../../media/public-fetch.ts';
import type { ChooseFile } from '../kit/export-file.ts';
import type { SamenessThread } from './sameness/thread.ts';
import { UnreadSite } from './unread-site.ts';

export interface FleetPorts {
  store: Store;
  sites: {
    edited(slug: string): SiteActor | undefined;
    hold(slug: string, signal: AbortSignal): Promise<SiteActor>;
    sending: { queue(actor: SiteActor, kind: 'save' | 'publish', confirmed: Confirmed): number };
  };
  outbox(): Pick<Outbox, 'question' | 'answer' | 'drain'>;
  config: { product: { contactField: string }; backend: { kind: 'embedded' | 'remote' } };
  /** Calls back whenever something about the queue, or who works, has changed. */
  onQueue(listener: () => void): void;
  isOnline(): boolean;
  publicFetch: PublicFetch;
  /** Reads a published page. Rejects where it cannot be read. */
  readLive(url: string, signal: AbortSignal): Promise<Uint8Array>;
  /** when the certificate ends that the host showed last, in milliseconds since 1970; undefined where none was seen */
  certificateEnds(host: string): number | undefined;
  pause(ms: number): Promise<void>;
  /** misspelt words of a text, each once */
  spelling: { check(text: string): Promise<string[]> };
  startSameness(): SamenessThread;
  chooseFile: ChooseFile;
  broadcast: Broadcast;
  logger: Logger;
  now(): number;
}

/** A site as it is on this computer: its draft, else the server’s copy. */
export interface CurrentSite {
  readonly document: RawValue;
  readonly site: SiteDocument;
  /** The JSON text of a top-level member. */
  textOf(name: string): string | undefined;
}

export const currentOf = ({ document, site }: Pick<SiteActor, 'document' | 'site'>): CurrentSite => ({
  document,
  site,
  textOf: (name) => document.child(name)?.toText(),
});

/** Undefined where the site’s record is not on this computer. */
export function readSite({ store, sites }: Pick<FleetPorts, 'store' | 'sites'>, slug: string): CurrentSite | undefined {
  const actor = sites.edited(slug);
  if (actor) return currentOf(actor);
  const stored = store.sites.recordOf(slug);
  return stored && new UnreadSite(stored);
}

/** Milliseconds of work after which other work gets its turn. */
export const TURN_MS = 8;
