/** Makes a site slug from a social-page slug or a site name: only lower-case letters, digits, _ and -. */
export function slugFrom(name: string): string {
  return name
    .trim()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}

/** Makes a company name from a slug: “blue-ridgePlumbing24” → “Blue Ridge Plumbing 24”. */
export function humanise(slug: string): string {
  return slug
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => (/^(and|of|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
