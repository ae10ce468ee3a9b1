import { z } from 'zod';

/** Keys and list indexes from the document's root. */
export const pathSchema = z.array(z.union([z.string(), z.number().int().nonnegative()])).min(1);
export type Path = readonly (string | number)[];

/** Returns the last member name in a path, which is the list's name for a list or an item; '' if there is none. */
export const listName = (path: Path): string => String(path.findLast((step) => typeof step === 'string') ?? '');

export type Scalar = string | number | boolean | null;
export type JsonValue = Scalar | JsonValue[] | { [key: string]: JsonValue };

/**
 * A change of one value of the document. `set` replaces or adds a value; `insert` puts an item into a list, at the
 * index with which `path` ends; `move` takes the item at index `from` out of the list at `path` and puts it at index
 * `to` of the remaining list.
 */
export const operationSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), path: pathSchema, value: z.json() }),
  z.object({ op: z.literal('remove'), path: pathSchema }),
  z.object({ op: z.literal('insert'), path: pathSchema, value: z.json() }),
  z.object({
    op: z.literal('move'),
    path: pathSchema,
    from: z.number().int().nonnegative(),
    to: z.number().int().nonnegative(),
  }),
]);

export type Operation =
  | { op: 'set'; path: Path; value: JsonValue }
  | { op: 'remove'; path: Path }
  | { op: 'insert'; path: Path; value: JsonValue }
  | { op: 'move'; path: Path; from: number; to: number };
