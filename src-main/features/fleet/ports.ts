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
import { LazySite } from './lazy-site.ts';

export interface FleetPorts {
  store: Store;
  sites: {
    edited(slug: string): SiteActor | undefined;
    hold(slug: string, signal: AbortSignal): Promise<SiteActor>;
    sending: { queue(actor: SiteActor, kind: 'save' | 'publish', confirmed: Confirmed): number };
  };
  outbox(): Pick<Outbox, 'question' | 'answer' | 'drain'>;
  config: { product: { contactField: string }; backend: { kind: 'embedded' | 'remote' } };
  /** Calls the listener whenever the queue or the current user has changed. */
  onQueue(listener: () => void): void;
  isOnline(): boolean;
  publicFetch: PublicFetch;
  /** Reads a published page. Rejects if it cannot be read. */
  readLive(url: string, signal: AbortSignal): Promise<Uint8Array>;
  /**
   * returns the end of the validity of the certificate that the host showed last, in milliseconds since 1970; undefined
   * if none was seen
   */
  certificateEnds(host: string): number | undefined;
  pause(ms: number): Promise<void>;
  /** returns the misspelt words of a text, each once */
  spelling: { check(text: string): Promise<string[]> };
  startSameness(): SamenessThread;
  chooseFile: ChooseFile;
  broadcast: Broadcast;
  logger: Logger;
  now(): number;
}

/** A site as it is on this computer: its draft, or the server’s copy if there is no draft. */
export interface CurrentSite {
  readonly document: RawValue;
  readonly site: SiteDocument;
  /** Returns the JSON text of a top-level member; undefined if it is missing. */
  textOf(name: string): string | undefined;
}

export const currentOf = ({ document, site }: Pick<SiteActor, 'document' | 'site'>): CurrentSite => ({
  document,
  site,
  textOf: (name) => document.child(name)?.toText(),
});

/** Returns a site as it is on this computer; undefined if its record is not here. */
export function readSite({ store, sites }: Pick<FleetPorts, 'store' | 'sites'>, slug: string): CurrentSite | undefined {
  const actor = sites.edited(slug);
  if (actor) return currentOf(actor);
  const stored = store.sites.recordOf(slug);
  return stored && new LazySite(stored);
}

/** Milliseconds of work after which long work yields to the event loop. */
export const TURN_MS = 8;
