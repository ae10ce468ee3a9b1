import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { LogoLook } from '#shared/theme/logo-look.ts';
import type { Converter } from '../../media/converter.ts';
import { logoUrl } from '../../site-page/index.ts';
import type { PictureBytes } from '../kit/picture-bytes.ts';

/** The sizes and outlines of the logos that were read since the app started, by the URL of the logo. */
export interface LogoLooks {
  of(site: SiteDocument): LogoLook | undefined;
  /** Reads the site's logo if it is not known yet. Never rejects. */
  learn(site: SiteDocument): Promise<void>;
}

export function createLogoLooks(deps: { pictureBytes: PictureBytes; converter: Pick<Converter, 'look'> }): LogoLooks {
  const known = new Map<string, Promise<LogoLook | undefined>>();
  const looks = new Map<string, LogoLook>();

  async function lookAt(url: string): Promise<LogoLook | undefined> {
    try {
      const { bytes } = await deps.pictureBytes(url);
      const { width, height, outline } = await deps.converter.look(bytes, new AbortController().signal);
      const look = { width, height, outline };
      looks.set(url, look);
      return look;
    } catch {
      // The logo may be unreachable only at present, so the next call of `learn` requests it again.
      known.delete(url);
      return undefined;
    }
  }

  return {
    of: (site) => looks.get(logoUrl(site)),
    async learn(site) {
      const url = logoUrl(site);
      if (url === '') return;
      const looking = known.get(url) ?? lookAt(url);
      known.set(url, looking);
      await looking;
    },
  };
}
