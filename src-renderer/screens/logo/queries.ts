import { useQuery } from '../../bridge/hooks.ts';
import { typeOfName } from './model.ts';

export interface LogoFacts {
  /** media type by the logo's bytes, or by the logo's name as long as the bytes are not read; undefined if not known */
  type: string | undefined;
  /** whether the logo's bytes are being read */
  loading: boolean;
  /** width in pixels, like `height`; 0 if unknown */
  width: number;
  height: number;
}

/** Returns facts about the logo with the given reference. */
export function useLogoFacts(logo: string): LogoFacts {
  const { data, loading } = useQuery('logo.meta', { logo }, { enabled: logo !== '' });
  if (data) return { ...data, loading: false };
  return { type: typeOfName(logo), loading, width: 0, height: 0 };
}
