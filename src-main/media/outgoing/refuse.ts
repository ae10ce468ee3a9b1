import { refusals } from '#shared/domain/photo/file-rules.ts';
import { AppError } from '#shared/ipc/errors.ts';

/** Creates the error for a file that is not allowed to leave this computer, with the reason to show to the user. */
export const refused = (why: keyof typeof refusals, cause?: unknown): AppError =>
  new AppError('BAD_PICTURE', refusals[why], { cause });
