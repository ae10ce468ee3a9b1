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

/** At most `max` characters, cut at a word. */
export function excerpt(value: string, max: number): string {
  const flat = value.replace(/\s+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = flat.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[,;:.\s]+$/, '')}…`;
}

/** The first character, whole even where it is more than one code unit. */
export function initial(value: string): string {
  const code = value.codePointAt(0);
  return code === undefined ? '' : String.fromCodePoint(code).toUpperCase();
}

/** Longest name in a bar: two lines of a phone. */
const barLength = 44;

/** A name for bars: without its legal form and what follows a dash or comma, then cut at a word. */
export function shortName(name: string): string {
  if (name.length <= barLength) return name;
  // Characters far beyond the limit are cut before the patterns run.
  const start = name.slice(0, 5 * barLength);
  const core = (start.split(/\s+[–—|-]\s+|,\s+/)[0] ?? start).replace(/\s+(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Co\.)$/i, '');
  return excerpt(core, barLength);
}
