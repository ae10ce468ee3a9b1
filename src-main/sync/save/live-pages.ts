import { createHash } from 'node:crypto';
import { cancelled } from '../../backend-client/backend-error.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';
import type { LivePage } from '../../backend-client/endpoints/sites.ts';

/** Reads the bytes that visitors get at an address now, bypassing all caches. Rejects if nothing answers. */
export type ReadLive = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

export interface LivePorts {
  readLive: ReadLive;
  /** resolves after the given number of milliseconds; rejects once the signal is aborted */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** called when the server has published, so that only the live pages remain to be checked */
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
 * Reads each page as a visitor would, again and again until it shows what was published or LONGEST_WATCH_MS are over.
 * @param address of the site, ending with a slash
 * @returns paths of the pages that still show something else
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

/** Returns the pages that still show something else, in the given order. */
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
