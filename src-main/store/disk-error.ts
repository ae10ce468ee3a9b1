import { AppError } from '#shared/ipc/errors.ts';

/** Runs a write; one that the disk refuses (full, read-only, failing) becomes the DISK error that the user is shown. */
export function writing<T>(write: () => T): T {
  try {
    return write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(code)) {
      throw new AppError('DISK', 'Not saved: this computer’s disk refused the edit.', {
        retry: true,
        details: code,
        cause: error,
      });
    }
    throw error;
  }
}
