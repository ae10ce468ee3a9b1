import { createHash } from 'node:crypto';

/** Writes a policy as text; an empty source list is a directive without a value. */
function serialise(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The policy of the studio's own pages. `nonce` allows the style elements that the component library adds in this page
 * load.
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

/** The policy during development: the tool that reloads the page needs its inline script and its socket. */
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
 * The policy of the draft's page: the only script is the app's own, which shows later states of the page; the origin is
 * opaque, whatever the embedding frame allows. Styles are inline, as in the published page.
 * @param script text of that script
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
 * The policy of the draft's page with the record's own code: code may come from anywhere on the web and ask the web, but
 * neither the app nor this computer. The origin is opaque, so that it keeps nothing and shares nothing with other sites.
 */
export const publishedPolicy = (): string =>
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

/** Sent with every answer of the app's own schemes. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
