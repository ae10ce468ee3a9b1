import { z } from 'zod';

/**
 * Schemas for values as backends may write them: numbers as strings or strings as numbers, and null or a missing member
 * instead of an empty value.
 */

/** A string, or a number, which is converted to a string. */
export const wireText = z.union([z.string(), z.number().transform(String)], 'expected text');

/** A number, or a string that contains a number. */
export const wireNumber = z.union(
  [z.number(), z.string().trim().min(1).transform(Number).pipe(z.number())],
  'expected a number',
);

/** A string; '' if the value is null or missing. */
export const optionalText = wireText.nullish().transform((value) => value ?? '');

/** Returns an id in the form that most backends store: as a number, if it is a positive integer below 10^15. */
export const wireId = (id: string): string | number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : id);

/** A boolean, which may also be written as 1 or 0, or as the strings "true", "false", "1" or "0". null is false. */
export const wireFlag = z
  .union([z.boolean(), z.literal([0, 1]), z.string().regex(/^(true|false|0|1)$/i)], 'expected true or false')
  .nullable()
  .transform((value) => value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value)));

/** for each row left out of the answer being read, the path of its invalid member */
let leftOut: string[] = [];

/**
 * Returns the result of `read`. `leftOut` has an entry per row left out: the path of the invalid member, or `row` for
 * the row itself.
 */
export function readWithDrops<T>(read: () => T): { result: T; leftOut: readonly string[] } {
  leftOut = [];
  return { result: read(), leftOut };
}

/**
 * A list that is read row by row: an invalid row is left out, and the others stay. null is an empty list. A list that
 * has only invalid rows is an error.
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

/** `{ message: … }`, the form of most answers. */
export function inMessage<T extends z.ZodType>(schema: T) {
  return z.object({ message: schema });
}

/** `{ status: "success" }`, the answer of calls that return no data. */
export const doneAnswer = z.object({
  status: wireText.pipe(z.string().regex(/^(success|ok)$/i, 'expected “success”')),
});
