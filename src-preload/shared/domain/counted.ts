/** Returns a count with its noun: “1 text”, “3 pros”. @param many the plural, if it is not the singular with an s */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;
