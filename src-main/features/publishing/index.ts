import { text } from '#shared/record/readers.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { PageChange, Releases } from '#shared/ipc/publishing.ipc.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { CutFonts, FontProblem } from '../../media/cut-fonts.ts';
import type { PublicFetch } from '../../media/public-fetch.ts';
import type { Store } from '../../store/store.ts';
import type { HandlersOf } from '../handlers.ts';
import { fetchedFonts, referencedWebFonts } from '../../site-page/index.ts';
import { type FindDraft, openDraft } from '../kit/open-draft.ts';
import { createReleaseNotes } from '../kit/release-notes.ts';
import { deadInnerLinks, deadLinks } from './dead-links.ts';
import type { ExportSite } from './export-site.ts';
import { liveOf } from './live.ts';
import type { SmallPhotos } from './small-photos.ts';

export interface PublishingPorts {
  client: Pick<BackendClient, 'releases'>;
  config: {
    backend: { kind: 'embedded' | 'remote' };
    /** path of the calls about releases; undefined where the backend is not known to have them */
    releasesPath: string | undefined;
  };
  draft: FindDraft;
  store: Pick<Store, 'versions' | 'responses'>;
  /** fetches public addresses only */
  publicFetch: PublicFetch;
  exportSite: ExportSite;
  cutFonts: CutFonts;
  smallPhotos: SmallPhotos;
  /** pages of the draft that differ from a kept version's; undefined where that is not kept any more */
  changedPages(slug: string, version: number, signal: AbortSignal): Promise<PageChange[] | undefined>;
}

const unknown: Releases = { known: false, releases: [] };

export function publishingFeature(ports: PublishingPorts): HandlersOf<'publishing'> {
  const { draft, publicFetch, exportSite, changedPages, cutFonts } = ports;
  const client = ports.client.releases;
  const { releasesPath } = ports.config;

  /** Changes the published site, if asked to, and gives the releases that the server keeps afterwards. */
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

  const notes = createReleaseNotes(ports.store);

  return {
    'publishing.live': async ({ slug }, { signal }) => {
      const idKey = text(openDraft(draft, slug).id_key);
      const releases = await releasesAfter(slug, signal).catch((error: unknown) => {
        if (signal.aborted || !(error instanceof AppError)) throw error;
        return undefined;
      });
      return liveOf(releases, {
        last: notes.newest(slug),
        versionOf: (release) => notes.versionOf(slug, idKey, release),
      });
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
