import type { ImageUse } from '../../site-page/index.ts';
import type { VariantsOf } from './image-variants.ts';

/** Uses of nearly every photo. */
const uses: readonly ImageUse[] = ['gallery', 'lightbox'];

export interface NewPictures {
  /** Makes the sizes of an uploaded picture in the background, so that the first publish finds them. */
  add(path: string): void;
  /** Starts no further picture. */
  stop(): void;
}

/** One picture at a time, because a running publish comes first. */
export function createNewPictures(variantsOf: VariantsOf): NewPictures {
  const waiting: string[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let path; (path = waiting.shift()) !== undefined;) {
      // A file that is no picture is reported when it is published.
      for (const use of uses) await variantsOf(path, use).catch(() => undefined);
    }
    isWorking = false;
  }

  return {
    add(path) {
      waiting.push(path);
      void work();
    },
    stop: () => void waiting.splice(0),
  };
}
