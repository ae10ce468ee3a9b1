import { text } from '#shared/record/readers.ts';
import type { CropArea } from '#shared/ipc/photos.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { whileOpen } from '../../state/while-open.ts';
import { putLogo, typeOfName } from './model.ts';

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

/** Replaces the logo by a part of it. Does nothing to the record if the site was closed in the meantime. */
export async function cropLogo(area: CropArea): Promise<void> {
  const put = whileOpen((logo: string) => edit(putLogo(currentSite(), logo)));
  const { photo } = await invoke('photos.crop', { photo: text(currentSite().logo), area });
  put(photo);
}
