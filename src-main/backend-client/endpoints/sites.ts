import { z } from 'zod';
import { asHeaderValue, BASE_MODIFIED } from '#shared/domain/site/base-version.ts';
import type { JsonText } from '#shared/record/json-text.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { forServer, fromServer, itemsForServer } from '#shared/record-catalogue/server-forms.ts';
import { BackendError, badAnswer } from '../backend-error.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, wireFlag, wireList, wireText } from '../wire.ts';

/** The version of the site that a save is based on. */
export interface SaveBase {
  /**
   * modified time of that version; a server that knows `Base-Modified` refuses a save that would overwrite a change
   * made after that version
   */
  base?: string | undefined;
}

export interface PhotosToSave {
  heroPhotos: boolean;
  /** the record's `sitePk` */
  id: JsonText;
  /** the list of photos as JSON text */
  photos: string;
}

type Text = string | number | boolean | null;

export interface PublishRequest {
  multipage: boolean;
  github_repo: Text;
  paid_url: Text;
  id_key: Text;
  slug: Text;
  first_publish_url: Text;
}

/** A page of a published site: the page's path from the root, and the SHA-256 of its bytes in base64url. */
export interface LivePage {
  path: string;
  hash: string;
}

export interface Published {
  /** absolute URL of the published site */
  url?: string;
  /** pages that this publish added or changed, if the backend lists them */
  changedPages?: readonly LivePage[];
  /** id of the release that visitors see now, if the backend keeps releases */
  release?: string;
  githubRepo?: string;
  firstPublishUrl?: string;
}

const spelling = z.object({ misspelled_words: wireList(wireText) });
/** time limit in milliseconds for reading or saving a whole record or a list of photos */
const recordTimeoutMs = 60_000;
const publishTimeoutMs = 120_000;

export function siteEndpoints(http: Http, baseUrl: () => Promise<string>) {
  return {
    /**
     * Returns the document as the backend wrote it, byte for byte except for the forms of lists.
     * @throws BackendError NOT_FOUND if there is no such site, and the other errors of calls
     */
    async getSite(slug: string, options: CallOptions = {}): Promise<{ document: string }> {
      const name = 'GET /api/getLandingPage/{slug}';
      const path = `/api/getLandingPage/${encodeURIComponent(slug)}`;
      const body = await http.text({ timeoutMs: recordTimeoutMs, ...options, name, path }).catch(notFound);
      const document = member(name, body, 'message');
      if (document.kind !== 'object') throw badAnswer(name, 'message', 'expected a site');
      return { document: fromServer(document).toText() };
    },

    /** Returns the modified time of a site, as a string that can only be compared for equality. */
    async getModified(slug: string, options: CallOptions = {}): Promise<string> {
      const name = 'GET /api/get-landing-page-modified/{slug}';
      const path = `/api/get-landing-page-modified/${encodeURIComponent(slug)}`;
      const modified = member(name, await http.text({ ...options, name, path }).catch(notFound), 'message');
      if (modified.kind !== 'scalar' || modified.isNull) throw badAnswer(name, 'message', 'expected a time');
      const value = modified.toValue();
      return typeof value === 'string' ? value : modified.toText();
    },

    async slugIsTaken(slug: string, options: CallOptions = {}): Promise<boolean> {
      const name = 'POST /api/check-if-slug-duplicate';
      const call = { ...options, name, path: '/api/check-if-slug-duplicate', body: JSON.stringify({ slug }) };
      return (await http.json(call, inMessage(wireFlag))).message;
    },

    /** Returns the misspelled words of a text. */
    async spellcheck(text: string, options: CallOptions = {}): Promise<string[]> {
      const call = {
        ...options,
        name: 'POST /api/spellcheck/',
        path: '/api/spellcheck/',
        body: JSON.stringify({ text }),
      };
      const answer = await http.json(
        call,
        z.union([spelling, inMessage(spelling).transform(({ message }) => message)]),
      );
      return answer.misspelled_words;
    },

    /**
     * Saves the whole site. Its lists are converted to the forms that the backend uses.
     * @param bodyText the site as JSON text, with the flags `resaveGalleryPhotos` and `resaveHeroPhotos`
     * @returns the site's modified time after the save, if the backend sends it
     */
    async saveSite(bodyText: string, { base, ...options }: CallOptions & SaveBase = {}): Promise<string | undefined> {
      const body = forServer(RawValue.parse(bodyText)).toText();
      const call = { name: 'POST /edit/landingpage', path: '/edit/landingpage', body, headers: baseHeader(base) };
      const answer = await http.text({ timeoutMs: recordTimeoutMs, ...options, ...call });
      return modifiedIn(answer);
    },

    /** Saves a list of photos. Returns the list as the backend stored it, as JSON text. */
    async savePhotos(
      { heroPhotos, id, photos }: PhotosToSave,
      { base, ...options }: CallOptions & SaveBase = {},
    ): Promise<string> {
      const name = 'POST /api/save-photos-from-int';
      const list = itemsForServer(RawValue.parse(photos), heroPhotos ? 'hero_gallery_photos' : 'gallery');
      const body = `{"heroPhotos":${heroPhotos},"id":${id},"photos":${list.toText()}}`;
      const answer = await http.text({
        timeoutMs: recordTimeoutMs,
        ...options,
        name,
        path: '/api/save-photos-from-int',
        body,
        headers: baseHeader(base),
      });
      const saved = member(name, answer, 'photos');
      if (saved.isNull) return '[]';
      if (saved.kind !== 'list') throw badAnswer(name, 'photos', 'expected a list');
      return saved.toText();
    },

    async publish({ multipage, ...site }: PublishRequest, options: CallOptions = {}): Promise<Published> {
      const path = multipage ? '/m/publish' : '/publish';
      const call = { name: `POST ${path}`, path, body: JSON.stringify(site) };
      const answer = await http.json({ timeoutMs: publishTimeoutMs, ...options, ...call }, publishAnswer);
      return published(answer, await baseUrl());
    },
  };
}

