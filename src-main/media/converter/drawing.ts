import type { DrawnElement } from 'jsdom';
import { MOST_DRAWING_BYTES } from '#shared/domain/photo/file-rules.ts';
import { withoutForeignReferences, withoutWideUses } from './drawing-references.ts';
import type { ConvertedPhoto } from './messages.ts';
import { PictureRefused } from './refused.ts';

const SVG = 'http://www.w3.org/2000/svg';
const TEXT_NODE = 3;
/** number of bytes that are searched for `<svg`, because a comment or a document type may come before it */
const LOOKED_AT = 64 * 1024;
/** Elements that are removed: text and metadata that are not drawn, scripts, and foreign content. */
const REMOVED_ELEMENTS = new Set(['metadata', 'title', 'desc', 'script', 'foreignObject']);
const DRAWN = 'path, rect, circle, ellipse, line, polyline, polygon, text, use';

/** Whether the bytes look like an SVG document. `cleanDrawing` finds out whether they are one. */
export function isDrawing(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('utf8');
  return /^\uFEFF?\s*</.test(head) && /<svg[\s>]/.test(head);
}

/**
 * Cleans an SVG drawing. Removes what could run, load or follow something, such as scripts, links and references to
 * anything outside. Also removes what is not drawn, such as descriptions, comments and data of editors.
 * @throws PictureRefused
 */
export async function cleanDrawing(bytes: Uint8Array): Promise<ConvertedPhoto> {
  if (bytes.length > MOST_DRAWING_BYTES) throw new PictureRefused('tooLargeDrawing');
  const { window, purifier } = await (loaded ??= load());
  const text = new TextDecoder().decode(bytes);
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== SVG) throw new PictureRefused('noDrawing');
  for (const element of root.querySelectorAll('*')) {
    if (element.namespaceURI !== SVG || REMOVED_ELEMENTS.has(element.localName)) element.remove();
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

/** Loads the libraries on demand, because they are large and most files are not drawings. */
async function load() {
  const [{ JSDOM }, { default: purifierOf }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM();
  return { window, purifier: purifierOf(window as unknown as Parameters<typeof purifierOf>[0]) };
}

/** Removes comments in styles, and text outside of text elements, such as what removed elements leave behind. */
function withoutLooseText(element: DrawnElement): void {
  if (element.localName === 'style') element.textContent = element.textContent.replace(/\/\*[\s\S]*?\*\//g, '');
  if (/^(?:style|text|tspan|textPath)$/.test(element.localName)) return;
  for (const node of [...element.childNodes]) if (node.nodeType === TEXT_NODE) node.remove();
}

/**
 * Returns the size in pixels from the drawing's width and height, else from its `viewBox`; 0 × 0 if it has neither.
 * Ignores sizes in other units, such as mm, because only the aspect ratio matters.
 */
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

/** Returns the colors that a drawing states in hex, each as `#` and six digits, the most frequent first. */
export function colorsOfDrawing(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes);
  const found = new Map<string, number>();
  for (const [, color = ''] of text.matchAll(/#([\da-f]{6}|[\da-f]{3})\b/gi)) {
    const hex = `#${color.length === 3 ? color.replace(/./g, '$&$&') : color}`.toLowerCase();
    found.set(hex, (found.get(hex) ?? 0) + 1);
  }
  return [...found].sort(([, a], [, b]) => b - a).map(([color]) => color);
}
