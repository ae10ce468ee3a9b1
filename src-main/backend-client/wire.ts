import { z } from 'zod';

/** Scalars and lists as a backend may write them: numbers in any JSON form, null or nothing for an empty value. */

/** A text, or a number as its text. */
export const wireText = z.union([z.string(), z.number().transform(String)], 'expected text');

/** A number, or a text that is one. */
export const wireNumber = z.union(
  [z.number(), z.string().trim().min(1).transform(Number).pipe(z.number())],
  'expected a number',
);

/** A text that may be null or missing: ''. */
export const optionalText = wireText.nullish().transform((value) => value ?? '');

/** true, 1, "1", "true" and their opposites; null is false. */
export const wireFlag = z
  .union([z.boolean(), z.literal([0, 1]), z.string().regex(/^(true|false|0|1)$/i)], 'expected true or false')
  .nullable()
  .transform((value) => value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value)));

/** A list; null is an empty one. */
export function wireList<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullable()
    .transform((items) => items ?? []);
}

/** `{ message: … }`, as most answers come. */
export function inMessage<T extends z.ZodType>(schema: T) {
  return z.object({ message: schema });
}

/** `{ status: "success" }`, as calls are answered that give nothing back. */
export const doneAnswer = z.object({
  status: wireText.pipe(z.string().regex(/^(success|ok)$/i, 'expected “success”')),
});
