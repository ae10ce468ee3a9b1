import { z } from 'zod';
import type { Standing } from '#shared/ipc/domain.ipc.ts';
import { readCached, type ResponseCache } from '../kit/cached-list.ts';

/** An action that may be repeated. Its last outcome is kept on this computer only. */
export type MarkedAction = 'external' | 'index' | 'snapshot';

export interface Marks {
  standing(action: MarkedAction, slug: string, domain: string): Standing;
  put(action: MarkedAction, slug: string, domain: string, standing: Standing): void;
}

const kept = z.object({
  state: z.enum(['done', 'failed']),
  at: z.number(),
  message: z.string().optional(),
  reason: z.string().optional(),
});

export function createMarks(cache: ResponseCache): Marks {
  const running = new Map<string, Standing>();
  const keyOf = (action: MarkedAction, slug: string, domain: string) => `domain-${action} ${slug} ${domain}`;
  return {
    standing(action, slug, domain) {
      const key = keyOf(action, slug, domain);
      return running.get(key) ?? readCached(cache, key, kept) ?? { state: 'none' };
    },
    put(action, slug, domain, standing) {
      const key = keyOf(action, slug, domain);
      if (standing.state === 'running') {
        running.set(key, standing);
        return;
      }
      running.delete(key);
      cache.put(key, JSON.stringify(standing));
    },
  };
}
