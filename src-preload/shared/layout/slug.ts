const ascii = /^[ -~]*$/;

/** A text as a part of an address: its letters and digits without their marks, joined by dashes. */
export const slug = (value: string): string => dashed(unmarked(value.toLowerCase()));

/** The slug that texts with marks had when each mark became a dash: `disen-o` for “diseño”. Pages were published so. */
export const formerSlug = (value: string): string => dashed(value.toLowerCase().normalize('NFKD'));

/**
 * A slug for each name, told apart by numbers where names are alike.
 * @param fallback for a name without letters and digits
 */
export function distinctSlugs(names: readonly string[], fallback: string, slugOf = slug): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const base = slugOf(name) || fallback;
    let made = base;
    for (let at = 2; used.has(made); at++) made = `${base}-${at}`;
    used.add(made);
    return made;
  });
}

const unmarked = (text: string): string => (ascii.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''));

function dashed(text: string): string {
  const joined = text.replace(/[^a-z0-9]+/g, '-');
  return joined.slice(joined.startsWith('-') ? 1 : 0, joined.endsWith('-') ? -1 : undefined);
}
