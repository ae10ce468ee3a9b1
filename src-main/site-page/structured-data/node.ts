/** A node of a schema.org graph. */
export type Node = Record<string, unknown>;

/** Returns the node without empty texts, lists and objects, which validators complain about. */
export function filled(node: Node): Node {
  return Object.fromEntries(
    Object.entries(node).filter(([, value]) =>
      typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== '',
    ),
  );
}
