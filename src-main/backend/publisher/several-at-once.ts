import { severalAtATime } from '../../network/several-at-a-time.ts';

/** Files that are written at the same time: each waits for the disk or the bucket, which take several at once. */
const AT_A_TIME = 8;

/** Works on files side by side, as `severalAtATime` does. */
export const severalAtOnce = <T extends string | object>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> => severalAtATime(AT_A_TIME, items, work);
