import type { Output } from '#shared/ipc/contract.ts';
import { useQuery } from '../bridge/hooks.ts';

/** Returns the differences between the site and its connected business listing; empty as long as none are known. */
export function useListingDifferences(slug: string): Output<'businessProfile.compare'> {
  const { data: profile } = useQuery('businessProfile.overview', { slug });
  const differs = profile?.state === 'listed' && profile.location.differences.length > 0;
  const { data = [] } = useQuery('businessProfile.compare', { slug }, { enabled: differs, gcTime: 0 });
  return data;
}
