import type { Services } from './ports.ts';
import { isMediaPath } from '../media/served-media.ts';
import { commonHeaders } from './csp.ts';
import { readStaticFile } from './static-files.ts';
import { mediaAnswer, plainAnswer } from './studio-pages.ts';

export interface PageFilesOptions extends Pick<Services, 'serveMedia'> {
  /** folder that holds `{face}.woff2` */
  pageFonts: string;
}

/** Answers requests for the pictures and fonts of a drawn page. Returns undefined for other paths. */
export type PageFiles = (url: URL, signal: AbortSignal) => Promise<Response> | undefined;

export function createPageFiles({ pageFonts, serveMedia }: PageFilesOptions): PageFiles {
  return (url, signal) => {
    if (isMediaPath(url.pathname)) return mediaAnswer(url, signal, serveMedia).then(withAllOrigins);
    const font = /^\/page-font(\/[\w-]+\.woff2)$/.exec(url.pathname)?.[1];
    return font === undefined ? undefined : fontAnswer(pageFonts, font);
  };
}

/**
 * Returns the slug and the page's path in a URL's path of the form `/{slug}/{page}/`. The slug is undefined if the
 * URL's path has another form or the slug cannot be decoded.
 */
export function placeOf(pathname: string): { slug: string | undefined; path: string } {
  const [, part, path = ''] = /^\/([^/]+)\/?((?:[\w-]+\/)*)$/.exec(pathname) ?? [];
  if (part === undefined) return { slug: undefined, path };
  try {
    return { slug: decodeURIComponent(part), path };
  } catch {
    return { slug: undefined, path };
  }
}

/** Allows all origins to load a response, because otherwise a page with an opaque origin could not load its fonts. */
function withAllOrigins(answer: Response): Response {
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
}

async function fontAnswer(folder: string, pathname: string): Promise<Response> {
  const file = await readStaticFile(folder, pathname);
  if (!file) return plainAnswer(404, 'Not found');
  const headers = { ...commonHeaders, 'content-type': file.type, 'cache-control': 'max-age=86400' };
  return withAllOrigins(new Response(file.body, { headers }));
}
