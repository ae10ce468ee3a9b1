import { useQuery } from '@tanstack/react-query';
import type { Output } from '#shared/ipc/contract.ts';
import { invoke } from '../../bridge/client.ts';
import { typeOfName } from './model.ts';

export interface LogoFacts {
  /** media type, by its bytes, else by its name; undefined where neither says it */
  type: string | undefined;
  /** in pixels; 0 where it is not known */
  width: number;
  height: number;
}

/** What is known of the logo that the record names so. */
export function useLogoFacts(logo: string): LogoFacts {
  const { data } = useQuery<Output<'logo.meta'>>({
    queryKey: ['logo.meta', { logo }],
    queryFn: () => invoke('logo.meta', { logo }),
    enabled: logo !== '',
    staleTime: Infinity,
  });
  if (data) return data;
  return { type: typeOfName(logo), width: 0, height: 0 };
}
