import { AppError } from '#shared/ipc/errors.ts';

/** @param what could not be written, such as ‘The file’ */
export function notWritten(what: string, cause: unknown): AppError {
  const details = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return new AppError('DISK', `${what} could not be written there. Choose another place.`, { details, cause });
}
