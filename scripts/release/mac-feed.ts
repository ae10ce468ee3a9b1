import { parse, stringify } from 'yaml';

interface Feed {
  version: string;
  files: { url: string }[];
}

/**
 * One feed of updates for the Macs of both processors: electron-builder gives the feeds of both the same name, and
 * electron-updater takes the files with `arm64` in their names on Apple's processors and the others on Intel's.
 * @throws Error where they are of two versions
 */
export function mergeFeeds(one: string, other: string): string {
  const [first, second] = [parse(one) as Feed, parse(other) as Feed];
  if (first.version !== second.version)
    throw new Error(`The feeds of the Macs are of the versions ${first.version} and ${second.version}.`);
  return stringify({ ...first, files: [...first.files, ...second.files] });
}
