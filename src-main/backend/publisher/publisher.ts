import { flag } from '#shared/record/readers.ts';
import type { Db } from '../db/tables.ts';
import { DISK_FULL, HttpError, isDiskFull } from '../http/errors.ts';
import type { BackendOptions } from '../options.ts';
import { parseSite, type StoredSite } from '../sites/site-repo.ts';
import { type Claim, claimsOf, createClaims, isPlace, placeOf, twinOf } from './claims.ts';
import type { VariantsOf } from './image-variants.ts';
import { createPublications, type Publication, type Publications, type TargetKind } from './publications.ts';
import type { Release, ReleaseStore } from './release.ts';
import { createRenderer } from './render-release.ts';
import type { LookAtLogo } from './logo-look.ts';
import type { MakeIcons } from './site-icons.ts';
import { createStores } from './stores.ts';
import { report } from '../report.ts';

export interface PublishTarget {
  domain: string;
  /** '' lets the publisher choose the repository's name */
  githubRepo: string;
  firstPublishUrl: string;
  /** which of the two publish calls was made; it decides, whatever the record says */
  multipage: boolean;
}

export interface Published {
  publication: Publication;
  release: Release;
  /** the release that visitors saw before; undefined for the first publish */
  previous: Release | undefined;
}

export interface Publisher {
  publications: Publications;
  storeOf(publication: Publication): ReleaseStore;
  /**
   * Renders the stored site and publishes it at its domain. Publishes of one site run one after the other; sites do not
   * wait for each other. Throws HttpError where another site has the domain or the repository, and where the disk is
   * full.
   */
  publish(site: StoredSite, target: PublishTarget): Promise<Published>;
  /** Publishes an earlier release again. Throws HttpError where the site or the release does not exist. */
  rollBack(sitePk: string, releaseId: string): Promise<Published>;
  /** Takes the site off the web. */
  unpublish(sitePk: string): Promise<void>;
}

interface PublisherOptions extends BackendOptions {
  /** A site has its domain with and without `www.`, because both lead to this backend. */
  claimsTwins?: boolean;
}

export async function createPublisher(
  db: Db,
  { variantsOf, iconsOf, lookAtLogo }: { variantsOf: VariantsOf; iconsOf: MakeIcons; lookAtLogo: LookAtLogo },
  options: PublisherOptions,
): Promise<Publisher> {
  const publications = createPublications(db);
  const claims = createClaims(db);
  const stores = createStores(options.dataDir);
  const render = createRenderer(variantsOf, iconsOf, { ...options, lookAtLogo });
  const queues = new Map<string, Promise<unknown>>();
  const storeOf = (publication: Publication): ReleaseStore => stores.at(placeOf(publication));
  const claimed = (publication: Publication): Claim[] => [
    ...claimsOf(publication),
    ...(options.claimsTwins ? [{ kind: 'domain' as const, name: twinOf(publication.domain) }] : []),
  ];

  // Places that a killed process claimed and did not publish to are deleted before anything else is published.
  const begun = await unused();
  stores.tidy(begun.filter(isPlace));
  for (const claim of begun) await claims.release(claim);

  /** Runs one change of a site after the other. */
  function inTurn<T>(sitePk: string, work: () => Promise<T>): Promise<T> {
    const result = (queues.get(sitePk) ?? Promise.resolve()).then(work);
    const settled = result.catch(() => undefined);
    queues.set(sitePk, settled);
    void settled.then(() => queues.get(sitePk) === settled && queues.delete(sitePk));
    return result;
  }

  /** Names that sites have claimed and do not use: after a move, or after a failed publish. */
  async function unused() {
    const keyOf = ({ kind, name }: Claim): string => `${kind} ${name.toLowerCase()}`;
    const found = [];
    for (const claim of await claims.all()) {
      const publication = await publications.ofSite(claim.sitePk);
      const isUsed = publication && claimed(publication).some((used) => keyOf(used) === keyOf(claim));
      if (!isUsed) found.push(claim);
    }
    return found;
  }

  /** Frees the names that the site has left, once its releases are deleted there. */
  async function leave(sitePk: string): Promise<void> {
    const left = (await unused()).filter((each) => each.sitePk === sitePk);
    for (const place of left.filter(isPlace)) await stores.at(place).remove();
    for (const claim of left) await claims.release(claim);
  }

  function publicationOf(site: StoredSite, target: PublishTarget, previous: Publication | undefined): Publication {
    const { domain } = target;
    const kind: TargetKind = flag(parseSite(site).publish_to_google_storage) ? 'folder' : 'git';
    const named = target.githubRepo || previous?.githubRepo || site.slug;
    // Repository names that differ only in case are the same repository.
    const githubRepo = named.toLowerCase() === previous?.githubRepo.toLowerCase() ? previous.githubRepo : named;
    const former = [...(previous?.formerDomains ?? []), ...(previous ? [previous.domain] : [])];
    return {
      sitePk: site.sitePk,
      domain,
      githubRepo,
      firstPublishUrl: target.firstPublishUrl || previous?.firstPublishUrl || `https://${githubRepo}.pages.example/`,
      target: kind,
      modified: site.modified,
      formerDomains: [...new Set(former)].filter((each) => each !== domain),
    };
  }

  async function publish(site: StoredSite, target: PublishTarget): Promise<Published> {
    const { sitePk, idKey } = site;
    const before = await publications.ofSite(sitePk);
    const publication = publicationOf(site, target, before);
    await claims.take(sitePk, claimed(publication));
    try {
      const store = storeOf(publication);
      const previous = await store.current();
      const document = { ...parseSite(site), multipage: target.multipage };
      const release = await render(document, publication.domain, idKey, previous)
        .then(store.publish)
        .catch(nameFullDisk);
      await publications.put(publication);
      return { publication, release, previous };
    } finally {
      await leave(sitePk).catch((error: unknown) => report('What a site has left could not be removed:', error));
    }
  }

  async function published(sitePk: string): Promise<Publication> {
    const publication = await publications.ofSite(sitePk);
    if (!publication) throw new HttpError(404, 'This site has not been published.');
    return publication;
  }

  return {
    publications,
    storeOf,
    publish: (site, target) => inTurn(site.sitePk, () => publish(site, target)),
    rollBack: (sitePk, releaseId) =>
      inTurn(sitePk, async () => {
        const publication = await published(sitePk);
        const store = storeOf(publication);
        const previous = await store.current();
        const release = await store.rollBack(releaseId).catch((error: unknown) => {
          if (error instanceof RangeError) throw new HttpError(404, 'This release is no longer kept.');
          throw error;
        });
        // The release that is shown now was not made from the saved site.
        if (previous?.id !== release.id) await publications.put({ ...publication, modified: '' });
        return { publication, release, previous };
      }),
    unpublish: (sitePk) =>
      inTurn(sitePk, async () => {
        await published(sitePk);
        await publications.remove(sitePk);
        await leave(sitePk);
      }),
  };
}

/** Names a full disk as the reason; visitors still see the release before. */
function nameFullDisk(error: unknown): never {
  if (!isDiskFull(error)) throw error;
  throw new HttpError(507, `${DISK_FULL} Nothing was published: visitors see what they saw before.`);
}
