import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useEffect } from 'react';
import { checkDomain } from '#shared/domain/site/identity.ts';
import { text } from '#shared/domain/site/readers.ts';
import type { DomainState, Standing } from '#shared/ipc/domain.ipc.ts';
import { useQuery } from '../../../../bridge/hooks.ts';
import { useSite, useStatus } from '../../../../state/draft.ts';

export const NO_DOMAIN = 'Enter a valid domain first.';
const OFFLINE = 'This needs the server: you are offline.';
const LOADING = 'How the domain stands is being read.';

export interface DomainSetup {
  target: { slug: string; domain: string };
  /** undefined until main has answered, and where there is no valid domain */
  state: DomainState | undefined;
  /** why no action can be started now */
  blocker: string | undefined;
  refresh: () => Promise<void>;
}

/** A pause in typing after which a domain is taken for the one that is meant, in milliseconds. */
const TYPING_PAUSE = 300;

/**
 * The draft's domain in small letters; '' where it has none that is valid, and while it is typed: every text on the way
 * would be asked about, and nothing must be started for one that is not the draft's any more.
 */
export function useValidDomain(): string {
  const domain = useSite((site) => {
    const { value, error } = checkDomain(text(site.paid_url));
    return error ? '' : value.toLowerCase();
  });
  const [settled] = useDebouncedValue(domain, TYPING_PAUSE);
  return settled === domain ? domain : '';
}

/** Whether another domain was typed since the last save. */
export function useDomainEdited(): boolean {
  return useStatus(({ status }) => status?.editedFields.includes('paid_url') ?? false);
}

/** Time between looks at an action that was started before the screen was opened, in milliseconds. */
const LOOK_PAUSE = 1000;

/** How everything that was done for the domain stands. */
export function useDomainSetup(domain: string): DomainSetup {
  const { slug, offline } = useStatus((site) => ({ slug: site.slug, offline: site.offline }));
  const target = { slug: slug ?? '', domain };
  const { data: state, refetch } = useQuery('domain.state', target);
  const busy = state !== undefined && standingsOf(state).some((standing) => standing.state === 'running');
  // What an earlier visit of the screen has seen may be old.
  useEffect(() => void refetch(), [refetch]);
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(() => void refetch(), LOOK_PAUSE);
    return () => clearInterval(timer);
  }, [busy, refetch]);
  const refresh = useCallback(() => refetch(), [refetch]);
  return { target, state, blocker: offline ? OFFLINE : state ? undefined : LOADING, refresh };
}

function standingsOf({ purchase, dns, park, external, index, snapshot }: DomainState): Standing[] {
  return [purchase, dns, park, external, index, snapshot];
}
