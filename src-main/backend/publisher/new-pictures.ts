import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type ImageUse, referencedImages } from '../../site-page/index.ts';
import { uploadFolder } from '../media/uploads.ts';
import type { VariantsOf } from './image-variants.ts';
import { report } from '../report.ts';

/** Uses in which nearly every photo is shown. */
const usualUses: readonly ImageUse[] = ['gallery', 'lightbox'];

export interface NewPictures {
  /** Makes the usual sizes of an uploaded picture in the background, so that the first publish finds them. */
  add(path: string): void;
  /** Makes all sizes of uploads that the pages of a saved site need, in the background. */
  addSite(sitePk: string, read: () => SiteDocument): void;
  /** Stops after the picture that is being made. */
  stop(): void;
}

interface Wanted {
  url: string;
  use: ImageUse;
  focus?: string;
}

/** Creates a queue that makes only one picture at a time, because a running publish is more important. */
export function createNewPictures(variantsOf: VariantsOf): NewPictures {
  const waiting: Wanted[] = [];
  /** saved sites whose pictures are not in `waiting` yet; the function returns the site as it was last saved */
  const sites = new Map<string, () => SiteDocument>();
  let isWorking = false;

  /** Returns the site's uploads. The backend's own pictures are left out, because they are the same for all sites. */
  function picturesOf(read: () => SiteDocument): Wanted[] {
    try {
      const site = read();
      // A record without uploads is skipped, because `referencedImages` draws all pages, which takes longer than the
      // save.
      if (!JSON.stringify(site).includes(uploadFolder)) return [];
      return referencedImages(site).filter(({ url }) => url.startsWith(uploadFolder));
    } catch (error) {
      report('The pictures of a saved site are made when it is published:', error);
      return [];
    }
  }

  function next(): Wanted | undefined {
    const [saved] = sites;
    if (waiting.length > 0 || saved === undefined) return waiting.shift();
    const [sitePk, read] = saved;
    sites.delete(sitePk);
    waiting.push(...picturesOf(read));
    return next();
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    // The request that added the pictures is answered first.
    await new Promise((resolve) => setImmediate(resolve));
    // Failures are ignored here: a file that is no picture is reported when it is published.
    for (let each; (each = next()) !== undefined;)
      await variantsOf(each.url, each.use, each.focus).catch(() => undefined);
    isWorking = false;
  }

  return {
    add(path) {
      waiting.push(...usualUses.map((use) => ({ url: path, use })));
      void work();
    },
    addSite(sitePk, read) {
      sites.set(sitePk, read);
      void work();
    },
    stop() {
      sites.clear();
      waiting.length = 0;
    },
  };
}
