import DOMPurify from 'dompurify';
import { MOST_ICON_BYTES } from '#shared/domain/photo/file-rules.ts';

export const NOT_SVG = 'Only .svg files can be icons';
export const NO_DRAWING = 'This file holds no SVG drawing';
export const TOO_LARGE = 'This file is larger than 32 KB: icons have to be small drawings';

/** The drawing of the chosen file, or why it cannot be an icon. */
export async function readSvgIcon(file: File): Promise<{ svg: string } | { error: string }> {
  if (!/\.svg$/iu.test(file.name)) return { error: NOT_SVG };
  if (file.size > MOST_ICON_BYTES) return { error: TOO_LARGE };
  const svg = sanitizeSvg(await file.text());
  return svg === undefined ? { error: NO_DRAWING } : { svg };
}

/**
 * The drawing without scripts, handlers, links, foreign content and references to anything outside of it. Undefined for
 * what is no SVG document.
 */
export function sanitizeSvg(text: string): string | undefined {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== SVG || root.querySelector('parsererror')) return undefined;
  const fragment = DOMPurify.sanitize(root.outerHTML, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a', 'image', 'feImage'],
    RETURN_DOM_FRAGMENT: true,
  });
  const clean = fragment.querySelector('svg');
  if (!clean) return undefined;
  for (const element of [clean, ...clean.querySelectorAll('*')]) withoutForeignReferences(element);
  return new XMLSerializer().serializeToString(clean);
}

const SVG = 'http://www.w3.org/2000/svg';
/**
 * Of a style: a rule or function that can fetch something else than a part of the drawing, or an escape, which hides one.
 * Functions that take several addresses are none that a drawing needs.
 */
const FOREIGN = /\\|@import|@font-face|(?:image|image-set|cross-fade|src)\(|(?:element|url)\(\s*["']?(?!["']?#)/iu;

function withoutForeignReferences(element: Element): void {
  // The browser reads a style sheet from its own text alone, `textContent` from elements inside too: none may be there.
  if (element.localName === 'style' && (element.firstElementChild || FOREIGN.test(element.textContent)))
    element.remove();
  for (const { name, localName, value } of [...element.attributes]) {
    const leadsOut = localName === 'href' && !value.startsWith('#');
    if (leadsOut || FOREIGN.test(value)) element.removeAttribute(name);
  }
}
