import { PinError } from './host-pins.ts';
import { proxyErrorIn } from './proxy-error.ts';

/**
 * The meaning of a failed connection, in words that follow ‘… cannot be reached: ’ ('' if unknown), and whether the
 * request may have been sent.
 */
export interface NetworkFailure {
  words: string;
  sent: boolean;
}

const kinds: readonly (NetworkFailure & { codes: RegExp })[] = [
  { codes: /^ECONNREFUSED$/, words: 'nothing answers at its address', sent: false },
  { codes: /^(ENOTFOUND|EAI_)/, words: 'its name is not found on this network', sent: false },
  { codes: /^(EHOST|ENET)(UNREACH|DOWN)$|^EADDRNOTAVAIL$/, words: 'this network does not lead there', sent: false },
  {
    codes: /CERT|^UNABLE_TO_|^ERR_(TLS|SSL)_|^EPROTO$/,
    words: 'the connection to it is not secure. Please tell your IT department',
    sent: false,
  },
  { codes: /^UND_ERR_CONNECT_TIMEOUT$/, words: 'it does not answer', sent: false },
  { codes: /^(ETIMEDOUT|UND_ERR_(HEADERS|BODY)_TIMEOUT)$/, words: 'it does not answer', sent: true },
  { codes: /^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/, words: 'the connection broke off', sent: true },
];

const PIN_WORDS = 'its certificate is not one that your company has pinned. Please tell your IT department';

/** Returns the meaning of an error of `fetch`. */
export function networkFailure(cause: unknown): NetworkFailure {
  const proxy = proxyErrorIn(cause);
  if (proxy) return { words: proxy.message, sent: false };
  if (isPinError(cause)) return { words: PIN_WORDS, sent: false };
  const code = systemCode(cause);
  const { words, sent } = kinds.find(({ codes }) => codes.test(code)) ?? { words: '', sent: true };
  return { words, sent };
}

const isPinError = (error: unknown): boolean =>
  error instanceof PinError || (error instanceof Error && isPinError(error.cause));

function systemCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return systemCode(error.cause);
}
