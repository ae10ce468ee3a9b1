import type { PageInParts } from '../../site-page/index.ts';

/**
 * Returns a page for a frame that shows an earlier state of the page. Unchanged parts and unchanged style sheets are
 * empty elements marked `data-same`, and the head contains nothing but style sheets. So there is less to send and to
 * parse.
 */
export function pageSince(before: PageInParts, { html, parts }: PageInParts): string {
  const had = keyed(before);
  let page = `${html.slice(0, html.indexOf('<head>'))}<head>${sheetsSince(before.html, html)}`;
  let from = html.indexOf('</head>');
  for (const [key, { id, markup }] of keyed({ parts })) {
    if (had.get(key)?.markup !== markup) continue;
    // Searches from the end of the previous part, because the page is long and the parts are in the order of the page.
    const at = html.indexOf(markup, from);
    page += html.slice(from, at) + (id === null ? '<div class="over" data-same></div>' : same(id));
    from = at + markup.length;
  }
  return page + html.slice(from);
}

const same = (id: string): string => `<template id="${id}" data-same></template>`;

/** Returns the parts by their key. Overlays have no IDs, so the frame finds them by their class and position. */
function keyed({ parts }: Pick<PageInParts, 'parts'>) {
  let overlays = 0;
  return new Map(parts.map((part) => [part.id ?? `over ${overlays++}`, part]));
}

function sheetsSince(before: string, html: string): string {
  const had = sheetsOf(before);
  return sheetsOf(html)
    .map((sheet, at) => (sheet === had[at] ? '<style data-same></style>' : `<style>${sheet}</style>`))
    .join('');
}

const sheetsOf = (html: string): string[] =>
  html
    .slice(0, html.indexOf('</head>'))
    .split('<style>')
    .slice(1)
    .map((text) => text.slice(0, text.indexOf('</style>')));
