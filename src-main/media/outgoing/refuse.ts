import { refusals } from '#shared/domain/photo/file-rules.ts';
import { AppError } from '#shared/ipc/errors.ts';

/** The file does not leave this computer, for a reason that can be shown at it. */
export const refused = (why: keyof typeof refusals, cause?: unknown): AppError =>
  new AppError('BAD_PICTURE', refusals[why], { cause });
