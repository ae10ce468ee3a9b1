import { BackendError } from '../../src-main/backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../src-main/backend-client/endpoints/sites.ts';
import { listPolicy } from '#shared/record-catalogue/list-policy.ts';
import { forServer, fromServer } from '#shared/record-catalogue/server-forms.ts';
import type { ListPolicy } from '#shared/record/policies.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { FileToSend } from '../../src-main/media/upload.ts';
import { tokensIn } from './model-edits.ts';
import { newerOnServer } from './fake-site-server.ts';
import { MannerlyServer, type Manners } from './server-manners.ts';

export type ServerCall = 'slugIsTaken' | 'getModified' | 'getSite' | 'saveSite' | 'savePhotos' | 'publish' | 'upload';

/** A failure of a call. `crash`: the calling client ends before it gets an answer. */
export interface ModelFault {
  call: ServerCall;
  when: 'before' | 'after';
  kind: 'timeout' | 'reset' | 'failed' | 'crash';
}

/** What a computer does during a call: before the server handles the call, or before the answer arrives. */
export interface Meanwhile {
  call: ServerCall;
  when: 'before' | 'after';
  act(): Promise<void>;
}

/** How a backend treats a posted document. */
export interface ServerWays {
  /** whether new services, reviews and FAQs get a key */
  givesKeys: boolean;
  /** whether an empty list of FAQs, keywords or hero photos is stored as null */
  nullsEmpty: boolean;
  /** further changes of list items */
  manners?: Manners | undefined;
  /** whether the server compares the base of a save with its newest copy, and refuses the save if they differ */
  comparesBase?: boolean;
}

/** The computer that makes a call. `end` ends its app. */
export interface Caller {
  isOnline(): boolean;
  isAlive(): boolean;
  end(): void;
}

/**
 * A backend with a single site. It stores what is posted, with a new `modified` and the changes of its `ways`. Its call
 * `savePhotos` gives a key to photos without one.
 */
export class ModelServer {
  document: RawValue;
  saves = 0;
  takenSlugs = new Set(['acme']);
  /** happens once, at the next call with its name, whichever client makes the call */
  fault: ModelFault | undefined;
  /** happens once, like `fault` */
  meanwhile: Meanwhile | undefined;
  /** number of faults that have happened */
  struck = 0;
  /** number of calls that were refused because of another save in between */
  refused = 0;
  /** number of times that each file was stored, by the file's content */
  readonly uploads = new Map<string, number>();
  /**
   * values that a post overwrote and that its sender had not seen, because they were saved after the sender had read
   * the modified time
   */
  readonly raced = new Set<string>();
  private readonly ways: ServerWays;
  private readonly mannerly: MannerlyServer | undefined;
  private readonly named = new Map<string, number>();
  /** the document of each save, by its modified time */
  private readonly versions = new Map<string, RawValue>();
  private keys = 0;

  constructor(document: string, ways: ServerWays = { givesKeys: false, nullsEmpty: false }) {
    this.ways = ways;
    this.mannerly = ways.manners && new MannerlyServer(ways.manners);
    this.document = RawValue.parse(this.mannerly?.made(document) ?? document);
  }

  get modified(): string {
    return `m${this.saves}`;
  }

  /** The document as the app reads it. */
  get forApp(): RawValue {
    return fromServer(this.document);
  }

  /** Returns the server's calls for a computer. They convert records between the server's form and the app's. */
  endpoints(caller: Caller): SiteEndpoints & { upload(file: FileToSend): Promise<string> } {
    const call = <T>(name: ServerCall, work: () => T): Promise<T> => this.answer(name, work, caller);
    let seen = '';
    const store = (document: RawValue) => {
      const kept = document.toText();
      const hasSeen = seen === this.modified;
      if (!hasSeen) {
        for (const token of tokensIn(this.document.toText())) if (!kept.includes(token)) this.raced.add(token);
      }
      this.store(document);
      // If the sender had not seen the newest save, a post does not change that. The photos that are sent next may
      // overwrite the same save.
      if (hasSeen) seen = this.modified;
    };
    return {
      getSite: () => call('getSite', () => ({ document: this.forApp.toText() })),
      getModified: () => call('getModified', () => (seen = this.modified)),
      slugIsTaken: (slug) => call('slugIsTaken', () => this.takenSlugs.has(slug)),
      saveSite: (body, { base } = {}) =>
        call('saveSite', () => {
          if (base !== this.modified) this.refuse(base);
          const posted = RawValue.parse(body).without('resaveGalleryPhotos').without('resaveHeroPhotos');
          store(this.made(forServer(posted)));
          return this.modified;
        }),
      savePhotos: ({ photos, heroPhotos }, { base } = {}) =>
        call('savePhotos', () => {
          const field = heroPhotos ? 'hero_gallery_photos' : 'gallery';
          if (
            this.versions
              .get(base ?? '')
              ?.child(field)
              ?.toText() !== this.document.child(field)?.toText()
          )
            this.refuse(base);
          const saved = this.withKeys(RawValue.parse(photos), 'photo_pk');
          store(this.made(this.document.with(field, saved)));
          return saved.toText();
        }),
      spellcheck: () => Promise.resolve([]),
      publish: () => call('publish', () => ({})),
      upload: ({ bytes }) =>
        call('upload', () => {
          const token = bytes.toString();
          const times = (this.uploads.get(token) ?? 0) + 1;
          this.uploads.set(token, times);
          return `/media/${token}-${times}.webp`;
        }),
    };
  }

