import { text } from '#shared/record/readers.ts';
import { html, nothing, raw, type Html } from '../html/html.ts';
import { js, type ScriptPart } from '../html/js.ts';
import { scriptJson } from '../html/json-ld.ts';
import type { Page } from '../page.ts';
import type { RenderInput } from '../types.ts';

const measurementId = /^(?:G|AW|GT|UA|DC)-[A-Z0-9-]+$/i;
const containerId = /^GTM-[A-Z0-9]+$/i;

/**
 * Renders a slot for widget code of the record. The code is embedded as JSON, so that unbalanced markup cannot break
 * the page, and is started once the browser is idle. A preview does not run the code, but shows where it will appear.
 */
export function widgetSlot(page: Pick<Page, 'mode'>, code: unknown, name: string): Html {
  const markup = text(code).trim();
  if (markup === '') return nothing;
  if (page.mode === 'preview') return html`<p class="code-slot">${name} appears here on the published page.</p>`;
  return html`<div class="code-slot" data-code-slot>
    <script type="application/json">
      ${scriptJson(markup)}
    </script>
  </div>`;
}

/**
 * Inserts the markup of each slot and runs its scripts, which innerHTML alone would not do. The record's analytics and
 * chat codes have their slots at the end of the body.
 */
export const slotScript: ScriptPart = {
  needed: ['data-code-slot'],
  code: js`
    on('load',()=>idle(()=>$$('[data-code-slot]',s=>{
      s.replaceChildren(d.createRange().createContextualFragment(JSON.parse(s.textContent)));
    }),2e3));
  `,
};

/**
 * Matches a `meta` or `link` tag. It also matches whole comments and whole elements such as `script`, so that tags
 * inside of these are not found (see `isMetadata`).
 */
const metadata =
  /<!--[\s\S]*?-->|<(script|style|noscript|template)\b[\s\S]*?<\/\1\s*>|<(?:meta|link)\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const isMetadata = (match: string): boolean => /^<(?:meta|link)\b/i.test(match);

/**
 * Returns the `meta` and `link` tags of the analytics code, as they were typed. They must be in the head that the
 * server sends, because a search engine looks there for the proof of ownership. All other code waits until the browser
 * is idle.
 */
export function headCode({ site, mode }: RenderInput): Html {
  if (mode === 'preview') return nothing;
  const tags = (text(site.google_analytics_tag).match(metadata) ?? []).filter(isMetadata);
  return raw(tags.join('\n'));
}

/** Renders the record's analytics and chat code, without the tags of `headCode`. */
export function publishedCode(input: RenderInput): Html {
  const { site, mode } = input;
  if (mode === 'preview') return nothing;
  const ofHead = text(site.google_analytics_tag).replaceAll(metadata, (match) => (isMetadata(match) ? '' : match));
  const codes = [ofHead, site.google_analytics_tag_body, site.so_tell_us_chat_code];
  return html`${codes.map((code) => widgetSlot(input, analyticsSnippet(text(code).trim()), ''))}`;
}

/** Returns the snippet to run. Staff paste either a whole snippet or only the ID of a tag or container. */
function analyticsSnippet(code: string): string {
  if (measurementId.test(code)) {
    return `<script async src="https://www.googletagmanager.com/gtag/js?id=${code}"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${code}')</script>`;
  }
  if (containerId.test(code)) {
    return `<script>window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'})</script><script async src="https://www.googletagmanager.com/gtm.js?id=${code}"></script>`;
  }
  return code;
}
