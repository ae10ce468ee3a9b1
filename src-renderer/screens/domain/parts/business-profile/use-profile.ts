import { useEffect } from 'react';
import { text } from '#shared/record/readers.ts';
import type { Output } from '#shared/ipc/contract.ts';
import type { ProfileOverview } from '#shared/ipc/business-profile.ipc.ts';
import { type QueryState, useQuery } from '../../../../bridge/hooks.ts';
import { setField, useOfflineReason, useSite, useSlug } from '../../../../state/draft.ts';

/**
 * State of the company's listing. `loading`, `error` and `updatedAt` are those of the listing's query, not of the
 * account's. If the app has lost access to the listing, `overview` says so, and `error` is undefined.
 */
export interface Profile extends Omit<QueryState<'businessProfile.overview'>, 'data'> {
  slug: string;
  account: Output<'businessProfile.account'> | undefined;
  /** also `signed-out` if the app has lost access to the listing since the listing was read */
  overview: ProfileOverview | undefined;
  /** why no request can be sent to the provider now; undefined if one can */
  offline: string | undefined;
}

export function useProfile(): Profile {
  const slug = useSlug();
  const offline = useOfflineReason('This needs the network');
  const account = useQuery('businessProfile.account', {});
  const { data, ...listing } = useQuery('businessProfile.overview', { slug });
  const recorded = useSite((site) => text(site.gmb_account_id).trim());
  const found = data?.state === 'listed' || data?.state === 'processing' ? data.accountId : undefined;
  useEffect(() => {
    // Main has sent this account ID to the server. The draft gets the ID too, so that a save does not overwrite the ID.
    if (found !== undefined && found !== recorded) setField(['gmb_account_id'], found);
  }, [found, recorded]);
  const lostAccess = listing.error?.code === 'PROFILE_ACCESS' || account.data?.signedIn === false;
  return {
    ...listing,
    slug,
    account: account.data,
    overview: lostAccess ? { state: 'signed-out' } : data,
    error: lostAccess ? undefined : listing.error,
    offline,
    refetch: async () => {
      await Promise.all([account.refetch(), listing.refetch()]);
    },
  };
}