/**
 * Returns the modified time in the answer to a save; undefined if the answer has no such string or is not JSON. The
 * description of the backend's API does not define the answer, so a missing time is not an error.
 */
function modifiedIn(answer: string): string | undefined {
  try {
    const modified = RawValue.parse(answer).get(['message', 'modified'])?.toValue();
    return typeof modified === 'string' ? modified : undefined;
  } catch {
    return undefined;
  }
}

const baseHeader = (base: string | undefined): Record<string, string> =>
  base === undefined ? {} : { [BASE_MODIFIED]: asHeaderValue(base) };

export type SiteEndpoints = ReturnType<typeof siteEndpoints>;

const facts = z.object({
  url: wireText.nullish(),
  github_repo: wireText.nullish(),
  first_publish_url: wireText.nullish(),
  release: wireText.nullish().catch(undefined),
  // An invalid list does not turn a successful publish into a failed one.
  changed_pages: wireList(z.object({ path: z.string(), hash: z.string() }))
    .optional()
    .catch(undefined),
});
/**
 * The answer to a publish. The description of the backend's API does not define it, so several forms are accepted. The
 * URLs and the repository's name may be in the object `message` or beside `message`. `message` may also be a sentence,
 * the URL or the repository's name.
 */
const publishAnswer = facts.extend({
  message: z.union([z.string(), facts], 'expected text or the published site').nullish(),
});

/** Matches a repository's name, with or without the owner. */
const REPOSITORY = /^(?:[\w.-]+\/)?[\w.-]+$/;
/** Matches messages that servers send instead of data after a publish. They are not names of repositories. */
const DONE =
  /^(?:ok|okay|true|done|success|successful|successfully|published|publish|saved|complete|completed|accepted|created|queued|started|deployed|live)[.!]?$/i;

function published(answer: z.output<typeof publishAnswer>, baseUrl: string): Published {
  const inner = typeof answer.message === 'object' ? answer.message : undefined;
  const said = typeof answer.message === 'string' && /^(https?:\/\/|\/)\S+$/.test(answer.message) ? answer.message : '';
  const firstPublishUrl = inner?.first_publish_url || answer.first_publish_url || '';
  const url = inner?.url || answer.url || said || firstPublishUrl;
  const words = typeof answer.message === 'string' ? answer.message.trim() : '';
  const named = REPOSITORY.test(words) && !DONE.test(words) ? words : '';
  const githubRepo = inner?.github_repo || answer.github_repo || named;
  return {
    ...(url && { url: absolute(url, baseUrl) }),
    ...(githubRepo && { githubRepo }),
    ...(firstPublishUrl && { firstPublishUrl }),
    ...(inner?.changed_pages && { changedPages: inner.changed_pages }),
    ...(inner?.release && { release: inner.release }),
  };
}

/** Makes an address absolute: a bare host name gets `https://`, and a path is resolved against the backend. */
function absolute(url: string, baseUrl: string): string {
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(url)) return `https://${url}`;
  return URL.canParse(url, baseUrl) ? new URL(url, baseUrl).href : url;
}

function member(call: string, body: string, key: string): RawValue {
  let value: RawValue | undefined;
  try {
    value = RawValue.parse(body).get([key]);
  } catch {
    throw badAnswer(call, '', 'it is not JSON');
  }
  if (!value) throw badAnswer(call, key, 'it is missing');
  return value;
}

function notFound(error: unknown): never {
  if (error instanceof BackendError && error.status === 404) {
    throw new BackendError('NOT_FOUND', error.message, { outcome: 'answered', status: 404 });
  }
  throw error;
}
