/**
 * Returns the source of a pattern that matches exactly the text. `RegExp.escape` would escape quotes, which callers
 * replace.
 */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
