import { createHash } from 'node:crypto';
import type { LivePage } from '../backend-client/endpoints/sites.ts';

/** The bytes that visitors get at an address now, past every cache. Rejects where nothing answers. */
export type ReadLive = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

export interface LivePorts {
  readLive: ReadLive;
  /** resolves after so many milliseconds */
  wait: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

/** How long the host of a site may take to show a new page, in milliseconds from one look to the next. */
const LOOKS_AFTER = [0, 500, 1500, 4000] as const;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/**
 * Looks at each page as a visitor would, until it shows what was published.
 * @param address of the site, ending with a slash
 * @returns paths of the pages that still show something else
 */
export async function stalePages(
  address: string,
  pages: readonly LivePage[],
  { readLive, wait, signal }: LivePorts,
): Promise<string[]> {
  let left = pages;
  for (const ms of LOOKS_AFTER) {
    if (left.length === 0) return [];
    if (ms > 0) await wait(ms);
    const shown = await Promise.all(
      left.map(({ path }) =>
        readLive(new URL(path.replace(/(^|\/)index\.html$/, '$1'), address).href, signal).then(hashOf, () => undefined),
      ),
    );
    left = left.filter(({ hash }, at) => shown[at] !== hash);
  }
  return left.map(({ path }) => path);
}

/** What a site's home page is now, to be compared with what it is later; undefined where it cannot be read. */
export function lookAt(
  address: string,
  { readLive, signal }: Pick<LivePorts, 'readLive' | 'signal'>,
): Promise<string | undefined> {
  return readLive(address, signal).then(hashOf, () => undefined);
}
