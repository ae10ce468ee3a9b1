import { isPublicUrl, publicLookup } from '../../network/public-addresses.ts';

/** Default limits in milliseconds and in bytes, for answers with a text. */
const LIMIT_MS = 20_000;
const MOST_BYTES = 256 * 1024;

export interface Limits {
  limitMs?: number;
  mostBytes?: number;
}

interface ProviderCall extends Limits {
  headers: Record<string, string>;
  body: URLSearchParams | string;
}

/**
 * Posts to an outside service of the agency. A redirect is an error, because following it could send the account's
 * secret elsewhere.
 * @throws Error if the service cannot be reached, or if its answer is a redirect or exceeds the limits (by default 20 s
 * and 256 KB)
 */
export async function callProvider(
  address: URL,
  { headers, body, ...limits }: ProviderCall,
): Promise<{ status: number; text: string }> {
  const { status, bytes } = await ask(address, { method: 'POST', headers, body }, limits);
  return { status, text: bytes.toString() };
}

/**
 * Reads a file that a provider's answer names, without sending the account's secret. The file has to be at the
 * provider's own origin or on the internet, so that an answer cannot make the server read files of the agency's
 * network.
 * @throws Error as `callProvider` does, and if the file's address is not allowed or the status is not 200
 */
export async function readProvided(file: URL, provider: URL, limits: Limits): Promise<Buffer> {
  const isOwn = file.origin === provider.origin;
  if (!isOwn && !isPublicUrl(file)) throw new Error('the answer names a file that is not on the internet');
  // The library is loaded only when it is needed, because few answers name a file elsewhere.
  const elsewhere = isOwn ? undefined : new (await import('undici')).Agent({ connect: { lookup: publicLookup() } });
  try {
    // The library's dispatchers work with the runtime's fetch, but their types differ from the runtime's, hence the
    // cast.
    const dispatcher = elsewhere as unknown as RequestInit['dispatcher'];
    const { status, bytes } = await ask(file, dispatcher ? { dispatcher } : {}, limits);
    if (status !== 200) throw new Error(`HTTP ${status} for the file that the answer names`);
    return bytes;
  } finally {
    await elsewhere?.close();
  }
}

async function ask(
  address: URL,
  request: RequestInit,
  { limitMs = LIMIT_MS, mostBytes = MOST_BYTES }: Limits,
): Promise<{ status: number; bytes: Buffer }> {
  const answer = await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new RangeError(`the answer is larger than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return { status: answer.status, bytes: Buffer.concat(chunks) };
}
