import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** The picture library, loaded at its first use, without the cache in which it would keep the pictures of a publish. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
