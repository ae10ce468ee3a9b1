import type { PageInSections } from '../../site-page/index.ts';

/**
 * A page without what an earlier state of it has too: sections of the same markup and style sheets of the same text are
 * empty and marked `data-same`. A frame that shows the earlier state keeps those, and has less to parse.
 */
export function pageSince(before: PageInSections, { html, sections }: PageInSections): string {
  const had = new Map(before.sections.map(({ id, markup }) => [id, markup]));
  let page = withoutSameSheets(before.html, html);
  for (const { id, markup } of sections)
    if (had.get(id) === markup) page = page.replace(markup, () => `<template id="${id}" data-same></template>`);
  return page;
}

const sheets = /<style>[^]*?<\/style>/g;

function withoutSameSheets(before: string, html: string): string {
  const had = before.match(sheets) ?? [];
  let at = 0;
  return html.replace(sheets, (sheet) => (sheet === had[at++] ? '<style data-same></style>' : sheet));
}
