/** The text as the source of a regular expression that matches just it. Not `RegExp.escape`: that hides quotes too. */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
