import { createHash } from 'node:crypto';
import { cancelled } from '../../backend-client/backend-error.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';
import type { LivePage } from '../../backend-client/endpoints/sites.ts';

/** The bytes that visitors get at an address now, past every cache. Rejects where nothing answers. */
export type ReadLive = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

export interface LivePorts {
  readLive: ReadLive;
  /** resolves after so many milliseconds; rejects once the signal is aborted */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** the server has done its part: from now on pages are looked at */
  onlyLooking?: () => void;
}

/** How long the host of a site may take to show a new page, in milliseconds from one look to the next. */
const LOOKS_AFTER = [0, 500, 1500, 4000] as const;
/** for all looks together, a host that does not answer included */
const LONGEST_WATCH_MS = 30_000;
/** for a look at the home page alone */
const LONGEST_LOOK_MS = 5_000;
const AT_A_TIME = 4;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/**
 * Looks at each page as a visitor would, until it shows what was published.
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

/** The pages that still show something else, in the order given. */
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

/** What a site's home page is now, to be compared with what it is later; undefined where it cannot be read in a few seconds. */
export async function lookAt(
  address: string,
  { readLive, signal }: Pick<LivePorts, 'readLive' | 'signal'>,
): Promise<string | undefined> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_LOOK_MS)]);
  return readLive(address, ended).then(hashOf, () => undefined);
}
