import { z } from 'zod';

/** The forms of values that the documents name, each with the words in which a finding asks for it. */
export const text = z.string('text expected');
export const flag = z.boolean('true or false expected');
export const number = z.number('number expected');
export const whole = number.int('whole number expected');
/** Keys are the server's: their type is not shown. */
export const key = z.union([z.string(), z.number()], 'key expected');
/** Its type is not shown: any single value that somebody has entered. */
export const entered = z.union([z.string(), z.number(), z.boolean()], 'single value expected');

export const oneOf = <const V extends readonly string[]>(...values: V) =>
  z.enum(values, `one of ${values.map((value) => `‘${value}’`).join(', ')} expected`);

export const between = (least: number, most: number) =>
  number.min(least, `${least} or more expected`).max(most, `${most} or less expected`);

export const list = <T extends z.ZodType>(item: T) => z.array(item, 'list expected');

type Members = Record<string, z.ZodType>;

/** An object with these members, all of which are there, the `optional` ones perhaps, and no others. */
export const object = (members: Members, optional: Members = {}) =>
  z.strictObject({ ...members, ...z.object(optional).partial().shape }, 'object expected');

/** Only texts: the same form for each of these names. */
export const each = <T extends z.ZodType>(names: readonly string[], form: T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, form]));
