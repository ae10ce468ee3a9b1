import type { PageInParts } from '../../site-page/index.ts';

/**
 * What a frame that shows an earlier state of a page needs of it: parts of the same markup and style sheets of the same
 * text are empty and marked `data-same`, and the head has nothing but style sheets. So there is less to send and to parse.
 */
export function pageSince(before: PageInParts, { html, parts }: PageInParts): string {
  const had = new Map(before.parts.map(({ key, markup }) => [key, markup]));
  let page = withSheetsAlone(before.html, html);
  for (const { key, markup, placeholder } of parts)
    if (had.get(key) === markup) page = page.replace(markup, () => placeholder);
  return page;
}

const sheets = /<style>[^]*?<\/style>/g;

function withSheetsAlone(before: string, html: string): string {
  const had = before.match(sheets) ?? [];
  const own = html.match(sheets) ?? [];
  const marked = own.map((sheet, at) => (sheet === had[at] ? '<style data-same></style>' : sheet));
  return html.replace(/<head>[^]*<\/head>/, () => `<head>${marked.join('')}</head>`);
}
