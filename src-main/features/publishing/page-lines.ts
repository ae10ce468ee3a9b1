import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose text does not count as words of the page. */
const unread = new Set(['head', 'script', 'style', 'noscript', 'template', 'svg', 'iframe', 'select']);
/** Elements that do not begin a new line. */
const withinLine = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'data', 'em', 'font', 'i', 'label', 'mark', 'q', 's', 'small', 'span'],
  ...['strong', 'sub', 'sup', 'time', 'u', 'wbr'],
]);

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Returns the lines of words on a page, in its order. */
export function linesOf(html: string): string[] {
  const lines = wordsIn(parse(html).childNodes).split('\n');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

const wordsIn = (nodes: readonly Node[]): string => nodes.map(wordsOf).join('');

function wordsOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value.replace(/\s+/g, ' ');
  if (!isElement(node) || unread.has(node.tagName)) return '';
  const words = wordsIn(node.childNodes);
  return withinLine.has(node.tagName) ? words : `\n${words}\n`;
}

/**
 * Returns the texts of a record, at any depth. Texts of fewer than three characters are left out, because they occur in
 * most lines.
 */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value !== 'string' || value.length < 3) return [];
  return [value.replace(/\s+/g, ' ').trim()];
}

/** Returns the lines of the first page that occur nowhere on the second, each once. */
export function linesMissing(lines: readonly string[], other: readonly string[]): string[] {
  const all = other.join(' ');
  return [...new Set(lines)].filter((line) => !all.includes(line));
}

/** Returns the addresses of the links on a page. */
export const linksOf = (html: string): string[] => hrefsIn(parse(html).childNodes);

const hrefsIn = (nodes: readonly Node[]): string[] =>
  nodes.filter(isElement).flatMap(({ tagName, attrs, childNodes }) => {
    const own = attrs.filter(({ name }) => tagName === 'a' && name === 'href').map(({ value }) => value);
    return [...own, ...hrefsIn(childNodes)];
  });