  private refuse(base: string | undefined): void {
    if (!this.ways.comparesBase || base === undefined) return;
    this.refused++;
    throw newerOnServer();
  }

  private store(document: RawValue): void {
    this.saves++;
    this.document = document.with('modified', RawValue.parse(JSON.stringify(this.modified)));
    this.versions.set(this.modified, this.document);
  }

  /** Returns the document that the server stores for a posted document. */
  private made(posted: RawValue): RawValue {
    let made = this.mannerly ? RawValue.parse(this.mannerly.made(posted.toText())) : posted;
    for (const field of this.ways.givesKeys ? ['services', 'testimonials', 'faqs'] : []) {
      const list = made.child(field);
      if (list?.kind === 'list') made = made.with(field, this.withNamedKeys(list, listPolicy(field)));
    }
    for (const field of this.ways.nullsEmpty ? ['faqs', 'keywords', 'hero_gallery_photos'] : []) {
      if (made.child(field)?.length === 0) made = made.with(field, RawValue.parse('null'));
    }
    return made;
  }

  private withKeys(items: RawValue, key: string): RawValue {
    return RawValue.list(
      items
        .items()
        .map((item) => (item.child(key) ? item : item.with(key, RawValue.parse(String(1000 + ++this.keys))))),
    );
  }

  /**
   * Gives new items a key. A new item gets the earlier key of an item with the same name, unless another item has that
   * key now.
   */
  private withNamedKeys(items: RawValue, { keys: [key], name }: ListPolicy): RawValue {
    if (key === undefined || !name) return items;
    const held = new Set(items.items().map((item) => item.textOf(key)));
    const given = items.items().map((item) => {
      if (item.child(key)) return item;
      const named = name.map((part) => item.textOf(part)).join();
      const known = this.named.get(named);
      const number = known === undefined || held.has(String(known)) ? 1000 + ++this.keys : known;
      this.named.set(named, number);
      held.add(String(number));
      return item.with(key, RawValue.parse(String(number)));
    });
    return RawValue.list(given);
  }

  private async answer<T>(name: ServerCall, work: () => T, caller: Caller): Promise<T> {
    if (!caller.isAlive()) return never();
    if (!caller.isOnline()) throw failure('reset', 'not-sent');
    const fault = this.fault?.call === name ? this.fault : undefined;
    if (fault) {
      this.fault = undefined;
      this.struck++;
    }
    await this.happen(name, 'before');
    if (!caller.isAlive()) return never();
    if (fault?.when === 'before') return fail(fault, caller);
    const result = work();
    await this.happen(name, 'after');
    if (!caller.isAlive()) return never();
    return fault ? fail(fault, caller) : result;
  }

  private async happen(name: ServerCall, when: Meanwhile['when']): Promise<void> {
    const { meanwhile } = this;
    if (meanwhile?.call !== name || meanwhile.when !== when) return;
    this.meanwhile = undefined;
    await meanwhile.act();
  }
}

const never = () => new Promise<never>(() => undefined);

function fail({ kind }: ModelFault, caller: Caller): Promise<never> {
  if (kind !== 'crash') return Promise.reject(failure(kind, 'unknown'));
  caller.end();
  return never();
}

function failure(kind: 'timeout' | 'reset' | 'failed', outcome: 'unknown' | 'not-sent'): BackendError {
  if (kind === 'failed') return new BackendError('BACKEND_FAILED', 'Failed.', { outcome: 'answered', status: 500 });
  return new BackendError(kind === 'timeout' ? 'TIMEOUT' : 'OFFLINE', 'No answer.', { outcome });
}
