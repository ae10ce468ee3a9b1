/** Returns a list whose items have their members in `fields`. */
export const keyedItems = <T extends object>(model: string, items: readonly T[]) =>
  items.map((fields, at) => ({ pk: at + 1, model, fields }));
