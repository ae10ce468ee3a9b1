import type { ImageUse } from '../../site-page/index.ts';
import type { VariantsOf } from './image-variants.ts';

/** What nearly every photo is shown as. */
const uses: readonly ImageUse[] = ['gallery', 'lightbox'];

export interface NewPictures {
  /** Makes the variants of an uploaded picture in the background, so that the first publish finds them. */
  add(path: string): void;
  /** Begins no more of them. */
  stop(): void;
}

/** One picture at a time: a publish that is under way comes first. */
export function createNewPictures(variantsOf: VariantsOf): NewPictures {
  const waiting: string[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let path; (path = waiting.shift()) !== undefined;) {
      // What is no picture is told to the one who publishes it.
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
