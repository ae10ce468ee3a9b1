import { parseAccept } from 'hono/utils/accept';
import { isVideo } from '#shared/domain/photo/file-types.ts';
import { drawingPolicy } from '../http/drawing-policy.ts';
import type { ReleaseStore } from '../publisher/release.ts';
import { type Answer, type HeaderOf, textAnswer } from './answer.ts';
import { type Bodies, type Encoding, isCompressible } from './bodies.ts';
import type { Found } from './look-up.ts';

/**
 * Returns the answer to a request for a published file. The answer's headers let browsers cache the file, decompress it
 * and request parts of a video.
 */
export async function fileAnswer(
  store: ReleaseStore,
  { file, status }: Extract<Found, { kind: 'file' }>,
  bodies: Bodies,
  header: HeaderOf,
): Promise<Answer> {
  const { path, hash, type } = file;
  const encoding = isCompressible(type) ? encodingFor(header('accept-encoding'), bodies.encodings) : undefined;
  const etag = `"${hash}${encoding === undefined ? '' : encoding === 'gzip' ? '-gz' : `-${encoding}`}"`;
  const headers: Answer['headers'] = {
    ETag: etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Assets are named by their content, so they never change. Pages may change at any time, and people look at them
    // right after a publish.
    'Cache-Control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (status === 200 && isKnown(etag, header('if-none-match'))) return { status: 304, headers, body: null };
  const bytes = await bodies.of(store, file, encoding);
  if (!bytes) return textAnswer(404, 'Not found');
  headers['Content-Type'] = type;
  if (type === 'image/svg+xml') headers['Content-Security-Policy'] = drawingPolicy;
  if (encoding) headers['Content-Encoding'] = encoding;
  if (isVideo(type)) headers['Accept-Ranges'] = 'bytes';
  const part = isVideo(type) && status === 200 ? partOf(header('range'), bytes.length) : undefined;
  const body = part ? bytes.subarray(part.from, part.to + 1) : bytes;
  if (part) headers['Content-Range'] = `bytes ${part.from}-${part.to}/${bytes.length}`;
  headers['Content-Length'] = String(body.length);
  return { status: part ? 206 : status, headers, body };
}

/** Returns the first item of `encodings` that the browser accepts; undefined if it accepts none. */
function encodingFor(accepted: string | undefined, encodings: readonly Encoding[]): Encoding | undefined {
  const taken = parseAccept(accepted ?? '').filter(({ q }) => q > 0);
  return encodings.find((each) => taken.some(({ type }) => type === each));
}

/** Whether the browser has exactly this file. A proxy may have made the tag a weak one (`W/`). */
const isKnown = (etag: string, tags = ''): boolean =>
  tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * Returns the range of bytes that a player requests, both ends included; undefined if the header has no range, an
 * invalid one, or several.
 */
function partOf(range: string | undefined, length: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to ? { from, to } : undefined;
}
