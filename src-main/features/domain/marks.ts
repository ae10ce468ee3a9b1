import { z } from 'zod';
import type { Standing } from '#shared/ipc/domain.ipc.ts';
import type { ResponseCache } from '../content/cached-list.ts';

/** Actions that may be repeated at will; how they went last is kept on this computer only. */
type MarkedAction = 'external' | 'index' | 'snapshot';

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
      return running.get(key) ?? read(cache.get(key));
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

function read(body: string | undefined): Standing {
  if (body === undefined) return { state: 'none' };
  try {
    return kept.parse(JSON.parse(body));
  } catch {
    return { state: 'none' };
  }
}
