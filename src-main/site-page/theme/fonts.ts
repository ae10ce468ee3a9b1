const system = '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif';
const familyName = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,60}$/u;
const generic = new Set(['system', 'system-ui', 'sans-serif', 'default', 'none']);
/** Shown where they are installed, never worth a request; Inter is what the editor starts every site with. */
const local = new Set(['inter', 'arial', 'helvetica']);

/** The font family a field names, '' for the system's own; names with other characters never reach a style sheet. */
export function fontFamily(value: string): string {
  const name = (value.split(',')[0] ?? '').replace(/["']/g, '').trim();
  return familyName.test(name) && !generic.has(name.toLowerCase()) ? name : '';
}

export function fontStack(family: string): string {
  return family === '' ? system : `"${family}",${system}`;
}

/** Style sheet URL of those families that have to be fetched, '' when there are none. */
export function webFontUrl(families: readonly string[], display: 'optional' | 'swap'): string {
  const fetched = [...new Set(families)].filter((family) => family !== '' && !local.has(family.toLowerCase()));
  if (fetched.length === 0) return '';
  const query = fetched.map((family) => `family=${encodeURIComponent(family)}:wght@400;600;700;800`).join('&');
  return `https://fonts.googleapis.com/css2?${query}&display=${display}`;
}
