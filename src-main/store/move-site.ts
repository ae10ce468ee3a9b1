import type { Store } from './store.ts';

/** Moves all that is kept of a site to another slug. What was kept under that slug is removed. */
export function moveSite(
  store: Kept & Pick<Store, 'siteKeys' | 'sites' | 'transaction'>,
  from: string,
  to: string,
): void {
  const { siteKeys, sites } = store;
  store.transaction(() => {
    renameKept(store, from, to);
    siteKeys.put(to, siteKeys.find(from));
    siteKeys.remove(from);
  });
  const [copy, summary] = [sites.find(from), sites.summary(from)];
  if (copy) sites.put(to, copy);
  if (summary) sites.putSummary({ ...summary, slug: to });
  sites.remove(from);
}

type Kept = Pick<
  Store,
  | 'apartPhotos'
  | 'changeRequests'
  | 'fleet'
  | 'drafts'
  | 'conflicts'
  | 'intents'
  | 'milestones'
  | 'versions'
  | 'trash'
  | 'outbox'
>;

/** Moves the rows of all persons that are about a site to its new slug. */
export function renameKept(store: Kept, from: string, to: string) {
  store.drafts.rename(from, to);
  store.conflicts.rename(from, to);
  store.intents.rename('save', from, to);
  store.milestones.rename(from, to);
  store.versions.rename(from, to);
  store.trash.rename(from, to);
  store.outbox.rename(from, to);
  store.apartPhotos.rename(from, to);
  store.changeRequests.rename(from, to);
  store.fleet.rename(from, to);
}

/**
 * The slug to which the rows of another site are moved when this site takes its slug; undefined where no other site has
 * it.
 */
export function parkedSlug({ siteKeys }: Pick<Store, 'siteKeys'>, slug: string, keys: readonly string[]) {
  const kept = siteKeys.find(slug);
  return kept === undefined || keys.includes(kept) ? undefined : `${slug}~${kept.split(' ').at(-1) ?? ''}`;
}
