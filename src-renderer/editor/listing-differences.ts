import type { Output } from '#shared/ipc/contract.ts';
import { useQuery } from '../bridge/hooks.ts';

/** What the connected business listing says otherwise; nothing where none is connected or it cannot be read. */
export function useListingDifferences(slug: string): Output<'businessProfile.compare'> {
  const { data: profile } = useQuery('businessProfile.overview', { slug });
  const differs = profile?.state === 'listed' && profile.location.differences.length > 0;
  const { data = [] } = useQuery('businessProfile.compare', { slug }, { enabled: differs, gcTime: 0 });
  return data;
}
