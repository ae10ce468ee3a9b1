import type { Store } from './store.ts';

/** Moves all that is kept of a site to another slug. What was kept under that slug is removed. */
export function moveSite({ rename, sites }: Pick<Store, 'rename' | 'sites'>, from: string, to: string): void {
  rename(from, to);
  const [copy, summary] = [sites.find(from), sites.summary(from)];
  if (copy) sites.put(to, copy);
  if (summary) sites.putSummary({ ...summary, slug: to });
  sites.remove(from);
}

/**
 * The slug to which the rows of another site are moved when this site takes its slug; undefined where no other site has
 * it.
 */
export function parkedSlug({ siteKeys }: Pick<Store, 'siteKeys'>, slug: string, keys: readonly string[]) {
  const kept = siteKeys.find(slug);
  return kept === undefined || keys.includes(kept) ? undefined : `${slug}~${kept.split(' ').at(-1) ?? ''}`;
}
