import type { LiveWords, PageWords } from '#shared/ipc/publishing.ipc.ts';
import { networkFailure } from '../../backend-client/network-failure.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';
import { PageAnswer } from '../../media/live-reader.ts';
import type { DrawnPage } from '../../site-page/index.ts';
import { linesMissing, linesOf, linksOf } from './page-lines.ts';

interface Compared {
  /** address of the live site, ending with a slash */
  url: string;
  /** the pages of the draft, the home page first */
  draft: readonly DrawnPage[];
  /** the pages of the version that the live site may have been made from */
  guess: readonly DrawnPage[];
  /**
   * texts of the records of the draft and of that version. A line counts as part of the design if it contains none of
   * these texts and is itself part of none.
   */
  texts: readonly string[];
}

/** The response of a live page. */
type Answer = { html: string } | { problem: string; isMissing: boolean };

interface LivePorts {
  readLive: (url: string, signal: AbortSignal) => Promise<Uint8Array>;
  signal: AbortSignal;
  /** responses that are known already, by the page's path; new ones are added */
  read: Map<string, Answer>;
}

/**
 * Makes a function that returns the cached responses of the live pages for the key `look`. With the same key, an edited
 * draft can be compared again without fetching a page again. Only the responses for the last key are cached.
 */
export function cachedReadings(): (key: string) => LivePorts['read'] {
  let last: { look: string; read: LivePorts['read'] } | undefined;
  return (look) => {
    if (last?.look !== look) last = { look, read: new Map() };
    return last.read;
  };
}

/** Maximum number of pages that are fetched. The others are not compared. */
const MOST_PAGES = 24;
const AT_A_TIME = 4;

/**
 * Compares the draft's pages with the live pages by their words. Another program may have made the live pages, so the
 * HTML may differ although the content is the same.
 */
export async function compareWords({ url, draft, guess, texts }: Compared, ports: LivePorts): Promise<LiveWords> {
  const named = new Map([...guess, ...draft].map(({ path, name }) => [path, name]));
  const asked = [...named.keys()].slice(0, MOST_PAGES);
  await readPages(url, asked, ports);
  const live = ports.read;
  const home = live.get('');
  if (!home || 'problem' in home) return { url, problem: home?.problem ?? UNREAD, holds: false, pages: [] };
  const isOwn = (line: string): boolean => texts.some((each) => each.includes(line) || line.includes(each));
  /** Returns the lines of a drawn page that the live page lacks, except lines of the design. */
  const lacks = ({ path, html }: DrawnPage): string[] => {
    const answer = live.get(path);
    return linesMissing(linesOf(html), answer && 'html' in answer ? linesOf(answer.html) : []).filter(isOwn);
  };
  const pages = draft.flatMap(({ path, name, html }): PageWords[] => {
    const answer = live.get(path);
    if (!answer) return [];
    if ('problem' in answer) {
      return [{ path, name, kind: answer.isMissing ? 'added' : 'unread', fresh: [], gone: [] }];
    }
    const fresh = lacks({ path, name, html });
    const gone = linesMissing(linesOf(answer.html), linesOf(html));
    return fresh.length + gone.length > 0 ? [{ path, name, kind: 'changed', fresh, gone }] : [];
  });
  const kept = new Set(draft.map(({ path }) => path));
  const leftOut = [...new Set([...linkedPages(url, home.html), ...guess.map(({ path }) => path)])].filter(
    (path) => !kept.has(path) && !isMissing(live.get(path)),
  );
  const removed = leftOut.map((path): PageWords => {
    return { path, name: named.get(path) ?? path, kind: 'removed', fresh: [], gone: [] };
  });
  const holds = guess.length > 0 && guess.every((page) => lacks(page).length === 0);
  return { url, holds, pages: [...pages, ...removed] };
}

const UNREAD = 'it cannot be read';

const isMissing = (answer: Answer | undefined): boolean =>
  answer !== undefined && 'problem' in answer && answer.isMissing;

async function readPages(url: string, paths: readonly string[], { readLive, signal, read }: LivePorts): Promise<void> {
  const waiting = paths.filter((path) => !read.has(path));
  await severalAtATime(AT_A_TIME, waiting, async (path) => {
    const answer = await readLive(new URL(path, url).href, signal).then(
      (bytes): Answer => ({ html: new TextDecoder().decode(bytes) }),
      problemOf,
    );
    signal.throwIfAborted();
    read.set(path, answer);
  });
}

function problemOf(error: unknown): Answer {
  if (!(error instanceof PageAnswer)) return { problem: networkFailure(error).words || UNREAD, isMissing: false };
  return { problem: `it answers ${error.status}`, isMissing: error.status === 404 || error.status === 410 };
}

/** Returns the paths of the site's pages to which a page links. */
function linkedPages(url: string, html: string): string[] {
  return linksOf(html).flatMap((link) => {
    if (!URL.canParse(link, url)) return [];
    const { href, search } = new URL(link, url);
    const path = href.startsWith(url) ? href.slice(url.length).replace(/[?#].*$/, '') : '';
    return path === '' || search !== '' || /\.\w+$/.test(path) ? [] : [path.replace(/\/?$/, '/')];
  });
}
