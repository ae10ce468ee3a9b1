import { join } from 'node:path';
import { messagePath } from '#shared/domain/message/form.ts';
import { loadAtlas } from '#shared/domain/place/atlas.ts';
import { flag } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import {
  type ImageAsset,
  type ImageUse,
  type PublishedFile,
  redirectFiles,
  redirectsOf,
  referencedImages,
  renderSite,
} from '../../site-page/index.ts';
import type { Db } from '../db/open.ts';
import { HttpError } from '../http/errors.ts';
import type { BackendOptions } from '../options.ts';
import { parseSite, type StoredSite } from '../sites/site-repo.ts';
import { createFolderStore } from './folder-store.ts';
import { createGitStore } from './git-store.ts';
import type { VariantsOf } from './image-variants.ts';
import { createPublications, type Publication, type Publications, type TargetKind } from './publications.ts';
import { pageFonts } from '../page-fonts.ts';
import type { Release, ReleaseStore, SiteFile } from './release.ts';

export interface PublishTarget {
  domain: string;
  /** '' lets the publisher name the repository */
  githubRepo: string;
  firstPublishUrl: string;
  /** which of the two calls was made: it decides, whatever the record says */
  multipage: boolean;
}

export interface Published {
  publication: Publication;
  release: Release;
  /** the one that visitors saw before; undefined at the first publish */
  previous: Release | undefined;
}

export interface Publisher {
  publications: Publications;
  storeOf(publication: Publication): ReleaseStore;
  /**
   * Renders the stored site and shows it at its domain. Publishes of one site follow one another; sites do not wait for
   * each other. Throws HttpError when the domain or the repository is another site's.
   */
  publish(site: StoredSite, target: PublishTarget): Promise<Published>;
  /** Shows a kept release again. Throws HttpError where the site or the release is not there. */
  rollBack(sitePk: string, releaseId: string): Promise<Published>;
  /** Takes the site off the web. */
  unpublish(sitePk: string): Promise<void>;
}

/** Pictures are made into their variants by so many at a time. */
const PICTURES_AT_A_TIME = 2;

export function createPublisher(db: Db, variantsOf: VariantsOf, options: BackendOptions): Publisher {
  const { dataDir, product, publicUrl } = options;
  const publications = createPublications(db);
  const stores = new Map<string, ReleaseStore>();
  const queues = new Map<string, Promise<unknown>>();

  function storeOf({
    target,
    domain,
    githubRepo,
  }: Pick<Publication, 'target' | 'domain' | 'githubRepo'>): ReleaseStore {
    const folder =
      target === 'git' ? join(dataDir, 'repositories', `${githubRepo}.git`) : join(dataDir, 'published', domain);
    const store = stores.get(folder) ?? (target === 'git' ? createGitStore(folder) : createFolderStore(folder));
    stores.set(folder, store);
    return store;
  }

  /** One change of a site after the other. */
  function inTurn<T>(sitePk: string, work: () => Promise<T>): Promise<T> {
    const result = (queues.get(sitePk) ?? Promise.resolve()).then(work);
    const settled = result.catch(() => undefined);
    queues.set(sitePk, settled);
    void settled.then(() => queues.get(sitePk) === settled && queues.delete(sitePk));
    return result;
  }

  async function publish(stored: StoredSite, target: PublishTarget): Promise<Published> {
    const { domain } = target;
    const { sitePk } = stored;
    const previous = publications.ofSite(sitePk);
    const site = { ...parseSite(stored), multipage: target.multipage };
    const kind: TargetKind = flag(site.publish_to_google_storage) ? 'folder' : 'git';
    const githubRepo = target.githubRepo || previous?.githubRepo || stored.slug;
    refuseTaken(publications.ofDomain(domain), sitePk, domain);
    if (kind === 'git') refuseTaken(publications.ofRepository(githubRepo), sitePk, `The repository ${githubRepo}`);

    const former = [...(previous?.formerDomains ?? []), ...(previous ? [previous.domain] : [])];
    const publication: Publication = {
      sitePk,
      domain,
      githubRepo,
      firstPublishUrl: target.firstPublishUrl || previous?.firstPublishUrl || `https://${githubRepo}.pages.example/`,
      target: kind,
      modified: stored.modified,
      formerDomains: [...new Set(former)].filter((each) => each !== domain),
    };
    const store = storeOf(publication);
    const before = await store.current();
    const redirects = redirectsOf(site);
    const files = await render(site, domain, stored.idKey);
    const stubs = redirectFiles(redirects, new Set(files.map(({ path }) => path)));
    const release = await store.publish({
      files: [...files, ...stubs.map(encoded)],
      redirects,
      publishedAt: Date.now(),
    });
    publications.put(publication);
    if (previous && storeOf(previous) !== store) await storeOf(previous).remove();
    return { publication, release, previous: before };
  }

  async function render(site: SiteDocument, domain: string, siteKey: string): Promise<SiteFile[]> {
    const { assets, files } = await pictures(site);
    const fonts = await pageFonts(site);
    const pages = renderSite({
      site,
      mode: 'publish',
      baseUrl: `https://${domain}/`,
      image: (url, use) => assets.get(`${use} ${url}`) ?? { src: url },
      font: fonts.font,
      atlas: await loadAtlas(),
      productName: product,
      formAction: publicUrl + messagePath(siteKey),
    });
    return [...pages.map(encoded), ...files, ...fonts.files];
  }

  async function pictures(site: SiteDocument): Promise<{ assets: Map<string, ImageAsset>; files: SiteFile[] }> {
    const assets = new Map<string, ImageAsset>();
    const files = new Map<string, SiteFile>();
    const waiting = referencedImages(site);
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { url, use }: { url: string; use: ImageUse } = next;
        const variants = await variantsOf(url, use);
        if (!variants) continue;
        assets.set(`${use} ${url}`, variants.asset);
        for (const file of variants.files) files.set(file.path, file);
      }
    };
    await Promise.all(Array.from({ length: PICTURES_AT_A_TIME }, worker));
    return { assets, files: [...files.values()] };
  }

  function published(sitePk: string): Publication {
    const publication = publications.ofSite(sitePk);
    if (!publication) throw new HttpError(404, 'This site has not been published.');
    return publication;
  }

  return {
    publications,
    storeOf,
    publish: (site, target) => inTurn(site.sitePk, () => publish(site, target)),
    rollBack: (sitePk, releaseId) =>
      inTurn(sitePk, async () => {
        const publication = published(sitePk);
        const store = storeOf(publication);
        const previous = await store.current();
        const release = await store.rollBack(releaseId).catch((error: unknown) => {
          if (error instanceof RangeError) throw new HttpError(404, 'This release is no longer kept.');
          throw error;
        });
        // What is shown now was not made from the site as it is saved.
        if (previous?.id !== release.id) publications.put({ ...publication, modified: '' });
        return { publication, release, previous };
      }),
    unpublish: (sitePk) =>
      inTurn(sitePk, async () => {
        const publication = published(sitePk);
        publications.remove(sitePk);
        await storeOf(publication).remove();
      }),
  };
}

const encoded = ({ path, type, body }: PublishedFile): SiteFile => ({ path, type, bytes: Buffer.from(body) });

function refuseTaken(owner: Publication | undefined, sitePk: string, what: string): void {
  if (owner && owner.sitePk !== sitePk) throw new HttpError(409, `${what} already shows another site.`);
}
