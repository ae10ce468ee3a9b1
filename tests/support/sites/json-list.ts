/** A list as the backend keeps it inside a text: items with pk, model and fields. */
export function jsonList(model: string, items: readonly object[]): string {
  return JSON.stringify(items.map((fields, at) => ({ pk: at + 1, model, fields })));
}
