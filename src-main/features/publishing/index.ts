import { parseJson } from '#shared/record/parse-json.ts';
import { text } from '#shared/record/readers.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { PageChange, Releases } from '#shared/ipc/publishing.ipc.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { CutFonts, FontProblem } from '../../media/cut-fonts.ts';
import type { PublicFetch } from '../../media/public-fetch.ts';
import type { Base } from '../../store/draft-repo.ts';
import type { Store } from '../../store/store.ts';
import type { HandlersOf } from '../handlers.ts';
import { type DrawnPage, fetchedFonts, referencedWebFonts } from '../../site-page/index.ts';
import { type FindDraft, openDraft } from '../kit/open-draft.ts';
import { createReleaseVersions } from '../kit/release-notes.ts';
import { deadInnerLinks, deadLinks } from './dead-links.ts';
import type { ExportSite } from './export-site.ts';
import { addressOf, savedVersion } from './published-elsewhere.ts';
import { compareWords, cachedReadings } from './live-words.ts';
import { liveOf } from './live.ts';
import { textsIn } from './page-lines.ts';
import type { SmallPhotos } from './small-photos.ts';

export interface PublishingPorts {
  client: Pick<BackendClient, 'releases'>;
  config: {
    backend: { kind: 'embedded' | 'remote' };
    /** path of the calls about releases; undefined if the backend is not known to have them */
    releasesPath: string | undefined;
  };
  draft: FindDraft;
  store: Pick<Store, 'versions' | 'responses' | 'milestones'>;
  actor(slug: string): { readonly base: Base };
  /** returns the bytes that visitors get at an address */
  readLive: (url: string, signal: AbortSignal) => Promise<Uint8Array>;
  /** fetches public addresses only */
  publicFetch: PublicFetch;
  exportSite: ExportSite;
  cutFonts: CutFonts;
  smallPhotos: SmallPhotos;
  /** returns the pages of the draft that differ from those of a version; undefined if the version is not kept */
  changedPages(slug: string, version: number, signal: AbortSignal): Promise<PageChange[] | undefined>;
  /** returns the pages of the draft, or of a version, as visitors get them */
  publishedPages(slug: string, version: number | undefined, signal: AbortSignal): Promise<DrawnPage[]>;
}

const unknown: Releases = { known: false, releases: [] };

export function publishingFeature(ports: PublishingPorts): HandlersOf<'publishing'> {
  const { draft, store, publicFetch, readLive, exportSite, changedPages, publishedPages, cutFonts } = ports;
  const client = ports.client.releases;
  const { releasesPath } = ports.config;

  /**
   * Calls `act`, if given, to change the published site. Returns the releases that the server keeps afterwards. Does
   * nothing and returns `unknown` if the backend is not known to have calls about releases, or if the site has no
   * `id_key`.
   */
  async function releasesAfter(
    slug: string,
    signal: AbortSignal,
    act?: (path: string, idKey: string) => Promise<void>,
  ): Promise<Releases> {
    const idKey = text(openDraft(draft, slug).id_key);
    if (releasesPath === undefined || idKey === '') return unknown;
    await act?.(releasesPath, idKey);
    return client.list(releasesPath, idKey, { signal });
  }

  const notes = createReleaseVersions(ports.store);
  const readOf = cachedReadings();

  /** Returns the releases that the server reports; undefined if the request fails. */
  const toldReleases = (slug: string, signal: AbortSignal): Promise<Releases | undefined> =>
    releasesAfter(slug, signal).catch((error: unknown) => {
      if (signal.aborted || !(error instanceof AppError)) throw error;
      return undefined;
    });

  return {
    'publishing.live': async ({ slug }, { signal }) => {
      const idKey = text(openDraft(draft, slug).id_key);
      return liveOf(await toldReleases(slug, signal), {
        last: notes.newest(slug),
        versionOf: (release) => notes.versionOf(slug, idKey, release),
        savedAs: (modified) => savedVersion(store.versions, slug, modified, ports.actor(slug).base),
      });
    },
    'publishing.liveWords': async ({ slug, guess, reading }, { signal }) => {
      const site = openDraft(draft, slug);
      const kind = ports.config.backend.kind;
      const told = (await toldReleases(slug, signal))?.url ?? store.milestones.find(slug).publishedUrl;
      const url = addressOf(told, kind === 'remote' ? site : undefined);
      if (url === '') return { url, holds: false, pages: [], problem: 'its address is not known' };
      const version = guess === undefined ? undefined : store.versions.readable(slug, guess);
      const texts = [site, version === undefined ? {} : parseJson(version)].flatMap(textsIn);
      const pages = await publishedPages(slug, undefined, signal);
      const guessed = version === undefined ? [] : await publishedPages(slug, guess, signal);
      return compareWords(
        { url, draft: pages, guess: guessed, texts },
        { readLive, signal, read: readOf(`${reading} ${url}`) },
      );
    },
    'publishing.releases': ({ slug }, { signal }) => releasesAfter(slug, signal),
    'publishing.rollBack': ({ slug, release }, { signal }) =>
      releasesAfter(slug, signal, (path, idKey) => client.rollBack(path, idKey, release, { signal })),
    'publishing.remove': ({ slug }, { signal }) =>
      releasesAfter(slug, signal, (path, idKey) => client.remove(path, idKey, { signal })),
    'publishing.export': async ({ slug }, { signal }) => exportSite(openDraft(draft, slug), signal),
    'publishing.deadLinks': async ({ slug }, { signal }) => {
      const site = openDraft(draft, slug);
      return [...deadInnerLinks(site), ...(await deadLinks(site, publicFetch, signal))];
    },
    'publishing.fonts': async ({ slug }, { signal }) => {
      const site = openDraft(draft, slug);
      const fields = ports.config.backend.kind === 'embedded' ? fetchedFonts(site) : [];
      if (fields.length === 0) return [];
      const problems = new Map<string, FontProblem>();
      const { faces, letters } = referencedWebFonts(site);
      for (const { family, weight } of faces) {
        const made = await cutFonts({ family, weight, letters }, signal);
        if ('problem' in made) problems.set(family, made.problem);
      }
      return fields.flatMap(({ field, family }) => {
        const problem = problems.get(family);
        return problem ? [{ field, family, problem }] : [];
      });
    },
    'publishing.smallPhotos': async ({ slug }, { signal }) => ports.smallPhotos(openDraft(draft, slug), signal),
    'publishing.changedPages': async ({ slug, since }, { signal }) => {
      openDraft(draft, slug);
      const changes = await changedPages(slug, since, signal);
      if (!changes) throw new AppError('NOT_FOUND', 'This version is not on this computer any more.');
      return changes;
    },
  };
}
