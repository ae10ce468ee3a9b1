import { escapeHtml, Html } from '../html/html.ts';

/** A paragraph for each line; joined without the `html` tag, because this runs more often than anything else. */
export function prose(lines: readonly string[]): Html {
  let out = '';
  for (const line of lines) out += `<p dir="auto">${escapeHtml(line)}</p>`;
  return new Html(out);
}
