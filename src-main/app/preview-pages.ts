import type { Services } from './ports.ts';
import type { PreviewPage } from '../features/preview/service.ts';
import { notice } from '../features/preview/notice.ts';
import { commonHeaders, previewPolicy, ownCodePolicy } from './csp.ts';
import { createPageFiles, type PageFilesOptions, placeOf } from './page-files.ts';
import { plainAnswer } from './studio-pages.ts';

export interface PreviewPagesOptions extends PageFilesOptions, Pick<Services, 'renderPreview' | 'renderAsPublished'> {
  /** text of the only script of the app that runs in the draft's pages */
  frameScript: string;
  /** whether to draw no pages, because drawing a page may be what makes the app fail */
  safe: boolean;
  /** called if a page of a draft or a version could not be drawn */
  onError: (error: unknown, slug: string) => void;
}

/** How the pages of one host, `draft` or `published`, are drawn. */
interface Drawing {
  render: (slug: string, path: string, url: URL) => Promise<PreviewPage>;
  finish: (html: string) => string;
  policy: string;
}

/**
 * Answers requests for pages of drafts. `preview://draft/{slug}/{page}` is the unsaved draft as it would be published,
 * but without the record's own code. With `?version={id}` it is a version of the site's history instead of the draft.
 * `preview://published/{slug}/{page}` is the unsaved draft with the record's own code.
 */
export function createPreviewPages(options: PreviewPagesOptions): (request: Request) => Promise<Response> {
  const files = createPageFiles(options);
  const drawings: Readonly<Record<string, Drawing>> = {
    draft: {
      render: (slug, path, url) => options.renderPreview(slug, path, versionOf(url)),
      finish: (html) => withScript(html, options.frameScript),
      policy: previewPolicy(options.frameScript),
    },
    published: {
      render: (slug, path) => options.renderAsPublished(slug, path),
      finish: (html) => html,
      policy: ownCodePolicy(),
    },
  };
  return async (request) => {
    const url = new URL(request.url);
    const drawing = drawings[url.host];
    if (!drawing) return plainAnswer(404, 'Not found');
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainAnswer(405, 'Method not allowed');
    const file = files(url, request.signal);
    if (file) return file;
    const page = ({ status, html }: { status: number; html: string }): Response =>
      pageAnswer(status, drawing.finish(html), drawing.policy);
    const { slug, path } = placeOf(url.pathname);
    if (slug === undefined) {
      return page({ status: 404, html: notice('Page not found', 'The preview has no page at this address.') });
    }
    if (options.safe) return page({ status: 503, html: noPreview });
    try {
      return page(await drawing.render(slug, path, url));
    } catch (error) {
      options.onError(error, slug);
      return page({ status: 500, html: notDrawn });
    }
  };
}

const noPreview = notice('Safe mode shows no preview', 'Your edits are safe, and can be saved and published.');

const notDrawn = notice(
  'The preview could not be drawn',
  'Your edits are safe. It will be tried again with the next change.',
);

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
