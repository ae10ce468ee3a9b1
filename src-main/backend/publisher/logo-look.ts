import { isVideo } from '#shared/domain/photo/file-types.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { outlineTones, type LogoLook } from '#shared/theme/logo-look.ts';
import { logoUrl } from '../../site-page/index.ts';
import type { MediaStore } from '../media/media-store.ts';
import { loadSharp } from '../media/sharp.ts';

/** Length of the longer edge, in pixels, to which a logo is scaled. This is enough to find the logo's outline. */
const LOOK_EDGE = 128;

/**
 * Returns the facts about the file of a site's logo; undefined if the backend does not have the file or the file is a
 * video.
 */
export type LookAtLogo = (site: SiteDocument) => Promise<LogoLook | undefined>;

export const createLookAtLogo =
  (media: Pick<MediaStore, 'read'>): LookAtLogo =>
  async (site) => {
    const file = await media.read(logoUrl(site).replace(/[?#].*$/, ''));
    if (!file || isVideo(file.type)) return undefined;
    const sharp = await loadSharp();
    const { autoOrient: size } = await sharp(file.bytes).metadata();
    const small = sharp(file.bytes).autoOrient().resize(LOOK_EDGE, LOOK_EDGE, { fit: 'inside' });
    const pixels = small.toColourspace('srgb').ensureAlpha().raw();
    const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
    return { ...size, outline: outlineTones(new Uint8ClampedArray(data), info.width) };
  };
