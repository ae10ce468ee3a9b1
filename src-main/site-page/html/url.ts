import { leadingHost } from '#shared/domain/site/link.ts';

const scheme = /^([a-z][a-z0-9+.-]*):/i;
const plain = /^[!-~]*$/;
const linkSchemes = new Set(['http', 'https', 'mailto', 'tel', 'sms']);
const pictureSources =
  /^(?:https?:|blob:|app:|preview:|data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]|[^:]*$|[^:]*[/?#])/i;

/**
 * Removes control characters such as tabs and line breaks, and encodes white space within the value. Browsers ignore
 * some control characters, so these could hide `java\nscript:` from a check.
 */
function withoutControls(value: string): string {
  if (plain.test(value)) return value;
  let out = '';
  for (const char of value) if (char > '\u001f' && char !== '\u007f') out += char;
  return out.trim().replace(/\s/g, '%20');
}

/**
 * Returns a link target that cannot run code: http, https, mailto, tel, sms or relative. A host without a scheme gets
 * https; anything else becomes ''.
 */
export function safeUrl(value: string): string {
  const url = withoutControls(value);
  if (url.startsWith('https://')) return url;
  const name = scheme.exec(url)?.[1]?.toLowerCase();
  if (name !== undefined && linkSchemes.has(name)) return url;
  if (leadingHost.test(url)) return `https://${url}`;
  if (name !== undefined) return '';
  if (/^[/\\]{2}/.test(url)) return externalUrl(url);
  return url;
}

/** Returns the https URL of a web address that is stored with or without its scheme; '' if it does not name a host. */
export function externalUrl(value: string): string {
  if (value === '') return '';
  const rest = withoutControls(value).replace(/^(?:https?:)?[/\\]*/i, '');
  return leadingHost.test(rest) ? `https://${rest}` : '';
}

/** Returns the address of a picture in the record; '' for what cannot be one (`javascript:`, `data:text/html`). */
export function imageAddress(value: string): string {
  if (value === '') return '';
  const url = value.trim();
  if (url.startsWith('https://')) return url;
  const name = scheme.exec(withoutControls(url))?.[1]?.toLowerCase();
  if (name === 'data') return safeImageUrl(url) && url;
  return name !== undefined && /script$/.test(name) ? '' : url;
}

/**
 * Returns the source of an image element: a web, relative or blob address, an address of one of the app's own schemes,
 * or inline image data; '' for anything else.
 */
export function safeImageUrl(value: string): string {
  const url = withoutControls(value);
  return url.startsWith('https://') || pictureSources.test(url) ? url : '';
}

export function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
}

/**
 * Returns the absolute URL of `src`, because crawlers need one. A relative `src` is resolved against `baseUrl`. Returns
 * '' for an empty `src`, for a relative `src` without a `baseUrl`, and for schemes other than http and https.
 */
export function absolute(src: string, baseUrl: string): string {
  if (/^https?:/i.test(src)) return src;
  if (src.startsWith('//')) return `https:${src}`;
  if (baseUrl === '' || src === '' || /^[a-z][a-z0-9+.-]*:/i.test(src)) return '';
  const root = src.startsWith('/') ? baseUrl.replace(/^(https?:\/\/[^/]+).*$/i, '$1') : baseUrl.replace(/\/?$/, '/');
  return root + src.replace(/^\.\//, '');
}
