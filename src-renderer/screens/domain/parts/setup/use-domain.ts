import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { validDomain } from '#shared/domain/site/dns.ts';
import type { DomainState } from '#shared/ipc/domain.ipc.ts';
import { useQuery } from '../../../../bridge/hooks.ts';
import { useOfflineReason, useSite, useSlug } from '../../../../state/draft.ts';

const NO_DOMAIN = 'Enter a valid domain first.';
const LOADING = 'How the domain stands is being read.';

export interface DomainSetup {
  /** `domain` is '' if the draft has no valid domain, or while the user types one */
  target: { slug: string; domain: string };
  /** undefined until the main process has answered, and if there is no valid domain */
  state: DomainState | undefined;
  /** why no action can be started now; undefined if one can */
  blocker: string | undefined;
  refresh: () => Promise<void>;
}

/** Pause in typing, in milliseconds, after which a domain counts as final. */
const TYPING_PAUSE = 300;

/**
 * Returns the draft's domain in lower case. Returns '' if it is not valid, or while the user types it: half-typed
 * domains are not looked up, and no action can be started for them.
 */
function useValidDomain(): string {
  const domain = useSite(validDomain);
  const [settled] = useDebouncedValue(domain, TYPING_PAUSE);
  return settled === domain ? domain : '';
}

/** Milliseconds between requests for the domain's state while the state says that an action runs. */
const LOOK_PAUSE = 1000;

/** Returns the draft's domain, the state of its set-up, and why no action can be started now. */
export function useDomainSetup(): DomainSetup {
  const target = { slug: useSlug(), domain: useValidDomain() };
  const offline = useOfflineReason('This needs the server');
  const queries = useQueryClient();
  const { data: state } = useQuery('domain.state', target, {
    enabled: target.domain !== '',
    // A cached answer may be old: from an earlier visit of the screen, or from before another domain was typed.
    staleTime: 0,
    refetchInterval: (query) => isBusy(query.state.data) && LOOK_PAUSE,
  });
  const none = target.domain === '' ? NO_DOMAIN : undefined;
  return {
    target,
    state,
    blocker: none ?? offline ?? (state ? undefined : LOADING),
    // Refreshes the state of this render's domain, even if the user has typed another domain before the call.
    refresh: () => queries.invalidateQueries({ queryKey: ['domain.state', target] }),
  };
}

function isBusy(state: DomainState | undefined): boolean {
  return Object.values(state ?? {}).some((part) => typeof part === 'object' && part.state === 'running');
}
