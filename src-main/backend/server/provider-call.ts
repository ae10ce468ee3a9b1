const LIMIT_MS = 20_000;
const MOST_BYTES = 256 * 1024;

/**
 * Posts to a provider of the agency's. No redirect is followed, because it would carry the account's secret elsewhere.
 * @throws Error where no answer came within 20 s, or more than 256 KB of one
 */
export async function callProvider(
  address: URL,
  { headers, body }: { headers: Record<string, string>; body: URLSearchParams | string },
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'error', signal });
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new RangeError(`the answer is larger than ${MOST_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return { status: answer.status, text };
}
