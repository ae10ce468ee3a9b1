import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import { invalidPhone } from './phone-number.ts';

const texts = {
  WRONG_CODE: 'That code is not right. Check it and try again.',
  CODE_EXPIRED: 'That code has expired. Go back and ask for a new one.',
  TOO_MANY_TRIES: 'Too many tries. Wait a moment, then go back and ask for a new code.',
  OFFLINE: 'The server cannot be reached. Connect to the network to sign in.',
  TIMEOUT: 'The server took too long to answer. Please try again.',
} as const satisfies Partial<Record<ErrorCode, string>>;

function failure(code: keyof typeof texts, cause: BackendError): AppError {
  const field = code === 'WRONG_CODE' || code === 'CODE_EXPIRED' ? { fieldErrors: { code: texts[code] } } : {};
  return new AppError(code, texts[code], { ...field, retry: cause.retry, cause });
}

/**
 * Translates the error of a request for a code into one that tells the user why no code was sent. Returns the error
 * unchanged if it has no translation.
 */
export function requestFailure(error: unknown): unknown {
  if (!(error instanceof BackendError)) return error;
  if (error.code === 'OFFLINE' || error.code === 'TIMEOUT') return failure(error.code, error);
  if (tooMany(error)) return failure('TOO_MANY_TRIES', error);
  if (error.code === 'BACKEND_REFUSED' && /phone/i.test(`${error.serverCode ?? ''} ${error.message}`)) {
    return invalidPhone('The server does not accept that phone number.');
  }
  return error;
}

/**
 * Translates the error of a sign-in with a code into one that tells the user why the code was refused. Not all backends
 * send machine-readable codes, so the HTTP status and the words of the answer count too. Returns the error unchanged if
 * it has no translation.
 */
export function verifyFailure(error: unknown): unknown {
  if (!(error instanceof BackendError)) return error;
  if (error.code === 'OFFLINE' || error.code === 'TIMEOUT') return failure(error.code, error);
  if (error.code !== 'BACKEND_REFUSED') return error;
  if (tooMany(error)) return failure('TOO_MANY_TRIES', error);
  if (error.status === 410 || /expired/i.test(`${error.serverCode ?? ''} ${error.message}`)) {
    return failure('CODE_EXPIRED', error);
  }
  const wrong = error.serverCode === 'wrong_code' || [400, 401, 422].includes(error.status ?? 0);
  return wrong ? failure('WRONG_CODE', error) : error;
}

function tooMany({ status, serverCode }: BackendError): boolean {
  return status === 429 || serverCode?.startsWith('too_many') === true;
}
