import { z } from 'zod';

/** Failures that any call to the backend may have. */
export const backendErrors = [
  'OFFLINE',
  'TIMEOUT',
  'UNAUTHENTICATED',
  'BACKEND_REFUSED',
  'BACKEND_FAILED',
  'BAD_ANSWER',
] as const;

/** The codes of all errors that calls return. Codes of the first group come from the bridge itself, for any call. */
export const errorCodes = [
  'BAD_REQUEST',
  'FORBIDDEN_SENDER',
  'UNKNOWN_CHANNEL',
  'TOO_LARGE',
  'CANCELLED',
  'SHUTTING_DOWN',
  'INTERNAL',

  ...backendErrors,
  'NOT_FOUND',

  'INVALID_PHONE',
  'WRONG_CODE',
  'CODE_EXPIRED',
  'TOO_MANY_TRIES',
  'UNSYNCED_DRAFTS',

  'NOT_OPEN',
  'DISK',
  'SLUG_EXISTS',
  'NO_SERVICE_AREA',
  'NOT_SAVABLE',
  'NOT_PUBLISHABLE',
  'CONFLICTS',
  'HELD',
  'SAVE_FAILED',
  'PUBLISH_FAILED',
  'GENERATION_FAILED',
  'CONVERT_FAILED',
  'BAD_PICTURE',
  'PROFILE_ACCESS',
  'PROFILE_FAILED',
  'UNKNOWN_OUTCOME',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const errorSchema = z.object({
  code: z.enum(errorCodes),
  /** can be shown to the user */
  message: z.string(),
  /** the same call may succeed later */
  retry: z.boolean().optional(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
  details: z.unknown().optional(),
});

export type BridgeError = z.infer<typeof errorSchema>;

/** An expected failure: its code and message reach the renderer, unlike those of any other error. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retry: boolean | undefined;
  readonly fieldErrors: Record<string, string> | undefined;
  readonly details: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    extra: Omit<BridgeError, 'code' | 'message'> & { cause?: unknown } = {},
  ) {
    super(message, { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.retry = extra.retry;
    this.fieldErrors = extra.fieldErrors;
    this.details = extra.details;
  }

  toBridge(): BridgeError {
    return {
      code: this.code,
      message: this.message,
      ...(this.retry !== undefined && { retry: this.retry }),
      ...(this.fieldErrors && { fieldErrors: this.fieldErrors }),
      ...(this.details !== undefined && { details: this.details }),
    };
  }
}
