/** “1 text”, “3 pros”. @param many the plural, where it is not the word with an s */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;
