import type { Services } from './ports.ts';
import { isMediaPath } from '../media/served-media.ts';
import { notice } from '../features/preview/notice.ts';
import { commonHeaders, previewPolicy } from './csp.ts';
import { readStaticFile } from './static-files.ts';
import { mediaAnswer, plainAnswer } from './studio-pages.ts';

export type PreviewPagesOptions = Pick<Services, 'renderPreview' | 'serveMedia'> & {
  /** folder that holds `{face}.woff2` */
  pageFonts: string;
  /** text of the one script that runs in the pages */
  frameScript: string;
  /** called with a draft that could not be drawn */
  onError: (error: unknown, slug: string) => void;
};

/**
 * Answers `preview://draft/{slug}/{page}` with the unsaved draft as it would be published; with `?version={id}` a
 * version of its history.
 */
export function createPreviewPages(options: PreviewPagesOptions): (request: Request) => Promise<Response> {
  const policy = previewPolicy(options.frameScript);
  const page = (status: number, html: string): Response =>
    pageAnswer(status, withScript(html, options.frameScript), policy);
  return async (request) => {
    const url = new URL(request.url);
    if (url.host !== 'draft') return plainAnswer(404, 'Not found');
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainAnswer(405, 'Method not allowed');
    if (isMediaPath(url.pathname)) return shared(await mediaAnswer(url, request.signal, options.serveMedia));
    const font = /^\/page-font(\/[\w-]+\.woff2)$/.exec(url.pathname)?.[1];
    if (font !== undefined) return fontAnswer(options.pageFonts, font);
    const { slug, path } = placeOf(url.pathname);
    if (slug === undefined) return page(404, notice('Page not found', 'The preview has no page at this address.'));
    try {
      const { status, html } = await options.renderPreview(slug, path, versionOf(url));
      return page(status, html);
    } catch (error) {
      options.onError(error, slug);
      return page(
        500,
        notice('The preview could not be drawn', 'Your edits are safe. It will be tried again with the next change.'),
      );
    }
  };
}

/** The page has an opaque origin, which may load a font only where the answer allows it. */
function shared(answer: Response): Response {
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
}

async function fontAnswer(folder: string, pathname: string): Promise<Response> {
  const file = await readStaticFile(folder, pathname);
  if (!file) return plainAnswer(404, 'Not found');
  const headers = { ...commonHeaders, 'content-type': file.type, 'cache-control': 'max-age=86400' };
  return shared(new Response(file.body, { headers }));
}

/** Slug and page of an address; no slug where the address has none. */
function placeOf(pathname: string): { slug: string | undefined; path: string } {
  const [, part, path = ''] = /^\/([^/]+)\/?((?:[\w-]+\/)*)$/.exec(pathname) ?? [];
  if (part === undefined) return { slug: undefined, path };
  try {
    return { slug: decodeURIComponent(part), path };
  } catch {
    return { slug: undefined, path };
  }
}

function versionOf({ searchParams }: URL): number | undefined {
  const id = searchParams.get('version');
  return id === null ? undefined : Number(id);
}

/** Adds the script to the page. @param script must not contain `</script` */
function withScript(html: string, script: string): string {
  const end = html.lastIndexOf('</body>');
  const at = end < 0 ? html.length : end;
  return `${html.slice(0, at)}<script>${script}</script>${html.slice(at)}`;
}

function pageAnswer(status: number, html: string, policy: string): Response {
  const headers = {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  };
  return new Response(html, { status, headers });
}
