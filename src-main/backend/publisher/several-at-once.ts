import { severalAtATime } from '../../network/several-at-a-time.ts';

/**
 * Number of files that are read or written at the same time. This is faster than one after the other, because the disk
 * and the bucket can work on several files at once.
 */
const AT_A_TIME = 8;

/** Does the work for several files at the same time, as `severalAtATime` does. */
export const severalAtOnce = <T extends string | object>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> => severalAtATime(AT_A_TIME, items, work);
