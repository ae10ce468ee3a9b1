/** Splits a text into paragraphs, at blank lines and at single line breaks. */
export function paragraphs(value: string): string[] {
  if (!value.includes('\n')) {
    const line = value.trim();
    return line === '' ? [] : [line];
  }
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Shortens a text that has more than `max` characters. The cut is after a whole word if possible, and “…” follows. Line
 * breaks and repeated spaces become single spaces.
 */
export function excerpt(value: string, max: number): string {
  const flat = value.replace(/\s+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = flat.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[,;:.\s]+$/, '')}…`;
}

/** Returns the first character in upper case, also if it has two code units; '' for an empty text. */
export function initial(value: string): string {
  const code = value.codePointAt(0);
  return code === undefined ? '' : String.fromCodePoint(code).toUpperCase();
}

/** Maximum length of a name in a bar, in characters: two lines on a phone. */
const barLength = 44;

/**
 * Shortens a name for a bar. From a name that is too long, removes what follows a separator such as a comma, and the
 * legal form. A name that is still too long is cut, if possible after a whole word.
 */
export function shortName(name: string): string {
  if (name.length <= barLength) return name;
  // Very long names are cut first, so that the patterns below run on a short text.
  const start = name.slice(0, 5 * barLength);
  const core = (start.split(/\s+[–—|-]\s+|,\s+/)[0] ?? start).replace(/\s+(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Co\.)$/i, '');
  return excerpt(core, barLength);
}
