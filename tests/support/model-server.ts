import { BackendError } from '../../src-main/backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../src-main/backend-client/endpoints/sites.ts';
import { RawValue } from '#shared/record/raw-value.ts';

export type ServerCall = 'slugIsTaken' | 'getModified' | 'getSite' | 'saveSite' | 'savePhotos';

/** `crash`: the client that asked is gone before an answer comes. */
export interface ModelFault {
  call: ServerCall;
  when: 'before' | 'after';
  kind: 'timeout' | 'reset' | 'failed' | 'crash';
}

/**
 * A backend with one site. It keeps what is posted as it is but for `modified`, as the embedded backend does, and gives
 * photos that have none a key of their own.
 */
export class ModelServer {
  document: RawValue;
  saves = 0;
  takenSlugs = new Set(['acme']);
  /** the next call of a fault's name meets it, whoever makes it */
  fault: ModelFault | undefined;
  /** what happens at the moment at which the next save arrives */
  onSave: (() => void) | undefined;
  private keys = 0;

  constructor(document: string) {
    this.document = RawValue.parse(document);
  }

  get modified(): string {
    return `m${this.saves}`;
  }

  /** The server as one computer sees it. */
  endpoints(isOnline: () => boolean, crashed: () => void): SiteEndpoints {
    const call = <T>(name: ServerCall, work: () => T): Promise<T> => this.answer(name, work, isOnline, crashed);
    return {
      getSite: () => call('getSite', () => ({ document: this.document.toText() })),
      getModified: () => call('getModified', () => this.modified),
      slugIsTaken: (slug) => call('slugIsTaken', () => this.takenSlugs.has(slug)),
      saveSite: (body) =>
        call('saveSite', () => {
          this.onSave?.();
          this.onSave = undefined;
          this.store(RawValue.parse(body).without('resaveGalleryPhotos').without('resaveHeroPhotos'));
        }),
      savePhotos: ({ photos }) =>
        call('savePhotos', () => {
          const saved = this.withKeys(RawValue.parse(photos));
          this.store(this.document.with('gallery', saved));
          return saved.toText();
        }),
      spellcheck: () => Promise.resolve([]),
      publish: () => Promise.resolve({}),
    };
  }

  private store(document: RawValue): void {
    this.saves++;
    this.document = document.with('modified', RawValue.parse(JSON.stringify(this.modified)));
  }

  private withKeys(photos: RawValue): RawValue {
    return RawValue.list(
      photos
        .items()
        .map((photo) =>
          photo.child('photo_pk') ? photo : photo.with('photo_pk', RawValue.parse(String(++this.keys))),
        ),
    );
  }

  private async answer<T>(name: ServerCall, work: () => T, isOnline: () => boolean, crashed: () => void): Promise<T> {
    if (!isOnline()) throw failure('reset', 'not-sent');
    const fault = this.fault?.call === name ? this.fault : undefined;
    if (fault) this.fault = undefined;
    if (fault?.when === 'before') return fail(fault, crashed);
    const result = work();
    return fault ? fail(fault, crashed) : result;
  }
}

function fail({ kind }: ModelFault, crashed: () => void): Promise<never> {
  if (kind !== 'crash') return Promise.reject(failure(kind, 'unknown'));
  crashed();
  return new Promise(() => undefined);
}

function failure(kind: 'timeout' | 'reset' | 'failed', outcome: 'unknown' | 'not-sent'): BackendError {
  if (kind === 'failed') return new BackendError('BACKEND_FAILED', 'Failed.', { outcome: 'answered', status: 500 });
  return new BackendError(kind === 'timeout' ? 'TIMEOUT' : 'OFFLINE', 'No answer.', { outcome });
}
