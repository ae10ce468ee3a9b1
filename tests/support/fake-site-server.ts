import { NEWER_ON_SERVER } from '#shared/domain/site/base-version.ts';
import type { SaveBase, SiteEndpoints } from '../../src-main/backend-client/endpoints/sites.ts';
import { BackendError } from '../../src-main/backend-client/backend-error.ts';

type Call = keyof SiteEndpoints;

/** A backend with a single site in memory, which can fail before or after it carries out a call. */
export class FakeSiteServer implements SiteEndpoints {
  document: string;
  modified = 'm1';
  misspelt: string[] = [];
  takenSlugs = new Set<string>();
  readonly calls: Call[] = [];
  posts: string[] = [];
  published = {};
  /** whether the server refuses a save whose `base` is not the present modified time */
  comparesBase = false;
  private readonly faults: { call: Call; when: 'before' | 'after'; error: unknown; calls: number }[] = [];

  constructor(document: string) {
    this.document = document;
  }

  /**
   * Makes one call of this name fail, before or after it is carried out.
   * @param after number of calls of this name that succeed first
   */
  fail(call: Call, when: 'before' | 'after', error: unknown = noAnswer(), after = 0): void {
    this.faults.push({ call, when, error, calls: after });
  }

  /** Removes all faults. */
  heal(): void {
    this.faults.length = 0;
  }

  /** Replaces the server's document, as a save by a colleague does. */
  changeByColleague(document: string): void {
    this.document = document;
    this.modified += "'";
  }

  getSite = () => this.run('getSite', () => ({ document: this.document }));
  getModified = () => this.run('getModified', () => this.modified);
  slugIsTaken = (slug: string) => this.run('slugIsTaken', () => this.takenSlugs.has(slug));
  spellcheck = (text: string) => this.run('spellcheck', () => this.misspelt.filter((word) => text.includes(word)));
  savePhotos = ({ photos }: { photos: string }) => this.run('savePhotos', () => photos);
  publish = () => this.run('publish', () => this.published);
  saveSite = (body: string, { base }: SaveBase = {}): Promise<string | undefined> =>
    this.run('saveSite', () => {
      if (this.comparesBase && base !== this.modified) throw newerOnServer();
      this.posts.push(body);
      this.document = body.replace(/,\s*"resave\w+":(true|false)/g, '');
      this.modified += '+';
      return this.modified;
    });

  private async run<T>(call: Call, work: () => T): Promise<T> {
    this.calls.push(call);
    const at = this.faults.findIndex((fault) => fault.call === call);
    const fault = at < 0 || this.faults[at]!.calls-- > 0 ? undefined : this.faults.splice(at, 1)[0];
    if (fault?.when === 'before') throw fault.error;
    const result = work();
    if (fault) throw fault.error;
    return result;
  }
}

export function newerOnServer(): BackendError {
  const facts = { outcome: 'answered', status: 412, serverCode: NEWER_ON_SERVER } as const;
  return new BackendError('BACKEND_REFUSED', 'Somebody else has saved this site meanwhile.', facts);
}

export function noAnswer(): BackendError {
  return new BackendError('TIMEOUT', 'The server did not answer in time.', { outcome: 'unknown' });
}
