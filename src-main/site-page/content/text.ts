/** Paragraphs of a text that staff typed with blank lines or single line breaks. */
export function paragraphs(value: string): string[] {
  return value
    .split(/\r?\n(?:\s*\r?\n)*/)
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

export function slug(value: string): string {
  return value
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
