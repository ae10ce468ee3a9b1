import { flag } from '#shared/record/readers.ts';
import type { Store } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { DISK_FULL, HttpError, isDiskFull } from '../http/errors.ts';
import type { BackendOptions } from '../options.ts';
import { parseSite, type StoredSite } from '../sites/site-repo.ts';
import { type Claim, claimsOf, createClaims, isPlace, isSamePlace, placeOf, twinOf } from './claims.ts';
import type { VariantsOf } from './image-variants.ts';
import { createPublications, type Publication, type Publications, type TargetKind } from './publications.ts';
import { nothingIfLost, type Release, type ReleaseStore } from './release.ts';
import { createRenderer } from './render-release.ts';
import type { LookAtLogo } from './logo-look.ts';
import type { MakeIcons } from './site-icons.ts';
import type { Stores } from './stores.ts';
import { createTurns, type Turn } from './turns.ts';
import { report } from '../report.ts';

export interface PublishTarget {
  domain: string;
  /** '' lets the publisher choose the repository's name */
  githubRepo: string;
  firstPublishUrl: string;
  /** whether the site gets several pages. The path of the publish call decides this, not the record. */
  multipage: boolean;
}

export interface Published {
  publication: Publication;
  release: Release;
  /** the release that was the current one at the same place before; undefined if there was none, or if it is lost */
  previous: Release | undefined;
}

/**
 * Further writes that belong to a change of what visitors see. They are made in the transaction of that change. For a
 * store whose files say what visitors see, they are made just before these files change. If the writes fail, the change
 * is not made.
 */
type FurtherWrites = (on: Db) => Promise<void>;

export interface Publisher {
  publications: Publications;
  storeOf(publication: Publication): ReleaseStore;
  /**
   * Renders the stored site and publishes it at the target's domain. Publishes of one site run one after the other;
   * different sites do not wait for each other. Throws HttpError, for example if another site has the domain or the
   * repository, or if the disk is full.
   */
  publish(site: StoredSite, target: PublishTarget, furtherWrites: FurtherWrites): Promise<Published>;
  /** Publishes an earlier release again. Throws HttpError if the site is not published or the release is not kept. */
  rollBack(sitePk: string, releaseId: string, furtherWrites: FurtherWrites): Promise<Published>;
  /** Takes the site off the web. Throws HttpError if the site is not published. */
  unpublish(sitePk: string, furtherWrites: FurtherWrites): Promise<void>;
}

interface Parts {
  stores: Stores;
  variantsOf: VariantsOf;
  iconsOf: MakeIcons;
  lookAtLogo: LookAtLogo;
}

interface PublisherOptions extends BackendOptions {
  /** whether a site claims its domain both with and without `www.`, because both lead to this backend */
  claimsTwins?: boolean;
}

