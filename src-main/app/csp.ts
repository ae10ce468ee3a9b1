import { createHash } from 'node:crypto';

/** Returns the text of a Content-Security-Policy header. */
function serialise(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Returns the policy of the studio's own pages. `nonce` is new for each page load and allows the style elements that
 * the component library adds.
 */
export function studioPolicy(nonce: string): string {
  return serialise({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['preview:'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  });
}

/**
 * Returns the policy of the studio's own pages during development. Vite reloads the page then, for which it needs
 * inline scripts, inline styles and a WebSocket.
 */
export function developmentPolicy(server: URL): string {
  const socket = `ws://${server.host}`;
  return serialise({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", server.origin, socket],
    'frame-src': ['preview:'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  });
}

/**
 * Returns the policy of a page, of a draft or an earlier version, that is drawn without the record's own code. The only
 * allowed script is the app's own, which shows later states of the page. `sandbox` makes the origin opaque, even if the
 * embedding frame has no `sandbox` attribute. Inline styles are allowed, because a published page has its styles
 * inline.
 * @param script text of the app's own script
 */
export const previewPolicy = (script: string): string =>
  serialise({
    'default-src': ["'none'"],
    'script-src': [`'sha256-${createHash('sha256').update(script).digest('base64')}'`],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'preview:', 'data:'],
    'media-src': ["'self'", 'preview:'],
    'font-src': ["'self'", 'preview:'],
    'frame-ancestors': ['app:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    sandbox: ['allow-scripts'],
  });

/**
 * Returns the policy of a draft's page that is drawn with the record's own code. The code may be inline or come from
 * any https address. It may call any https or wss address, but not the app's own schemes. `sandbox` makes the origin
 * opaque, so that the code stores nothing and shares nothing with other sites.
 */
export const ownCodePolicy = (): string =>
  serialise({
    'default-src': ["'none'"],
    'script-src': ["'unsafe-inline'", 'https:'],
    'style-src': ["'unsafe-inline'", 'https:'],
    'img-src': ["'self'", 'preview:', 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'preview:', 'https:'],
    'font-src': ["'self'", 'preview:', 'data:', 'https:'],
    'connect-src': ['https:', 'wss:'],
    'frame-src': ['https:'],
    'frame-ancestors': ['app:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    sandbox: ['allow-scripts'],
  });

/** Headers of every response that the app gives to its windows, or to the system's browser for drafts. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
