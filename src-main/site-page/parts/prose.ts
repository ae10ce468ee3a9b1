import { escapeHtml, Html } from '../html/html.ts';

/**
 * Renders a paragraph for each line. It does not use the `html` tag, which is slower, because it runs more often than
 * any other function.
 */
export function prose(lines: readonly string[]): Html {
  let out = '';
  for (const line of lines) out += `<p dir="auto">${escapeHtml(line)}</p>`;
  return new Html(out);
}
