import { parse, stringify } from 'yaml';

interface Feed {
  version: string;
  files: { url: string }[];
}

/**
 * Merges the update feeds for Macs with Apple's and with Intel's processors, because electron-builder gives both feeds
 * the same name. electron-updater chooses the files: on Apple's processors those with `arm64` in their names, on
 * Intel's the others.
 * @throws Error if the feeds are of different versions
 */
export function mergeFeeds(one: string, other: string): string {
  const [first, second] = [parse(one) as Feed, parse(other) as Feed];
  if (first.version !== second.version)
    throw new Error(`The feeds of the Macs are of the versions ${first.version} and ${second.version}.`);
  return stringify({ ...first, files: [...first.files, ...second.files] });
}
