import type { Store } from './store.ts';

/** All that is kept of a site is found by another slug from now on; what was kept by that is gone. */
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

type Kept = Pick<Store, 'drafts' | 'conflicts' | 'intents' | 'milestones' | 'versions' | 'trash' | 'outbox'>;

/** What anybody has edited, saved, kept, thrown away and queued of a site follows its slug. */
export function renameKept(store: Kept, from: string, to: string) {
  store.drafts.rename(from, to);
  store.conflicts.rename(from, to);
  store.intents.rename('save', from, to);
  store.milestones.rename(from, to);
  store.versions.rename(from, to);
  store.trash.rename(from, to);
  store.outbox.rename(from, to);
}

/** Under which what is kept of another site stays when the slug is this one's; undefined where it is not of another. */
export function parkedSlug({ siteKeys }: Pick<Store, 'siteKeys'>, slug: string, keys: readonly string[]) {
  const kept = siteKeys.find(slug);
  return kept === undefined || keys.includes(kept) ? undefined : `${slug}~${kept.split(' ').at(-1) ?? ''}`;
}
