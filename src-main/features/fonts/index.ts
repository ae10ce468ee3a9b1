import { z } from 'zod';
import { knownFamilies } from '#shared/domain/font/families.ts';
import { fontFamily } from '#shared/domain/font/schema.ts';
import type { WebFonts } from '../../providers/web-fonts/google-fonts.ts';
import type { HandlersOf, Logger } from '../handlers.ts';
import { cachedList, type ResponseCache } from '../kit/cached-list.ts';

export interface FontsPorts {
  /** undefined if no web-fonts service is set up */
  webFonts: WebFonts | undefined;
  cache: ResponseCache;
  logger: Logger;
}

export interface FontsFeature {
  /**
   * `fonts.list` never fails. If the service fails, the call returns the cached list as stale, or the fonts that the
   * app knows if no list is cached.
   */
  handlers: HandlersOf<'fonts'>;
  /** Returns the URL of the family's font file with the nearest weight; undefined if the family has no known file. */
  fileOf(family: string, weight: number): Promise<string | undefined>;
}

const webFont = fontFamily.extend({ files: z.record(z.string(), z.string()) });
type WebFont = z.output<typeof webFont>;

const brought: readonly WebFont[] = knownFamilies.map((family) => ({ ...family, files: {} }));

export function fontsFeature({ webFonts, cache, logger }: FontsPorts): FontsFeature {
  const kept = cachedList(cache, 'web-fonts', webFont);
  let fetched: Promise<WebFont[]> | undefined;

  /** Fetches the list once per run of the app. After a failure or an empty list the next call fetches it again. */
  function fetchOnce(service: WebFonts): Promise<WebFont[]> {
    fetched ??= service.list().then(
      (fonts) => {
        if (fonts.length === 0) fetched = undefined;
        else kept.write(fonts);
        return fonts;
      },
      (error: unknown) => {
        fetched = undefined;
        throw error;
      },
    );
    return fetched;
  }

  async function known(): Promise<{ fonts: readonly WebFont[]; stale: boolean }> {
    if (!webFonts) return { fonts: brought, stale: false };
    try {
      const fonts = await fetchOnce(webFonts);
      if (fonts.length > 0) return { fonts, stale: false };
    } catch (error) {
      logger.warn('the web-fonts list could not be read', { error });
    }
    return { fonts: kept.read() ?? brought, stale: true };
  }

  return {
    handlers: {
      'fonts.list': async () => {
        const { fonts, stale } = await known();
        return { fonts: fonts.map(({ family, category, weights }) => ({ family, category, weights })), stale };
      },
    },

    async fileOf(family, weight) {
      const wanted = family.trim().toLowerCase();
      const files = Object.entries(
        (await known()).fonts.find((font) => font.family.toLowerCase() === wanted)?.files ?? {},
      );
      const byDistance = files.toSorted(([a], [b]) => Math.abs(Number(a) - weight) - Math.abs(Number(b) - weight));
      return byDistance[0]?.[1];
    },
  };
}
