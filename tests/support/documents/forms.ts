import { z } from 'zod';

/** Forms of values in the documents. Their messages appear in findings. */
export const text = z.string('text expected');
export const flag = z.boolean('true or false expected');
export const number = z.number('number expected');
export const whole = number.int('whole number expected');
/** A key that the server gives. The documents do not say which type it has. */
export const key = z.union([z.string(), z.number()], 'key expected');
/** A value that somebody has entered. The documents do not say which type it has. */
export const entered = z.union([z.string(), z.number(), z.boolean()], 'single value expected');

export const oneOf = <const V extends readonly string[]>(...values: V) =>
  z.enum(values, `one of ${values.map((value) => `‘${value}’`).join(', ')} expected`);

export const between = (least: number, most: number) =>
  number.min(least, `${least} or more expected`).max(most, `${most} or less expected`);

export const list = <T extends z.ZodType>(item: T) => z.array(item, 'list expected');

type Members = Record<string, z.ZodType>;

/** Returns the form of an object with all of `members`, any of `optional`, and no others. */
export const object = (members: Members, optional: Members = {}) =>
  z.strictObject({ ...members, ...z.object(optional).partial().shape }, 'object expected');

/** Returns the same form for each of the names. */
export const each = <T extends z.ZodType>(names: readonly string[], form: T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, form]));
