import { useEffect } from 'react';
import { text } from '#shared/domain/site/readers.ts';
import type { Output } from '#shared/ipc/contract.ts';
import type { ProfileOverview } from '#shared/ipc/business-profile.ipc.ts';
import type { BridgeCallError } from '../../../../bridge/client.ts';
import { useQuery } from '../../../../bridge/hooks.ts';
import { setField, useSite } from '../../../../state/draft.ts';

export interface Profile {
  slug: string;
  account: Output<'businessProfile.account'> | undefined;
  /** `signed-out` also where the account has no access any more */
  overview: ProfileOverview | undefined;
  loading: boolean;
  /** what kept the listing from being read */
  error: BridgeCallError | undefined;
  /** when the listing was read, in milliseconds since 1970 */
  updatedAt: number | undefined;
  refresh: () => Promise<void>;
}

export function useProfile(slug: string): Profile {
  const account = useQuery('businessProfile.account', {});
  const { data, error, loading, updatedAt, refetch } = useQuery('businessProfile.overview', { slug });
  const recorded = useSite((site) => text(site.gmb_account_id).trim());
  const found = data?.state === 'listed' || data?.state === 'processing' ? data.accountId : undefined;
  useEffect(() => {
    // The server has it already: the draft says the same, so that a save does not take it back.
    if (found !== undefined && found !== recorded) setField(['gmb_account_id'], found);
  }, [found, recorded]);
  const lostAccess = error?.code === 'PROFILE_ACCESS' || account.data?.signedIn === false;
  return {
    slug,
    account: account.data,
    overview: lostAccess ? { state: 'signed-out' } : data,
    loading,
    updatedAt,
    error: lostAccess ? undefined : error,
    refresh: async () => {
      await Promise.all([account.refetch(), refetch()]);
    },
  };
}
