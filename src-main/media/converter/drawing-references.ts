import type { DrawnElement } from 'jsdom';

/**
 * Matches styles and attributes that could load something from outside of the drawing, and any backslash, which could
 * hide such a style. `image(`, `image-set(`, `cross-fade(` and `src(` match even with a reference into the drawing,
 * because no drawing needs them.
 */
const FOREIGN = /\\|@import|@font-face|(?:image|image-set|cross-fade|src)\(|(?:element|url)\(\s*["']?(?!["']?#)/iu;

export function withoutForeignReferences(element: DrawnElement): void {
  // Browsers read only a style element's own text, but `textContent` includes the text of elements inside, which could
  // hide a reference from the check. So a style element that contains elements is removed.
  if (element.localName === 'style' && (element.firstElementChild || FOREIGN.test(element.textContent)))
    element.remove();
  for (const { name, localName, value } of [...element.attributes]) {
    const leadsOut = /^(?:.*:)?href$/i.test(localName) && !value.startsWith('#');
    if (leadsOut || FOREIGN.test(value)) element.removeAttribute(name);
  }
}

/** maximum number of elements that all `use` elements together may draw */
const MOST_DRAWN_AGAIN = 10_000;

/**
 * Removes `use` elements that have no target, whose target is or contains a `use` element, or that would draw too much.
 * Nested `use` elements could draw a thousand million elements.
 */
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
