/** A proxy, or the proxy settings of this computer, cannot be used. The request was not sent to its server. */
export class ProxyError extends Error {
  /** whether the proxy asks for a password, because the request had none or a wrong one */
  readonly wantsPassword: boolean;

  /** @param words the reason, in words that follow ‘… cannot be reached: ’ */
  constructor(words: string, { wantsPassword = false, cause }: { wantsPassword?: boolean; cause?: unknown } = {}) {
    super(words, { cause });
    this.name = 'ProxyError';
    this.wantsPassword = wantsPassword;
  }
}

/** Returns the ProxyError among an error and its causes; undefined if there is none. */
export function proxyErrorIn(error: unknown): ProxyError | undefined {
  if (error instanceof ProxyError) return error;
  return error instanceof Error ? proxyErrorIn(error.cause) : undefined;
}
