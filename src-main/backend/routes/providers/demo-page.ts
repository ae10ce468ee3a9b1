import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f1f3f6; color: #1d232c;
    font: 16px/1.5 system-ui, sans-serif }
  main { width: min(440px, 90vw); padding: 32px; border: 1px solid #d7dce3; border-radius: 10px; background: #fff }
  h1 { margin: 0 0 8px; font-size: 22px }
  small { display: block; margin-bottom: 24px; color: #66707f }
  a, button { display: inline-block; margin: 16px 8px 0 0; padding: 8px 16px; border: 1px solid #c1c8d2;
    border-radius: 6px; background: #fff; color: inherit; font: inherit; text-decoration: none; cursor: pointer }
  .main { border-color: #2d5be3; background: #2d5be3; color: #fff }
`;

const DEMO = html`<small>A demonstration: this page is simulated on your computer and reaches no real service.</small>`;

/** Answers with a page of a simulated service, which is marked as a demo. */
export const demoPage = (c: Context, title: string, body: unknown, status?: ContentfulStatusCode) =>
  plainPage(c, title, html`${DEMO}${body}`, status);

/** Answers with a simple page: a title and a short body. */
export function plainPage(c: Context, title: string, body: unknown, status: ContentfulStatusCode = 200) {
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${title}</title>
          <style>
            ${style}
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${body}
          </main>
        </body>
      </html>`,
    status,
  );
}