export async function createPublisher(
  store: Pick<Store, 'db' | 'withLock'>,
  { stores, variantsOf, iconsOf, lookAtLogo }: Parts,
  options: PublisherOptions,
): Promise<Publisher> {
  const { db } = store;
  const publications = createPublications(db);
  const claims = createClaims(db);
  const render = createRenderer(variantsOf, iconsOf, { ...options, lookAtLogo });
  const turns = createTurns(store);
  const storeOf = (publication: Publication): ReleaseStore => stores.at(placeOf(publication), publication.shown);
  const claimed = (publication: Publication): Claim[] => [
    ...claimsOf(publication),
    ...(options.claimsTwins ? [{ kind: 'domain' as const, name: twinOf(publication.domain) }] : []),
  ];

  /** Deletes the releases at places that the site does not use any more, then frees all names that it does not use. */
  const freeUnused = (sitePk: string, turn: Turn): Promise<void> =>
    turn.finish(async (on) => {
      const publication = await createPublications(on).ofSite(sitePk);
      const left = await claims.unused(sitePk, publication ? claimed(publication) : [], on);
      for (const place of left.filter(isPlace)) await stores.at(place).remove();
      for (const claim of left) await claims.release(claim, on);
    });

  // What killed processes left is deleted before anything is published: temporary files, and places that were claimed
  // but are not used.
  stores.tidy();
  const known = new Map((await publications.all()).map((each) => [each.sitePk, claimed(each)]));
  for (const sitePk of await claims.sitesWithUnused((each) => known.get(each) ?? [])) {
    await turns.ifFree(sitePk, (turn) => freeUnused(sitePk, turn));
  }

  function publicationOf(site: StoredSite, target: PublishTarget, previous: Publication | undefined): Publication {
    const { domain } = target;
    const kind: TargetKind = flag(parseSite(site).publish_to_google_storage) ? 'folder' : 'git';
    const named = target.githubRepo || previous?.githubRepo || site.slug;
    // Names that differ only in case are names of the same repository, so the former spelling stays.
    const githubRepo = named.toLowerCase() === previous?.githubRepo.toLowerCase() ? previous.githubRepo : named;
    // If the site moves to another place, its list of releases begins empty.
    const stays =
      previous !== undefined && isSamePlace(placeOf({ target: kind, domain, githubRepo }), placeOf(previous));
    const former = [...(previous?.formerDomains ?? []), ...(previous ? [previous.domain] : [])];
    return {
      sitePk: site.sitePk,
      domain,
      githubRepo,
      firstPublishUrl: target.firstPublishUrl || previous?.firstPublishUrl || `https://${githubRepo}.pages.example/`,
      target: kind,
      modified: site.modified,
      formerDomains: [...new Set(former)].filter((each) => each !== domain),
      shown: stays ? previous.shown : undefined,
    };
  }

  async function publish(
    site: StoredSite,
    target: PublishTarget,
    furtherWrites: FurtherWrites,
    turn: Turn,
  ): Promise<Published> {
    const { sitePk, idKey } = site;
    const before = await publications.ofSite(sitePk);
    const publication = publicationOf(site, target, before);
    await claims.take(sitePk, claimed(publication));
    const releases = storeOf(publication);
    const { beforeShown, rest } = once(turn, furtherWrites);
    try {
      const previous = await releases.current().catch(nothingIfLost);
      const document = { ...parseSite(site), multipage: target.multipage };
      const release = await render(document, publication.domain, idKey, previous, turn.step)
        .then((rendered) => {
          turn.step();
          return releases.publish(rendered, { step: turn.step, beforeShown });
        })
        .catch(nameFullDisk);
      const published = { ...publication, shown: releases.shown?.() };
      await turn.finish(async (on) => {
        await publications.put(published, on);
        await rest(on);
      });
      publications.tell(sitePk, published);
      await releases.tidy?.().catch(reportLeft);
      return { publication: published, release, previous };
    } finally {
      await freeUnused(sitePk, turn).catch(reportLeft);
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
    publish: (site, target, furtherWrites) =>
      turns.inTurn(site.sitePk, (turn) => publish(site, target, furtherWrites, turn)),
    rollBack: (sitePk, releaseId, furtherWrites) =>
      turns.inTurn(sitePk, async (turn) => {
        const publication = await published(sitePk);
        const releases = storeOf(publication);
        const previous = await releases.current().catch(nothingIfLost);
        const { beforeShown, rest } = once(turn, furtherWrites);
        const release = await releases.rollBack(releaseId, { beforeShown }).catch((error: unknown) => {
          if (error instanceof RangeError) throw new HttpError(404, 'This release is no longer kept.');
          throw error;
        });
        // `modified` is emptied, because an earlier release was not made from the saved site.
        const isOther = previous?.id !== release.id;
        const changed = { ...publication, modified: '', shown: releases.shown?.() };
        await turn.finish(async (on) => {
          if (isOther) await publications.put(changed, on);
          await rest(on);
        });
        if (isOther) publications.tell(sitePk, changed);
        return { publication, release, previous };
      }),
    unpublish: (sitePk, furtherWrites) =>
      turns.inTurn(sitePk, async (turn) => {
        await published(sitePk);
        await turn.finish(async (on) => {
          await publications.remove(sitePk, on);
          await furtherWrites(on);
        });
        publications.tell(sitePk, undefined);
        await freeUnused(sitePk, turn);
      }),
  };
}

/** Makes `furtherWrites` run exactly once: in `beforeShown` if the store calls that, else in `rest`. */
function once(turn: Turn, furtherWrites: FurtherWrites): { beforeShown: () => Promise<void>; rest: FurtherWrites } {
  let isDone = false;
  return {
    async beforeShown() {
      await turn.finish(furtherWrites);
      isDone = true;
    },
    async rest(on) {
      if (!isDone) await furtherWrites(on);
    },
  };
}

const reportLeft = (error: unknown): void => report('What a site has left could not be removed:', error);

/**
 * Throws an error that names a full disk as the reason; visitors still see the former release. Throws other errors
 * unchanged.
 */
function nameFullDisk(error: unknown): never {
  if (!isDiskFull(error)) throw error;
  throw new HttpError(507, `${DISK_FULL} Nothing was published: visitors see what they saw before.`);
}
