import { escapeHtml, Html } from '../html/html.ts';

/**
 * Renders a paragraph for each line, without the `html` tag: the tag would be slower, and this function often runs.
 */
export function prose(lines: readonly string[]): Html {
  let out = '';
  for (const line of lines) out += `<p dir="auto">${escapeHtml(line)}</p>`;
  return new Html(out);
}
