import type { JsonSchema } from './schema.ts';

/** What a registry or a property list holds: numbers for booleans, numbered values for lists. */
export interface FlatTree {
  readonly [name: string]: string | number | boolean | readonly string[] | FlatTree;
}

/** The same tree with the kinds of value that the schema has. What it does not know stays as it is, to be reported. */
export function fromFlatValues(tree: FlatTree, schema: JsonSchema): Record<string, unknown> {
  const entries = Object.entries(tree).map(([name, value]) => [name, typed(value, schema.properties?.[name])]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function typed(value: FlatTree[string], schema: JsonSchema | boolean | undefined): unknown {
  if (typeof schema !== 'object') return value;
  const isTree = typeof value === 'object' && !Array.isArray(value);
  if (schema.type === 'boolean' && typeof value === 'number') return value !== 0;
  if (schema.type === 'array' && typeof value === 'string') return [value];
  // A list of group policy is a key with values named 1, 2, 3 …
  if (schema.type === 'array' && isTree) return Object.values(value as FlatTree);
  return isTree ? fromFlatValues(value as FlatTree, schema) : value;
}
