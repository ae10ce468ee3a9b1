import type { FontCut } from '#shared/domain/font/cut.ts';
import type { Converter } from './converter.ts';
import type { ServedMedia } from './served-media.ts';

/**
 * Why a font cannot be published. `unknown`: there is no file of this font. `unreachable`: the file cannot be fetched
 * now. `broken`: the file is too large or cannot be read as a font.
 */
export type FontProblem = 'unknown' | 'unreachable' | 'broken';

/**
 * Fetches a font that staff chose and reduces it to the letters of a site. Rejects only if it is cancelled, or if the
 * app's own file of the font cannot be read.
 */
export type CutFonts = (
  wanted: FontCut,
  signal: AbortSignal,
) => Promise<{ bytes: Uint8Array } | { problem: FontProblem }>;

const NO_SUCH = new Set([404, 410]);
const NO_FONT = new Set([413, 415]);

export function createCutFonts(deps: { font: ServedMedia['font']; converter: Pick<Converter, 'font'> }): CutFonts {
  return async ({ family, weight, letters }, signal) => {
    const file = await deps.font(family, weight);
    signal.throwIfAborted();
    if ('status' in file) {
      const { status } = file;
      return { problem: NO_SUCH.has(status) ? 'unknown' : NO_FONT.has(status) ? 'broken' : 'unreachable' };
    }
    try {
      return { bytes: await deps.converter.font(file.bytes, letters, signal) };
    } catch (error) {
      if (signal.aborted) throw error;
      return { problem: 'broken' };
    }
  };
}
