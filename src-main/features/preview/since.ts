import type { PageInParts } from '../../site-page/index.ts';

/**
 * What a frame that shows an earlier state of a page needs of it: parts of the same markup and style sheets of the same
 * text are empty and marked `data-same`, and the head has nothing but style sheets. So there is less to send and to parse.
 */
export function pageSince(before: PageInParts, { html, parts, overlays }: PageInParts): string {
  const had = new Map(before.parts.map(({ id, markup }) => [id, markup]));
  let page = withSheetsAlone(before.html, html);
  for (const { id, markup } of parts)
    if (had.get(id) === markup) page = page.replace(markup, () => `<template id="${id}" data-same></template>`);
  // Overlays have no ids: the frame knows them by their class and place.
  for (const [at, markup] of overlays.entries())
    if (before.overlays[at] === markup) page = page.replace(markup, () => '<div class="over" data-same></div>');
  return page;
}

const sheets = /<style>[^]*?<\/style>/g;

function withSheetsAlone(before: string, html: string): string {
  const had = before.match(sheets) ?? [];
  const own = html.match(sheets) ?? [];
  const marked = own.map((sheet, at) => (sheet === had[at] ? '<style data-same></style>' : sheet));
  return html.replace(/<head>[^]*<\/head>/, () => `<head>${marked.join('')}</head>`);
}
