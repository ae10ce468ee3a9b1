import type { DrawnElement } from 'jsdom';

/**
 * Of a style: a rule or function that can fetch something else than a part of the drawing, or an escape, which hides one.
 * Functions that take several addresses are none that a drawing needs.
 */
const FOREIGN = /\\|@import|@font-face|(?:image|image-set|cross-fade|src)\(|(?:element|url)\(\s*["']?(?!["']?#)/iu;

export function withoutForeignReferences(element: DrawnElement): void {
  // The browser reads a style sheet from its own text alone, `textContent` from elements inside too: none may be there.
  if (element.localName === 'style' && (element.firstElementChild || FOREIGN.test(element.textContent)))
    element.remove();
  for (const { name, localName, value } of [...element.attributes]) {
    const leadsOut = /^(?:.*:)?href$/i.test(localName) && !value.startsWith('#');
    if (leadsOut || FOREIGN.test(value)) element.removeAttribute(name);
  }
}

/** elements that all uses of a drawing may draw again */
const MOST_DRAWN_AGAIN = 10_000;

/** A use of what uses others again can draw a thousand million elements, which nobody waits for. */
export function withoutWideUses(svg: DrawnElement): void {
  const byId = new Map([...svg.querySelectorAll('[id]')].map((element) => [element.getAttribute('id'), element]));
  let left = MOST_DRAWN_AGAIN;
  for (const use of svg.querySelectorAll('use')) {
    const target = byId.get((use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '').slice(1));
    const size = !target || target.localName === 'use' || target.querySelector('use') ? Infinity : count(target);
    if (size > left) use.remove();
    else left -= size;
  }
}

const count = (element: DrawnElement): number => 1 + [...element.querySelectorAll('*')].length;
