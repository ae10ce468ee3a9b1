import { useQuery } from '../../bridge/hooks.ts';
import { typeOfName } from './model.ts';

export interface LogoFacts {
  /** media type by its bytes, else by its name; undefined where neither tells */
  type: string | undefined;
  /** the logo's bytes are being read */
  loading: boolean;
  /** in pixels; 0 where unknown */
  width: number;
  height: number;
}

/** Facts about the logo with this reference. */
export function useLogoFacts(logo: string): LogoFacts {
  const { data, loading } = useQuery('logo.meta', { logo }, { enabled: logo !== '' });
  if (data) return { ...data, loading: false };
  return { type: typeOfName(logo), loading, width: 0, height: 0 };
}
