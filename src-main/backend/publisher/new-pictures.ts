import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type ImageUse, referencedImages } from '../../site-page/index.ts';
import { uploadFolder } from '../media/uploads.ts';
import type { VariantsOf } from './image-variants.ts';
import { report } from '../report.ts';

/** Uses of nearly every photo. */
const usual: readonly ImageUse[] = ['gallery', 'lightbox'];

export interface NewPictures {
  /** Makes the sizes of an uploaded picture in the background, so that the first publish finds them. */
  add(path: string): void;
  /** The same for a saved site's uploads, in all sizes that its pages need. */
  addSite(sitePk: string, read: () => SiteDocument): void;
  /** Starts no further picture. */
  stop(): void;
}

interface Wanted {
  url: string;
  use: ImageUse;
  focus?: string;
}

/** One picture at a time, because a running publish comes first. */
export function createNewPictures(variantsOf: VariantsOf): NewPictures {
  const waiting: Wanted[] = [];
  /** saved sites whose pages were not looked at yet, each as it was saved last */
  const sites = new Map<string, () => SiteDocument>();
  let isWorking = false;

  /** Only uploads: the backend's own art is the same for all sites. */
  function picturesOf(read: () => SiteDocument): Wanted[] {
    try {
      const site = read();
      // Drawing the pages of a large record takes longer than saving it.
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
    // The request that has brought the pictures is answered first.
    await new Promise((resolve) => setImmediate(resolve));
    // A file that is no picture is reported when it is published.
    for (let each; (each = next()) !== undefined;)
      await variantsOf(each.url, each.use, each.focus).catch(() => undefined);
    isWorking = false;
  }

  return {
    add(path) {
      waiting.push(...usual.map((use) => ({ url: path, use })));
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
