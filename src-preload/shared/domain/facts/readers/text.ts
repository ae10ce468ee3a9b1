/** The character that replaces text which a reader has taken, so that no other reader reads it as something else. */
export const TAKEN = '\uFFFC';

/** The maximum number of characters of a text that is read. */
export const MOST_CHARACTERS = 20_000;

/** A part of the text. */
export interface Span {
  start: number;
  end: number;
}

/** Returns the text with only one kind of space, quotation mark and line break, as the readers expect. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/gu, ' ')
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF\uFFFC]/gu, '')
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/[“”„]/gu, '"');

/** Returns the text with TAKEN in place of every character of the given parts, so that no position changes. */
export const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce((left, { start, end }) => left.slice(0, start) + TAKEN.repeat(end - start) + left.slice(end), text);

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Characters that divide a line into parts. */
const separators = '\\n|•·;\\t';

/** Returns the text before a position, within the same part of the line: at most 60 characters. */
export const before = (text: string, start: number): string =>
  new RegExp(`[^${separators}]*$`, 'u').exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? '';

/** Returns the text after a position, within the same part of the line: at most 40 characters. */
export const behind = (text: string, end: number): string =>
  new RegExp(`^[^${separators}]*`, 'u').exec(text.slice(end, end + 40))?.[0] ?? '';

const OLD_BEFORE =
  /\b(?:was|were|old|former|formerly|previously|previous|used to be|instead of|no longer|not|from|replac(?:e|ed|ing)|swap(?:ped)?(?: out)?|chang(?:e|ed|ing)|discontinue)(?:\s+(?!with\b|to\b|by\b|is\b)[\w'-]+){0,3}\s*[:(#]?\s*$/iu;
const OLD_BEHIND =
  /^\s*(?:[([]?\s*(?:the\s+)?old\b|is (?:the old|no longer|dead|disconnected)|no longer|anymore|→|->|=>)/iu;
const NEW_BEHIND = /^\s*(?:with|to|by)\s/iu;

/** Whether the text says that the value is the old one. */
export function isOld(text: string, { start, end }: Span): boolean {
  const [left, right] = [before(text, start), behind(text, end)];
  if (OLD_BEHIND.test(right)) return true;
  if (!OLD_BEFORE.test(left)) return false;
  // In ‘change the phone 828…’ the number is the new one. In ‘change the phone 828… to 828…’ the first one is old.
  return !/\b(?:chang|swap|replac)/iu.test(left) || NEW_BEHIND.test(right) || /\bfrom\s*$/iu.test(left);
}

/**
 * The end of a sentence, such as a line end or a period between at least three letters and a capital letter. The
 * periods of ‘St.’ and ‘8 a.m.’ end no sentence.
 */
const SENTENCE = /\n+|(?<=[a-z\d)"]{3}[.!?]|[.!?]{2})\s+(?=["(]?[A-Z\d])/gu;
/** The place within a sentence where the next request begins. */
const REQUEST =
  /(?:,|;)?\s+(?=(?:(?:and|also|then|but|please|pls|plus)\s+)*(?:add|remove|change|update|take|put|make|replace|delete|drop|swap|list|keep|hide|turn|set)\b)|[,;]\s+(?=(?:just|only|but|and|also)\s)/giu;

export const sentencesOf = (text: string): Span[] => split(text, { start: 0, end: text.length }, SENTENCE);

/** Returns the sentences. A sentence that holds several requests is split further. */
export const clausesOf = (text: string): Span[] => sentencesOf(text).flatMap((span) => split(text, span, REQUEST));

function split(text: string, { start, end }: Span, mark: RegExp): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const { index, 0: found } of text.slice(start, end).matchAll(mark)) {
    spans.push({ start: from, end: start + index });
    from = start + index + found.length;
  }
  return [...spans, { start: from, end }].filter((span) => text.slice(span.start, span.end).trim() !== '');
}
