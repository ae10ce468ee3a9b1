import { createHash } from 'node:crypto';
import { html, type Html } from '../site-page/html/html.ts';
import { commonHeaders } from './csp.ts';

const sheet = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 32px; box-sizing: border-box; }
  main { width: min(640px, 100%); }
  h1 { font-size: 20px; font-weight: 600; margin: 0 0 8px; }
  p { margin: 0 0 16px; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
  a { display: block; padding: 10px 14px; border: 1px solid GrayText; border-radius: 6px; color: CanvasText; text-decoration: none; }
  a:hover { border-color: CanvasText; }
  a:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
  a span { display: block; font-size: 13px; opacity: .8; }
  pre { max-height: 60vh; overflow: auto; margin: 0 0 16px; padding: 12px; border: 1px solid GrayText; border-radius: 6px; font-size: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/**
 * The Content Security Policy of these pages. It allows no scripts and no other files, so that the pages work whatever
 * else fails.
 */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (title: string, body: Html): string =>
  String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>`) +
  sheet +
  String(html`</style></head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`);

/** Returns the page that lists what a user can do after the studio's page has crashed twice. */
export const firstPage = (productName: string): string =>
  page(
    `${productName} has stopped twice`,
    html`<p role="status">Your drafts are on this computer, and nothing of them is lost.</p>
      <ul>
        <li>
          <a href="/reload" autofocus>Open again<span>Goes back to where you were.</span></a>
        </li>
        <li>
          <a href="/safe"
            >Start in safe mode<span
              >Without a preview and without kept copies of sites. Your drafts are there.</span
            ></a
          >
        </li>
        <li>
          <a href="/diagnostics"
            >Export diagnostics<span>Shows what helps to find the cause, without secrets, before it is saved.</span></a
          >
        </li>
        <li>
          <a href="/folder">Open the data folder<span>Drafts, their backups and the logs.</span></a>
        </li>
      </ul>`,
  );

/**
 * Returns the page that shows the diagnostics.
 * @param outcome where the diagnostics were saved, or the error of the last action; '' at first
 */
export const diagnosticsPage = (text: string, outcome: string): string =>
  page(
    'Diagnostics',
    html`<pre tabindex="0" aria-label="Diagnostics">${text}</pre>
      <p role="status">${outcome}</p>
      <ul>
        <li><a href="/save" autofocus>Save to a file…</a></li>
        <li><a href="/">Back</a></li>
      </ul>`,
  );

export const recoveryAnswer = (body: string): Response =>
  new Response(body, {
    headers: {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
