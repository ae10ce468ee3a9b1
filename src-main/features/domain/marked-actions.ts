import type { Standing } from '#shared/ipc/domain.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { createMarks, type MarkedAction } from './marks.ts';
import type { DomainPorts, DomainTarget } from './ports.ts';

const failures: Record<MarkedAction, string> = {
  external: 'Error configuring load balancer.',
  index: 'Error indexing the site on Google.',
  snapshot: 'Error creating the DNS snapshot.',
};

interface MarkedActionsPorts extends Pick<DomainPorts, 'actor' | 'cache' | 'logger' | 'now'> {
  /** tells every window to request the state of this domain again */
  changed: (domain: string) => void;
}

/** Runs the actions that may be repeated, and keeps the last outcome of each on this computer. */
export function createMarkedActions({ actor, cache, logger, now, changed }: MarkedActionsPorts) {
  const marks = createMarks(cache);
  return {
    standing: marks.standing,

    async run(action: MarkedAction, { slug, domain }: DomainTarget, call: () => Promise<void>): Promise<void> {
      const draft = actor(slug);
      const mark = (standing: Standing) => {
        marks.put(action, draft.slug, domain, standing);
        changed(domain);
      };
      mark({ state: 'running', at: now() });
      try {
        await call();
        mark({ state: 'done', at: now() });
      } catch (error) {
        const reason = error instanceof AppError ? error.message : 'The app failed.';
        logger.warn('a domain action failed', { kind: action, error });
        mark({ state: 'failed', at: now(), message: failures[action], reason });
      }
    },
  };
}
