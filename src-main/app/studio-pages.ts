import { randomBytes } from 'node:crypto';
import { boundedFetch } from '../backend-client/bounded-fetch.ts';
import { isMediaPath, type ServeMedia } from '../media/served-media.ts';
import { commonHeaders, developmentPolicy, studioPolicy } from './csp.ts';
import { isRoute, readStaticFile } from './static-files.ts';

/** The text in index.html that is replaced by the style nonce. */
const NONCE_PLACEHOLDER = '__STYLE_NONCE__';

export interface StudioPagesOptions {
  /** folder of the built renderer */
  root: string;
  serveMedia: ServeMedia;
  /** origin of the development server and a fetch for it; never set in a packaged app */
  development: { server: URL; fetch: typeof globalThis.fetch } | undefined;
}

/** Returns the function that answers `app://studio/**` with the renderer's files, index.html for routes, and media. */
export function createStudioPages(options: StudioPagesOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    if (url.host !== 'studio') return plainAnswer(404, 'Not found');
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainAnswer(405, 'Method not allowed');
    if (isMediaPath(url.pathname)) return mediaAnswer(url, request.signal, options.serveMedia);
    if (options.development) return developmentAnswer(url, request, options.development);
    const file = await readStaticFile(options.root, url.pathname);
    if (file) {
      const immutable = url.pathname.startsWith('/assets/');
      return answer(file.body, file.type, { 'cache-control': immutable ? 'max-age=31536000, immutable' : 'no-cache' });
    }
    return isRoute(url.pathname) ? indexAnswer(options.root) : plainAnswer(404, 'Not found');
  };
}

/** Returns index.html with a new style nonce for this page load. */
async function indexAnswer(root: string): Promise<Response> {
  const file = await readStaticFile(root, '/index.html');
  if (!file) return plainAnswer(404, 'The app’s page is missing; it has to be built or installed again.');
  const nonce = randomBytes(16).toString('base64');
  return answer(file.body.toString('utf8').replaceAll(NONCE_PLACEHOLDER, nonce), 'text/html; charset=utf-8', {
    'content-security-policy': studioPolicy(nonce),
    'cache-control': 'no-store',
  });
}

async function developmentAnswer(
  url: URL,
  request: Request,
  { server, fetch }: NonNullable<StudioPagesOptions['development']>,
): Promise<Response> {
  const fromServer = await boundedFetch(fetch, new URL(url.pathname + url.search, server), {
    headers: { accept: request.headers.get('accept') ?? '*/*' },
    signal: request.signal,
  });
  const headers = new Headers(fromServer.headers);
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  headers.set('content-security-policy', developmentPolicy(server));
  return new Response(fromServer.body, { status: fromServer.status, headers });
}

/**
 * Returns the media file that a URL names, such as a photo. The response has the status 415 if the file is no image,
 * video, sound or font, and 502 if `serveMedia` rejects.
 */
export async function mediaAnswer(url: URL, signal: AbortSignal, serveMedia: ServeMedia): Promise<Response> {
  let media: Response;
  try {
    media = await serveMedia(url.pathname + url.search, signal);
  } catch {
    return plainAnswer(502, 'The backend could not be reached');
  }
  const type = media.headers.get('content-type') ?? '';
  if (!media.ok) return plainAnswer(media.status, 'Not found');
  if (!/^(image|video|audio|font)\//.test(type)) return plainAnswer(415, 'Not a picture');
  return new Response(media.body, {
    headers: {
      ...commonHeaders,
      'content-type': type,
      'cache-control': media.headers.get('cache-control') ?? 'no-cache',
      // The policy allows no scripts, because an SVG that is opened by itself could run some.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}

function answer(body: string | Buffer<ArrayBuffer>, type: string, headers: Record<string, string>): Response {
  return new Response(body, { headers: { ...commonHeaders, 'content-type': type, ...headers } });
}

export function plainAnswer(status: number, text: string): Response {
  const policy = "default-src 'none'; frame-ancestors 'none'";
  const headers = { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': policy };
  return new Response(text, { status, headers });
}
