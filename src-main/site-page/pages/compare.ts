import type { RenderInput } from '../types.ts';
import { assembleHome, renderHome } from './home.ts';
import { innerPages } from './inner/index.ts';
import { renderInner } from './inner/inner-page.ts';

export interface DrawnPage {
  /** path from the site's root, `''` for the home page */
  path: string;
  name: string;
  html: string;
}

/** Yields the home page and all pages below it. Each page is drawn only when the caller asks for it. */
export function* drawnPages(input: RenderInput): Generator<DrawnPage> {
  const home = assembleHome(input);
  const { page } = home;
  yield { path: '', name: page.words.home, html: renderHome(input, home) };
  for (const inner of innerPages(input, page)) {
    yield { path: inner.path, name: inner.name, html: renderInner(input, inner, page).body };
  }
}

/** The parts of a page other than sections: overlays, the look, and the title and description for search engines. */
const otherParts = ['overlays', 'look', 'search'] as const;

/**
 * Returns the IDs of the sections that differ between two states of a page, in the order of the later state; removed
 * sections come last. The names of the other parts that differ follow (see `otherParts`).
 */
export function changedParts(before: string, after: string): string[] {
  const [then, now] = [partsOf(before), partsOf(after)];
  const ids = [...new Set([...now.keys(), ...then.keys()])].filter((id) => now.get(id) !== then.get(id));
  const isOther = (id: string) => (otherParts as readonly string[]).includes(id);
  return [...ids.filter((id) => !isOther(id)), ...otherParts.filter((id) => ids.includes(id))];
}

/** Matches the start tag of a section, an overlay, a dialog or the phone bar. */
const starts = /<\w+ (?:id="([\w-]+)" )?class="(s|over|modal|phone-bar)[ "]/g;

function partsOf(html: string): Map<string, string> {
  const parts = new Map<string, string>();
  const add = (id: string, text: string): void => void parts.set(id, (parts.get(id) ?? '') + text);
  const begun = [...html.matchAll(starts)].map(({ index, 1: id, 2: kind }) => ({
    index,
    id: kind === 's' && id !== undefined ? id : 'overlays',
  }));
  begun.forEach(({ index, id }, at) => add(id, html.slice(index, begun[at + 1]?.index)));
  const head = html.slice(0, html.indexOf('</head>'));
  add('look', lookOf(head));
  add('search', head.match(/<title>[^<]*<\/title>|<meta name="description"[^>]*>/g)?.join('') ?? '');
  return parts;
}

/**
 * Returns the layers with colors, sizes and the record's settings. The other layers depend only on the sections and
 * their versions.
 */
const lookOf = (head: string): string =>
  [...head.matchAll(/<style>(.*?)<\/style>/gs)]
    .flatMap(([, sheet = '']) => sheet.split('@layer '))
    .filter((layer) => layer.startsWith('base{') || layer.startsWith('site{'))
    .join('');
