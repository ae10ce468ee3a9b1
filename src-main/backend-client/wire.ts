import { z } from 'zod';

/** Readers for values as backends may write them: numbers in any JSON form, null or nothing for an empty value. */

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

/** problems in rows that were left out of the answer being read */
let leftOut: string[] = [];

/** The result of reading, and for each left-out row the member that was wrong; `row` for the row itself. */
export function readingRows<T>(read: () => T): { result: T; leftOut: readonly string[] } {
  leftOut = [];
  return { result: read(), leftOut };
}

/**
 * A list, read row by row, so that a bad row is left out and the others stay. null is an empty list; a list without any
 * valid row is an error.
 */
export function wireList<T extends z.ZodType>(row: T) {
  return z
    .array(z.unknown())
    .nullable()
    .transform((rows, context) => {
      const results = (rows ?? []).map((each) => row.safeParse(each));
      const good = results.flatMap(({ success, data }) => (success ? [data] : []));
      const problems = results.flatMap(({ error }) => error?.issues[0] ?? []);
      const [first] = problems;
      if (first && good.length === 0) {
        context.addIssue({ code: 'custom', message: first.message, path: [0, ...first.path] });
        return z.NEVER;
      }
      leftOut.push(...problems.map(({ path }) => path.join('.') || 'row'));
      return good;
    });
}

/** `{ message: … }`, as most answers come. */
export function inMessage<T extends z.ZodType>(schema: T) {
  return z.object({ message: schema });
}

/** `{ status: "success" }`: the answer of calls that give nothing back. */
export const doneAnswer = z.object({
  status: wireText.pipe(z.string().regex(/^(success|ok)$/i, 'expected “success”')),
});
