import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { validDomain } from '#shared/domain/site/dns.ts';
import type { DomainState } from '#shared/ipc/domain.ipc.ts';
import { useQuery } from '../../../../bridge/hooks.ts';
import { useOfflineReason, useSite, useSlug } from '../../../../state/draft.ts';

const NO_DOMAIN = 'Enter a valid domain first.';
const LOADING = 'How the domain stands is being read.';

export interface DomainSetup {
  /** its domain is '' where the draft has no valid one */
  target: { slug: string; domain: string };
  /** undefined until main has answered, and where there is no valid domain */
  state: DomainState | undefined;
  /** why no action can be started now */
  blocker: string | undefined;
  refresh: () => Promise<void>;
}

/** Milliseconds without typing after which a domain counts as final. */
const TYPING_PAUSE = 300;

/**
 * The draft's domain in lower case. '' where it is not valid, and while it is typed: half-typed domains are not looked
 * up, and no action can start for them.
 */
function useValidDomain(): string {
  const domain = useSite(validDomain);
  const [settled] = useDebouncedValue(domain, TYPING_PAUSE);
  return settled === domain ? domain : '';
}

/** Milliseconds between two looks at an action that was started before the screen was opened. */
const LOOK_PAUSE = 1000;

/** The state of everything that was done for the draft's domain. */
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
    // `target` keeps naming this domain, even where another was typed by the time of the call.
    refresh: () => queries.invalidateQueries({ queryKey: ['domain.state', target] }),
  };
}

function isBusy(state: DomainState | undefined): boolean {
  return Object.values(state ?? {}).some((part) => typeof part === 'object' && part.state === 'running');
}
