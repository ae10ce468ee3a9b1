import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { Store } from '../store/store.ts';

/** What the journal tells of a site besides its draft. */
export function keptFacts({ milestones, outbox }: Pick<Store, 'milestones' | 'outbox'>, slug: string) {
  const { savedAt, publishedAt, publishedUrl } = milestones.find(slug);
  const queued = outbox.find(slug);
  return {
    ...ifKnown('savedAt', savedAt),
    ...ifKnown('publishedAt', publishedAt),
    ...ifKnown('publishedUrl', publishedUrl),
    ...(queued && { queued: { kind: queued.kind, ...(queued.state === 'blocked' && { blocked: queued.reason }) } }),
  } satisfies Partial<SiteStatus>;
}

export function ifKnown<K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}
