import { AppError } from '#shared/ipc/errors.ts';

/** Returns the error for a file that could not be written. @param what names the file, such as ‘The file’ */
export function writeFailure(what: string, cause: unknown): AppError {
  const details = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return new AppError('DISK', `${what} could not be written there. Choose another place.`, { details, cause });
}
