/**
 * Returns the source of a pattern that matches exactly the text. `RegExp.escape` is not used, because it escapes
 * apostrophes, and some callers replace the apostrophes in the source.
 */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
