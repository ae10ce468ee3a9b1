/** An element in the HTML of a page. */
export interface SourceElement {
  /** in lower case */
  name: string;
  /** the start tag with its attributes */
  tag: string;
  /** offset of the start tag in the HTML */
  start: number;
  /** offset of what follows the element in the HTML */
  end: number;
  children: SourceElement[];
}

/** An element, and the HTML in which it is. */
export interface Source {
  html: string;
  element: SourceElement;
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** elements whose content has no tags */
const TEXT_ONLY = new Set(['script', 'style', 'textarea', 'title']);

const tags = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][a-z0-9-]*)([^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*)>/gi;

/**
 * Returns a page's outermost elements as the children of an element without a name; undefined if an end tag is missing
 * or superfluous. It knows only the tags as they are written, and not where a browser closes or moves an element.
 */
export function sourceOf(html: string): SourceElement | undefined {
  const root: SourceElement = { name: '', tag: '', start: 0, end: html.length, children: [] };
  const open = [root];
  tags.lastIndex = 0;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [tag, slash, written, attributes = ''] = match;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const end = match.index + tag.length;
    if (slash === '/') {
      const closed = open.pop();
      if (closed?.name !== name) return undefined;
      closed.end = end;
      continue;
    }
    const element = { name, tag, start: match.index, end, children: [] };
    open.at(-1)!.children.push(element);
    if (!VOID.has(name) && !attributes.endsWith('/')) open.push(element);
    if (TEXT_ONLY.has(name)) tags.lastIndex = Math.max(end, html.indexOf(`</${written}`, end));
  }
  return open.length === 1 ? root : undefined;
}

/** Returns the HTML of an element. */
export const htmlOf = ({ html, element: { start, end } }: Source): string => html.slice(start, end);

/** The HTML of an element that differs, and the indexes of the children that lead to it. */
export interface SourceDifference {
  path: readonly number[];
  html: string;
}

/**
 * Returns the smallest elements that differ between an element and its next state: those whose own text or attributes
 * do. Returns undefined if the two differ in a tag's name, in the number of tags, or in an ID.
 */
export function sourceDifferences(
  own: Source,
  next: Source,
  path: readonly number[] = [],
): SourceDifference[] | undefined {
  const html = htmlOf(next);
  if (htmlOf(own) === html) return [];
  const [before, after] = [own.element, next.element];
  if (before.name !== after.name || before.children.length !== after.children.length) return undefined;
  if (before.tag !== after.tag && idIn(before) !== idIn(after)) return undefined;
  const inside: SourceDifference[] = [];
  for (const [at, child] of before.children.entries()) {
    const to = { html: next.html, element: after.children[at]! };
    const found = sourceDifferences({ html: own.html, element: child }, to, [...path, at]);
    if (!found) return undefined;
    inside.push(...found);
  }
  // The parts of a drawing cannot be parsed alone.
  const isWhole = after.name === 'svg' || before.tag !== after.tag || ownText(own) !== ownText(next);
  return isWhole ? [{ path, html }] : inside;
}

/** Returns the ID of an element; undefined if it has none. */
export const idIn = ({ tag }: SourceElement): string | undefined => /\sid="([^"]*)"/.exec(tag)?.[1];

/** Returns the text between an element's children, with a sign in the place of each child. */
function ownText({ html, element: { start, end, tag, children } }: Source): string {
  let from = start + tag.length;
  const texts = children.map((child) => {
    const text = html.slice(from, child.start);
    from = child.end;
    return text;
  });
  return [...texts, html.slice(from, end)].join('<>');
}
