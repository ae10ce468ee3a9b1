import { BackendError, cancelled } from '../backend-client/backend-error.ts';
import { boundedFetch, readBytes, TooSlowError } from '../backend-client/bounded-fetch.ts';
import { isLoopbackUrl } from '../backend-client/loopback.ts';
import type { MediaEndpoints } from '../backend-client/endpoints/media.ts';
import type { CleanOutgoing } from './outgoing/outgoing.ts';

export interface FileToSend {
  name: string;
  /** media type */
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** URL that an earlier upload of unknown outcome would have given the file; null if there was no such upload */
  earlierUrl?: string | null;
  /** called with the file's URL just before the file is sent, so that the caller can store the URL */
  sending?: (place: string) => void;
}

/**
 * Uploads a file and returns the URL at which it can be read. The target of the upload is requested just before the
 * upload, because it is valid only for a short time. If the outcome of an earlier upload is unknown (no response came,
 * or the app ended first) and the file can be read at that upload's URL, the file is not sent again.
 */
export type Upload = (file: FileToSend, options?: SendOptions) => Promise<string>;

interface UploadParts {
  media: Pick<MediaEndpoints, 'presign'>;
  /** cleans every file before it is sent */
  clean: CleanOutgoing;
  /** base URL of relative file URLs, which a server may use for its own files */
  baseUrl: () => Promise<string>;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;
/** maximum milliseconds for the check whether a file has arrived */
const LOOK_TIMEOUT_MS = 20_000;
/** cache header of uploaded files */
export const UPLOADED_CACHE_CONTROL = 'max-age=31536000';

/**
 * Creates the function that uploads files. The function throws BackendError OFFLINE, TIMEOUT or BACKEND_FAILED,
 * AppError CANCELLED, and the errors of `clean` and `presign`.
 */
export function createUpload({ media, clean, baseUrl, fetch, timeoutMs = TIMEOUT_MS }: UploadParts): Upload {
  /** Whether the same bytes can be read at the URL. Also false if the check fails. */
  async function hasArrived(fileUrl: string, bytes: Buffer, signal: AbortSignal | undefined): Promise<boolean> {
    try {
      const place = new URL(fileUrl, await baseUrl());
      if (!isSafe(place)) return false;
      const answer = await boundedFetch(fetch, place, {
        cache: 'no-store',
        signal,
        timeoutMs: LOOK_TIMEOUT_MS,
        follow: isSafe,
      });
      if (answer.ok) return (await readBytes(answer, bytes.length)).equals(bytes);
      await answer.body?.cancel();
      return false;
    } catch {
      return false;
    }
  }

  return async ({ name, type, bytes: kept }, { signal, earlierUrl, sending } = {}) => {
    const bytes = await clean({ type, bytes: kept }, signal);
    if (earlierUrl && (await hasArrived(earlierUrl, bytes, signal))) return earlierUrl;
    const { uploadUrl, fileUrl } = await media.presign(
      { fileName: name, contentType: type },
      { ...(signal && { signal }) },
    );
    const target = new URL(uploadUrl);
    if (!isSafe(target)) throw failed('The server named an unsafe place for the upload.');
    sending?.(fileUrl);
    const answer = await boundedFetch(fetch, target, {
      method: 'PUT',
      headers: {
        'Content-Type': type,
        'Cache-Control': UPLOADED_CACHE_CONTROL,
        ...(takesAcl(target) && { 'x-amz-acl': 'public-read' }),
      },
      body: new Uint8Array(bytes),
      signal,
      timeoutMs,
    }).catch(async (error: unknown) => {
      if (signal?.aborted) throw cancelled();
      if (await hasArrived(fileUrl, bytes, signal)) return undefined;
      if (signal?.aborted) throw cancelled();
      const [code, words] =
        error instanceof TooSlowError
          ? (['TIMEOUT', 'was not answered in time'] as const)
          : (['OFFLINE', 'did not get through'] as const);
      throw new BackendError(code, `The upload of “${name}” ${words}.`, {
        outcome: 'unknown',
        retry: true,
        cause: error,
      });
    });
    await answer?.body?.cancel();
    if (answer && !answer.ok) throw failed(`The upload of “${name}” failed (HTTP ${answer.status}).`, answer.status);
    return fileUrl;
  };
}

/** Whether a URL is encrypted or on this computer. Files are sent to no other URLs. */
const isSafe = ({ protocol, href }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopbackUrl(href));

/**
 * Whether to send the header that makes the file public. A store refuses this header if the URL's signature does not
 * include it.
 */
const takesAcl = ({ searchParams }: URL): boolean =>
  searchParams.get('X-Amz-SignedHeaders')?.split(';').includes('x-amz-acl') ?? true;

function failed(message: string, status?: number): BackendError {
  const facts = { outcome: 'answered', retry: true, ...(status !== undefined && { status }) } as const;
  return new BackendError('BACKEND_FAILED', message, facts);
}
