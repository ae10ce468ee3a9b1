/**
 * End of the host names to which the app's custom schemes are mapped, because Chromium cannot load custom schemes. A
 * request to `https://studio.app.invalid/index.html` is intercepted and answered as `app://studio/index.html`.
 * `.invalid` never resolves (RFC 6761), so nothing reaches the network.
 */
const SUFFIX = '.invalid';
/** Replaces the empty host of `app:///path`. */
const NO_HOST = '-';

/** Maps `app://studio/a?b#c` to `https://studio.app.invalid/a?b#c`. Returns other URLs unchanged. */
export function toChromium(url: string, schemes: Iterable<string>): string {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/is.exec(url);
  const scheme = match?.[1]?.toLowerCase();
  if (!match || !scheme || !new Set(schemes).has(scheme)) return url;
  const host = (match[2] || NO_HOST).toLowerCase();
  const rest = match[3] ?? '';
  return `https://${host}.${scheme}${SUFFIX}${rest.startsWith('/') ? '' : '/'}${rest}`;
}

/** Reverses `toChromium`. Returns other URLs unchanged, and adds no path to an origin. */
export function toCustom(url: string, schemes: Iterable<string>): string {
  const match = /^https:\/\/([^/?#]+)\.([a-z0-9+-]+)\.invalid(?=[/?#]|$)(.*)$/is.exec(url);
  const scheme = match?.[2]?.toLowerCase();
  if (!match || !scheme || !new Set(schemes).has(scheme)) return url;
  const host = match[1] === NO_HOST ? '' : match[1];
  return `${scheme}://${host}${match[3] ?? ''}`;
}

/**
 * Returns a URL's origin as Electron reports it: for example `app://studio` for a custom scheme, and 'null' for an
 * opaque origin or an invalid URL.
 */
export function originOf(url: string, schemes: Iterable<string>): string {
  const custom = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i.exec(toCustom(url, schemes));
  if (custom?.[1] && new Set(schemes).has(custom[1].toLowerCase())) return `${custom[1].toLowerCase()}://${custom[2]}`;
  try {
    return new URL(url).origin;
  } catch {
    return 'null';
  }
}

/** Maps the sources of a content security policy that name a custom scheme, such as `preview:` or `app://studio`. */
export function translateCsp(policy: string, schemes: Iterable<string>): string {
  const known = new Set(schemes);
  return policy.replace(/([^\s;,]+)/g, (source) => {
    const whole = /^([a-z][a-z0-9+.-]*):(?:\/\/)?$/i.exec(source)?.[1]?.toLowerCase();
    if (whole && known.has(whole)) return `https://*.${whole}${SUFFIX}`;
    const mapped = toChromium(source, known);
    return mapped === source ? source : source.endsWith('/') ? mapped : mapped.replace(/\/$/, '');
  });
}

const URL_HEADERS = new Set(['location', 'access-control-allow-origin', 'content-location']);

/** Returns the response headers of a protocol handler, with their URLs mapped for Chromium. */
export function translateResponseHeaders(
  headers: Iterable<[string, string]>,
  schemes: Iterable<string>,
): Record<string, string> {
  const known = new Set(schemes);
  const out: Record<string, string> = {};
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    if (key.startsWith('content-security-policy')) out[key] = translateCsp(value, known);
    else if (URL_HEADERS.has(key)) out[key] = trimOrigin(toChromium(value, known), value);
    else out[key] = value;
  }
  return out;
}

function trimOrigin(mapped: string, original: string): string {
  return original.endsWith('/') ? mapped : mapped.replace(/^(https:\/\/[^/]+)\/$/, '$1');
}
