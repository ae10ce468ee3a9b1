/** A proxy that cannot be used. Nothing was sent: a request never goes around the proxy. */
export class ProxyError extends Error {
  /** asks for another password, or for one at all */
  readonly wantsPassword: boolean;

  /** @param words why, in words that follow ‘… cannot be reached: ’ */
  constructor(words: string, { wantsPassword = false, cause }: { wantsPassword?: boolean; cause?: unknown } = {}) {
    super(words, { cause });
    this.name = 'ProxyError';
    this.wantsPassword = wantsPassword;
  }
}

/** The proxy failure behind an error of `fetch`; undefined where it is another one. */
export function proxyErrorIn(error: unknown): ProxyError | undefined {
  if (error instanceof ProxyError) return error;
  return error instanceof Error ? proxyErrorIn(error.cause) : undefined;
}
