const ascii = /^[ -~]*$/;

/** A text as a part of an address: its letters and digits, joined by dashes. */
export function slug(value: string): string {
  const lower = value.toLowerCase();
  const dashed = (ascii.test(lower) ? lower : lower.normalize('NFKD')).replace(/[^a-z0-9]+/g, '-');
  return dashed.slice(dashed.startsWith('-') ? 1 : 0, dashed.endsWith('-') ? -1 : undefined);
}
