const system = '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif';
const familyName = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,60}$/u;
const builtIn = new Set(['system', 'system-ui', 'sans-serif', 'arial', 'helvetica', 'default', 'none']);

/** The web font a field names, '' for the system's own; names with other characters never reach a style sheet. */
export function webFont(value: string): string {
  const name = (value.split(',')[0] ?? '').replace(/["']/g, '').trim();
  return familyName.test(name) && !builtIn.has(name.toLowerCase()) ? name : '';
}

export function fontStack(family: string): string {
  return family === '' ? system : `"${family}",${system}`;
}

/** Style sheet URL of the named families; `optional` keeps a late font from moving text that is already shown. */
export function webFontUrl(families: readonly string[], display: 'optional' | 'swap'): string {
  const named = [...new Set(families)].filter(Boolean);
  if (named.length === 0) return '';
  const query = named.map((family) => `family=${encodeURIComponent(family)}:wght@400;600;700;800`).join('&');
  return `https://fonts.googleapis.com/css2?${query}&display=${display}`;
}
