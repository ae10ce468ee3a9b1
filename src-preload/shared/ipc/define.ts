import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** The definition of one call over the bridge, a row of `contract`. */
export interface CallDefinition<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  input: I;
  output: O;
  /** error codes with which the call may fail, besides those of the bridge itself */
  errors: readonly ErrorCode[];
  /** maximum size of the input in characters of its JSON text; each byte of binary data counts as one character */
  maxSize: number;
}

const DEFAULT_MAX_SIZE = 64 * 1024;

/** Marks a check of an input: users can be shown its message. The messages of unmarked checks are for developers. */
export const forPeople = { forPeople: true } as const;

export function call<I extends z.ZodType, O extends z.ZodType>(
  input: I,
  output: O,
  options: { errors?: readonly ErrorCode[]; maxSize?: number } = {},
): CallDefinition<I, O> {
  return { input, output, errors: options.errors ?? [], maxSize: options.maxSize ?? DEFAULT_MAX_SIZE };
}
