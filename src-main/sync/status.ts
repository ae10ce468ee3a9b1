import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { Store } from '../store/store.ts';

/**
 * What the journal tells of a site besides its draft.
 * @param editedSince members that were edited after the edit of that number
 */
export function keptFacts(
  { milestones, outbox }: Pick<Store, 'milestones' | 'outbox'>,
  slug: string,
  editedSince: (through: number) => string[],
) {
  const { savedAt, publishedAt, publishedUrl } = milestones.find(slug);
  const waiting = outbox.of(slug);
  const [queued, last] = [waiting[0], waiting.at(-1)];
  return {
    ...ifKnown('savedAt', savedAt),
    ...ifKnown('publishedAt', publishedAt),
    ...ifKnown('publishedUrl', publishedUrl),
    ...(queued &&
      last && {
        queued: {
          kind: queued.kind,
          at: queued.at,
          later: editedSince(last.through),
          ...(queued.state === 'blocked' && { blocked: queued.reason }),
        },
      }),
  } satisfies Partial<SiteStatus>;
}

export function ifKnown<K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}
