import type { JsonSchema } from './schema.ts';

/**
 * Values as the registry or a property list stores them. The registry has numbers instead of booleans, and keys with
 * numbered values instead of lists.
 */
export interface FlatTree {
  readonly [name: string]: string | number | boolean | readonly string[] | FlatTree;
}

/**
 * Converts values to the types of the schema. Members that the schema does not know stay as they are, so that
 * `readPolicy` reports them.
 */
export function fromFlatValues(tree: FlatTree, schema: JsonSchema): Record<string, unknown> {
  const entries = Object.entries(tree).map(([name, value]) => [name, typed(value, schema.properties?.[name])]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function typed(value: FlatTree[string], schema: JsonSchema | boolean | undefined): unknown {
  if (typeof schema !== 'object') return value;
  const isTree = typeof value === 'object' && !Array.isArray(value);
  if (schema.type === 'boolean' && typeof value === 'number') return value !== 0;
  if (schema.type === 'array' && typeof value === 'string') return [value];
  // Group policy stores a list as a key with values that are named 1, 2, 3 …
  if (schema.type === 'array' && isTree) return Object.values(value as FlatTree);
  return isTree ? fromFlatValues(value as FlatTree, schema) : value;
}
