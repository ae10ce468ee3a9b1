import { picturesIn } from '#shared/domain/publishing/photos.ts';
import type { SmallPhoto } from '#shared/ipc/publishing.ipc.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';
import type { Converter } from '../../media/converter.ts';
import { neededPhotoWidths } from '../../site-page/index.ts';
import type { PictureBytes } from '../kit/picture-bytes.ts';

interface Deps {
  pictureBytes: PictureBytes;
  converter: Pick<Converter, 'size'>;
}

/** Finds the photos of a site that are too small for their largest place on its pages. */
export type SmallPhotos = (site: SiteDocument, signal: AbortSignal) => Promise<SmallPhoto[]>;

/** Maximum factor by which a photo may be enlarged before it looks soft. */
const MOST_ENLARGED = 1.3;
const AT_A_TIME = 4;

export function createSmallPhotos({ pictureBytes, converter }: Deps): SmallPhotos {
  /** widths in pixels by URL. They stay valid, because a changed file gets another URL. */
  const known = new Map<string, number>();

  /**
   * Returns the width of a photo in pixels; undefined if the photo cannot be read now, or is an SVG drawing, which is
   * sharp at any size.
   */
  async function widthOf(url: string, signal: AbortSignal): Promise<number | undefined> {
    const before = known.get(url);
    if (before !== undefined) return before;
    try {
      const { type, bytes } = await pictureBytes(url);
      if (type === 'image/svg+xml') return undefined;
      const { width } = await converter.size(bytes, signal);
      known.set(url, width);
      return width;
    } catch (error) {
      if (signal.aborted) throw error;
      return undefined;
    }
  }

  return async (site, signal) => {
    const needed = neededPhotoWidths(site);
    const waiting = picturesIn(site).filter(({ url }) => needed.has(url));
    const found: SmallPhoto[] = [];
    await severalAtATime(AT_A_TIME, waiting, async (next) => {
      signal.throwIfAborted();
      const width = await widthOf(next.url, signal);
      const place = needed.get(next.url) ?? 0;
      if (width !== undefined && width * MOST_ENLARGED < place)
        found.push({ ...next, path: [...next.path], width, needed: place });
    });
    return found.sort((a, b) => b.needed / b.width - a.needed / a.width);
  };
}
