import { escapeHtml, Html } from '../html/html.ts';

/** A paragraph for each line; put together without the tag, because no markup is made more often. */
export function prose(lines: readonly string[]): Html {
  let out = '';
  for (const line of lines) out += `<p dir="auto">${escapeHtml(line)}</p>`;
  return new Html(out);
}
