import { useQuery } from '../../bridge/hooks.ts';
import { typeOfName } from './model.ts';

export interface LogoFacts {
  /** media type, by its bytes, else by its name; undefined where neither says it */
  type: string | undefined;
  /** its bytes are being looked at */
  loading: boolean;
  /** in pixels; 0 where it is not known */
  width: number;
  height: number;
}

/** What is known of the logo that the record names so. */
export function useLogoFacts(logo: string): LogoFacts {
  const { data, loading } = useQuery('logo.meta', { logo }, { enabled: logo !== '' });
  if (data) return { ...data, loading: false };
  return { type: typeOfName(logo), loading, width: 0, height: 0 };
}
