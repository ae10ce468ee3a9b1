const ascii = /^[ -~]*$/;

/**
 * Returns a text as part of a URL: in lower case, without accents, and with a dash for each run of characters other
 * than a–z and 0–9. There is no dash at the start or the end.
 */
export const slug = (value: string): string => dashed(unmarked(value.toLowerCase()));

/** Returns the slug that earlier published pages have, with a dash for an accent in a word: `disen-o` for “diseño”. */
export const formerSlug = (value: string): string => dashed(value.toLowerCase().normalize('NFKD'));

/**
 * Returns a slug for each name. Equal slugs are distinguished by numbers.
 * @param fallback slug for a name of which `slugOf` leaves nothing
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
