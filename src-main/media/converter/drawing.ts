import type { DrawnElement } from 'jsdom';
import { MOST_DRAWING_BYTES } from '#shared/domain/photo/file-rules.ts';
import { withoutForeignReferences, withoutWideUses } from './drawing-references.ts';
import type { ConvertedPhoto } from './messages.ts';
import { PictureRefused } from './refused.ts';

const SVG = 'http://www.w3.org/2000/svg';
const TEXT_NODE = 3;
/** bytes that are searched: a comment or a document type may come before the drawing */
const LOOKED_AT = 64 * 1024;
/** Elements with text or metadata, which are not drawn. */
const SAID_BESIDE = new Set(['metadata', 'title', 'desc', 'script', 'foreignObject']);
const DRAWN = 'path, rect, circle, ellipse, line, polyline, polygon, text, use';

/** Whether the bytes may be an SVG document; reading it shows whether they are. */
export function isDrawing(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('utf8');
  return /^\uFEFF?\s*</.test(head) && /<svg[\s>]/.test(head);
}

/**
 * Cleans an SVG drawing: removes scripts, handlers, links, foreign content, references to anything outside, and what is
 * not drawn, such as descriptions, comments and editors' data. The rest stays as it is.
 * @throws PictureRefused
 */
export async function cleanDrawing(bytes: Uint8Array): Promise<ConvertedPhoto> {
  if (bytes.length > MOST_DRAWING_BYTES) throw new PictureRefused('tooLargeDrawing');
  const { window, purifier } = await (loaded ??= load());
  const text = new TextDecoder().decode(bytes);
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== SVG) throw new PictureRefused('noDrawing');
  for (const element of root.querySelectorAll('*')) {
    if (element.namespaceURI !== SVG || SAID_BESIDE.has(element.localName)) element.remove();
  }
  const fragment = purifier.sanitize(root.outerHTML, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['a', 'image', 'feImage'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) as unknown as DrawnElement;
  const svg = fragment.querySelector('svg');
  if (!svg?.querySelector(DRAWN)) throw new PictureRefused('noDrawing');
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    withoutForeignReferences(element);
    withoutLooseText(element);
  }
  withoutWideUses(svg);
  const made = new window.XMLSerializer().serializeToString(svg);
  return { type: 'image/svg+xml', bytes: Buffer.from(made), ...sizeOf(svg), takenAt: null, place: null };
}

let loaded: ReturnType<typeof load> | undefined;

/** Imported on demand, because these libraries are large and most files are no drawings. */
async function load() {
  const [{ JSDOM }, { default: purifierOf }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM();
  return { window, purifier: purifierOf(window as unknown as Parameters<typeof purifierOf>[0]) };
}

/** Removes text outside of text elements, such as the rest of removed elements. */
function withoutLooseText(element: DrawnElement): void {
  if (element.localName === 'style') element.textContent = element.textContent.replace(/\/\*[\s\S]*?\*\//g, '');
  if (/^(?:style|text|tspan|textPath)$/.test(element.localName)) return;
  for (const node of [...element.childNodes]) if (node.nodeType === TEXT_NODE) node.remove();
}

/** The size in pixels; 0 × 0 where the drawing has none. Print units are ignored, because only the shape matters. */
function sizeOf(svg: DrawnElement): { width: number; height: number } {
  const length = (name: string): number => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(svg.getAttribute(name) ?? '')?.[1]);
  const [, , ...box] = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sizes = [[length('width'), length('height')], box];
  const [width = 0, height = 0] = sizes.find(([width = 0, height = 0]) => width > 0 && height > 0) ?? [];
  return { width, height };
}

/** The colors in a drawing, the most frequent first, as hex. */
export function colorsOfDrawing(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes);
  const found = new Map<string, number>();
  for (const [, color = ''] of text.matchAll(/#([\da-f]{6}|[\da-f]{3})\b/gi)) {
    const hex = `#${color.length === 3 ? color.replace(/./g, '$&$&') : color}`.toLowerCase();
    found.set(hex, (found.get(hex) ?? 0) + 1);
  }
  return [...found].sort(([, a], [, b]) => b - a).map(([color]) => color);
}
