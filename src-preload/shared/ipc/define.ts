import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** One row of the bridge's table. */
export interface CallDefinition<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  input: I;
  output: O;
  /** the codes this call may answer with, besides those of the bridge itself */
  errors: readonly ErrorCode[];
  /** the largest input accepted, in characters of its JSON text; bytes in it count one each */
  maxSize: number;
}

const DEFAULT_MAX_SIZE = 64 * 1024;

/** Marks a check of an input whose message can be shown to people; the messages of other checks are for developers. */
export const forPeople = { forPeople: true } as const;

export function call<I extends z.ZodType, O extends z.ZodType>(
  input: I,
  output: O,
  options: { errors?: readonly ErrorCode[]; maxSize?: number } = {},
): CallDefinition<I, O> {
  return { input, output, errors: options.errors ?? [], maxSize: options.maxSize ?? DEFAULT_MAX_SIZE };
}
