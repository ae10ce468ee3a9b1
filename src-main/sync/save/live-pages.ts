import { createHash } from 'node:crypto';
import { cancelled } from '../../backend-client/backend-error.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';
import type { LivePage } from '../../backend-client/endpoints/sites.ts';

/** Reads the bytes that visitors get at a URL now, not those of a cache. Rejects if the page cannot be read. */
export type ReadLive = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

export interface LivePorts {
  readLive: ReadLive;
  /** resolves after the given number of milliseconds; rejects once the signal is aborted */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** called when the check of the live pages begins, so that the queue can send other sites meanwhile */
  onlyLooking?: () => void;
}

/** Milliseconds to wait before each check of the live pages. The host of a site may take a while to show a new page. */
const LOOKS_AFTER = [0, 500, 1500, 4000] as const;
/** Timeout of all checks together, even if the host does not answer. */
const LONGEST_WATCH_MS = 30_000;
/** Timeout of `hashOfHomePage`. */
const LONGEST_LOOK_MS = 5_000;
const AT_A_TIME = 4;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/**
 * Reads each page as a visitor would, until the page shows what was published. Gives up after the last of the waits in
 * LOOKS_AFTER, or after LONGEST_WATCH_MS.
 * @param address of the site, ending with a slash
 * @returns paths of the pages that did not show what was published in time
 * @throws AppError CANCELLED
 */
export async function stalePages(address: string, pages: readonly LivePage[], ports: LivePorts): Promise<string[]> {
  const { wait, signal } = ports;
  const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WATCH_MS)]);
  let left = pages;
  for (const ms of LOOKS_AFTER) {
    if (left.length === 0 || ended.aborted) break;
    if (ms > 0) await wait(ms, ended).catch(() => undefined);
    left = await stillStale(address, left, { ...ports, signal: ended });
    if (signal.aborted) throw cancelled();
  }
  return left.map(({ path }) => path);
}

/** Returns the pages that cannot be read or do not show what was published, in the given order. */
async function stillStale(
  address: string,
  pages: readonly LivePage[],
  { readLive, signal }: Pick<LivePorts, 'readLive' | 'signal'>,
): Promise<LivePage[]> {
  const stale = new Set(pages);
  await severalAtATime(AT_A_TIME, pages, async (page) => {
    if (signal.aborted) return;
    const url = new URL(page.path.replace(/(^|\/)index\.html$/, '$1'), address).href;
    const shown = await readLive(url, signal).then(hashOf, () => undefined);
    if (shown === page.hash) stale.delete(page);
  });
  return [...stale];
}

/**
 * Returns the hash of a site's home page, which can be compared with a later hash. Returns undefined if the page cannot
 * be read within LONGEST_LOOK_MS.
 */
export async function hashOfHomePage(
  address: string,
  { readLive, signal }: Pick<LivePorts, 'readLive' | 'signal'>,
): Promise<string | undefined> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_LOOK_MS)]);
  return readLive(address, ended).then(hashOf, () => undefined);
}
