import { refusals } from '#shared/domain/photo/file-rules.ts';
import { AppError } from '#shared/ipc/errors.ts';

/** Creates the error for a file that may not leave this computer, with the reason to show. */
export const refused = (why: keyof typeof refusals, cause?: unknown): AppError =>
  new AppError('BAD_PICTURE', refusals[why], { cause });
