import { leadingHost } from '#shared/domain/site/link.ts';

const scheme = /^([a-z][a-z0-9+.-]*):/i;
const plain = /^[!-~]*$/;
const linkSchemes = new Set(['http', 'https', 'mailto', 'tel', 'sms']);
const pictureSources =
  /^(?:https?:|blob:|app:|preview:|data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]|[^:]*$|[^:]*[/?#])/i;

/**
 * Removes tabs, line breaks and leading control characters. Browsers ignore them, so they could hide `java\nscript:`
 * from a check.
 */
function visible(value: string): string {
  if (plain.test(value)) return value;
  let out = '';
  for (const char of value) if (char > '\u001f' && char !== '\u007f') out += char;
  return out.trim().replace(/\s/g, '%20');
}

/** A link target that cannot run code: http, https, mailto, tel, sms or relative; anything else is ''. */
export function safeUrl(value: string): string {
  const url = visible(value);
  if (url.startsWith('https://')) return url;
  const name = scheme.exec(url)?.[1]?.toLowerCase();
  if (name !== undefined && linkSchemes.has(name)) return url;
  if (leadingHost.test(url)) return `https://${url}`;
  if (name !== undefined) return '';
  if (/^[/\\]{2}/.test(url)) return externalUrl(url);
  return url;
}

/** An https URL of a web address stored with or without its scheme; '' when it does not name a host. */
export function externalUrl(value: string): string {
  if (value === '') return '';
  const rest = visible(value).replace(/^(?:https?:)?[/\\]*/i, '');
  return leadingHost.test(rest) ? `https://${rest}` : '';
}

/** The address of a picture in the record; '' for what cannot be one (`javascript:`, `data:text/html`). */
export function imageAddress(value: string): string {
  if (value === '') return '';
  const url = value.trim();
  if (url.startsWith('https://')) return url;
  const name = scheme.exec(visible(url))?.[1]?.toLowerCase();
  if (name === 'data') return safeImageUrl(url) && url;
  return name !== undefined && /script$/.test(name) ? '' : url;
}

/** The source of an image element: an address on the web or of the app's own schemes, or inline image data. */
export function safeImageUrl(value: string): string {
  const url = visible(value);
  return url.startsWith('https://') || pictureSources.test(url) ? url : '';
}

export function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
}

/** The absolute URL that crawlers need; a relative one is a file of the published folder. */
export function absolute(src: string, baseUrl: string): string {
  if (/^https?:/i.test(src)) return src;
  if (baseUrl === '' || src === '' || /^[a-z][a-z0-9+.-]*:/i.test(src)) return '';
  const root = src.startsWith('/') ? baseUrl.replace(/^(https?:\/\/[^/]+).*$/i, '$1') : baseUrl.replace(/\/?$/, '/');
  return root + src.replace(/^\.\//, '');
}
