/** Codes of JSON's punctuation. They are the same in UTF-16 and, because they are ASCII, in UTF-8. */
export const QUOTE = 34;
export const COMMA = 44;
export const COLON = 58;
export const OPEN_BRACKET = 91;
export const BACKSLASH = 92;
export const CLOSE_BRACKET = 93;
export const OPEN_BRACE = 123;
export const CLOSE_BRACE = 125;

/** Whether the code is white space that JSON allows between values. */
export const isSpace = (code: number | undefined): boolean => code === 32 || code === 10 || code === 13 || code === 9;
