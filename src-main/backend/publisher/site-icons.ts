import { createHash } from 'node:crypto';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { isVideo } from '#shared/domain/photo/file-types.ts';
import { FAVICON, initialIcon, logoUrl, siteIcons, TOUCH_ICON } from '../../site-page/index.ts';
import type { Files } from '../files/files.ts';
import { decoded } from '../media/decoded.ts';
import { createFileCache } from '../media/file-cache.ts';
import type { MediaStore } from '../media/media-store.ts';
import { loadSharp } from '../media/sharp.ts';
import type { SiteFile } from './release.ts';

/**
 * The range of width divided by height in which a logo counts as a mark. A logo outside of this range counts as a line
 * of words.
 */
const MARK = { least: 0.6, most: 1.6 };
/** Share of the icon's edge that the logo fills. Phones may show only a circle whose diameter is this share. */
const SAFE_SHARE = 0.8;
const FAVICON_PIXELS = 32;
const TOUCH_PIXELS = 180;

export type MakeIcons = (site: SiteDocument) => Promise<SiteFile[]>;

/**
 * Creates the function that draws a site's icons: from the logo if that is a readable picture in the shape of a mark,
 * else from the company's initial.
 */
export function createIcons(pictures: Files, media: Pick<MediaStore, 'read'>): MakeIcons {
  const cached = createFileCache(pictures.below('icons'));

  async function markOf(site: SiteDocument): Promise<Buffer | undefined> {
    const logo = await media.read(logoUrl(site).replace(/[?#].*$/, ''));
    if (!logo || isVideo(logo.type)) return undefined;
    const sharp = await loadSharp();
    const { autoOrient, orientation = 1 } = await sharp(logo.bytes).metadata();
    const shape = autoOrient.width / autoOrient.height;
    if (shape < MARK.least || shape > MARK.most) return undefined;
    return orientation > 1 ? sharp(logo.bytes).autoOrient().png().toBuffer() : logo.bytes;
  }

  return async (site) => {
    // A logo that cannot be read is ignored here. The error is reported when the logo is published as a picture.
    const mark = await markOf(site).catch(() => undefined);
    const source = mark ?? Buffer.from(initialIcon(site));
    const key = createHash('sha256').update(source).digest('hex').slice(0, 20);
    const png = (pixels: number): Promise<Buffer> =>
      cached(`${key}-${String(pixels)}.png`, async () => {
        const sharp = await loadSharp();
        const inner = mark ? Math.round(pixels * SAFE_SHARE) : pixels;
        const drawn = await decoded(logoUrl(site), () =>
          sharp(source, { density: 1200 })
            .resize(inner, inner, { fit: 'contain', background: '#ffffff' })
            .flatten({ background: '#ffffff' })
            .toBuffer(),
        );
        const edge = Math.floor((pixels - inner) / 2);
        const rest = pixels - inner - edge;
        return sharp(drawn)
          .extend({ top: edge, left: edge, bottom: rest, right: rest, background: '#ffffff' })
          .png({ palette: true, compressionLevel: 9 })
          .toBuffer();
      });
    const file = async (path: string, pixels: number): Promise<SiteFile> => ({
      path,
      type: 'image/png',
      bytes: await png(pixels),
    });
    const files = [...siteIcons, { path: TOUCH_ICON, pixels: TOUCH_PIXELS }];
    const icons = await Promise.all(files.map(({ path, pixels }) => file(path, pixels)));
    return [...icons, { path: FAVICON, type: 'image/x-icon', bytes: icoOf(await png(FAVICON_PIXELS), FAVICON_PIXELS) }];
  };
}

/** Returns a Windows icon with one PNG: a header of 6 bytes, a directory of one entry of 16 bytes, then the picture. */
export function icoOf(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
