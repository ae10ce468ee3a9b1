import { Idiomorph } from 'idiomorph';
import { differencesOf } from './differing.ts';
import type { Pictures } from './pictures.ts';
import { exchangeRules, rulesOf } from './style-rules.ts';

/** Attributes that this frame itself sets on elements of the page. */
export const MARKS = { edited: 'data-edited', lost: 'data-lost' } as const;
/** Whether the element is a placeholder (`data-same`) for a part or a style sheet that has not changed. */
const isPlaceholder = (element: Element): boolean => element.hasAttribute('data-same');
const marks: ReadonlySet<string> = new Set(Object.values(MARKS));

/** Returns the style sheets of a page. The last one must not be replaced, because its fonts would be loaded again. */
const stylesOf = (page: Document): HTMLStyleElement[] => [...page.head.querySelectorAll('style')];

export const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/**
 * The page that the frame shows. `take` exchanges the parts that differ in a later state of the page, such as sections
 * and dialogs. Everything else stays as it is, with its focus, scroll position and running animations.
 */
export class ShownPage {
  private readonly page: Document;
  private readonly pictures: Pictures;
  /** the HTML of each part as it was drawn, without later changes by the visitor */
  private readonly drawn = new WeakMap<Element, string>();
  /** the text of each style sheet whose rules were exchanged, which its element does not have */
  private readonly sheets = new WeakMap<HTMLStyleElement, string>();

  constructor(page: Document, pictures: Pictures) {
    this.page = page;
    this.pictures = pictures;
    for (const part of allParts(page)) this.drawn.set(part, part.outerHTML);
  }

  /**
   * Takes over a later state, in which an unchanged section or style sheet may be an empty placeholder. Returns false
   * and changes nothing if the page needs a new frame: its language, direction, fonts or number of style sheets differ,
   * or a placeholder has no counterpart here.
   */
  take(next: Document): boolean {
    const [own, others] = [stylesOf(this.page), stylesOf(next)];
    const isAlike = (name: string) =>
      this.page.documentElement.getAttribute(name) === next.documentElement.getAttribute(name);
    if (!isAlike('lang') || !isAlike('dir') || own.length !== others.length) return false;
    const known = keyed(allParts(this.page));
    if ([...keyed(allParts(next))].some(([key, part]) => isPlaceholder(part) && !known.has(key))) return false;
    const styles = own.map((style, at) => ({ style, other: others[at]! }));
    const changed = styles.filter(
      ({ style, other }) => !isPlaceholder(other) && this.sheetOf(style) !== other.textContent,
    );
    if (changed.some(({ style }) => style === own.at(-1))) return false;
    for (const { style, other } of changed) this.exchangeSheet(style, other.textContent);
    this.exchangeParts(this.page.body, next.body);
    return true;
  }

  /** Whether a picture is waiting to replace another. */
  get isWaiting(): boolean {
    return this.pictures.isWaiting;
  }

  /** Exchanges elements of a part. Each has the same elements inside as its new HTML, with the same IDs. */
  exchangeElements(part: Element, elements: readonly { own: Element; html: string }[]): void {
    // The next state of the part that is compared as a whole has to be compared with the elements as they are then.
    this.drawn.delete(part);
    for (const { own, html } of elements) {
      const template = document.createElement('template');
      template.innerHTML = html;
      const [next] = template.content.children;
      if (next) this.exchangeDifferences(own, next);
    }
  }

  private readonly sheetOf = (style: HTMLStyleElement): string => this.sheets.get(style) ?? style.textContent;

  private exchangeSheet(style: HTMLStyleElement, next: string): void {
    const own = rulesOf(this.sheetOf(style));
    try {
      if (style.sheet && own.length > 0 && exchangeRules(style.sheet, own, rulesOf(next))) {
        this.sheets.set(style, next);
        return;
      }
    } catch {
      // The browser could not read a rule of its own. The whole sheet, in which it ignores such a rule, is taken instead.
    }
    style.textContent = next;
    this.sheets.delete(style);
  }

  private exchangeParts(shown: Element, next: Element): void {
    const known = keyed(partsOf(shown));
    const wanted = keyed(partsOf(next));
    const isFor = (part: Element | undefined, there: Element): boolean =>
      part !== undefined && (isPlaceholder(part) || part.tagName === there.tagName);
    for (const [key, there] of known) if (!isFor(wanted.get(key), there)) there.remove();
    let place = partsOf(shown)[0] ?? null;
    for (const [key, part] of wanted) {
      const there = known.get(key);
      if (!there || !isFor(part, there)) {
        this.drawn.set(part, part.outerHTML);
        shown.insertBefore(part, place ?? firstScript(shown));
        continue;
      }
      if (there === place) place = nextPart(there);
      else move(shown, there, place);
      if (there.localName === 'main') this.exchangeParts(there, part);
      else if (!isPlaceholder(part)) this.exchange(there, part);
    }
  }

  private exchange(part: Element, next: Element): void {
    const html = next.outerHTML;
    if (this.drawn.get(part) === html) return;
    this.drawn.set(part, html);
    // Idiomorph moves elements with IDs, and keeps pictures that another picture is waiting to replace. So it has to see
    // the whole part if one of the two is possible.
    if (this.pictures.isWaiting || idsIn(part) !== idsIn(next)) return this.morph(part, next);
    this.exchangeDifferences(part, next);
  }

  private exchangeDifferences(shown: Element, next: Element): void {
    for (const { own, next: other } of differencesOf(shown, next, mayStay)) {
      if (own instanceof Element) this.morph(own, other as Element);
      else own.nodeValue = other.nodeValue;
    }
  }

  private morph(own: Element, next: Element): void {
    void Idiomorph.morph(own, next, {
      morphStyle: 'outerHTML',
      // Keeps the text that is being typed into a form of the page.
      ignoreActiveValue: true,
      callbacks: {
        beforeNodeMorphed: (node, other) => {
          if (isImage(node) && isImage(other)) {
            const src = other.getAttribute('src') ?? '';
            if (node.getAttribute('src') === src) this.pictures.keep(node);
            else this.pictures.show(node, src);
          }
          return true;
        },
        // `pictures` sets `src` once the picture is decoded.
        beforeAttributeUpdated: (name, node) => !mayStay(name, node) && !(name === 'src' && isImage(node)),
      },
    });
  }
}

/** Whether an attribute is not of the page: the marks, and whether the visitor has opened `<details>`. */
const mayStay = (name: string, { localName }: Element): boolean =>
  marks.has(name) || (name === 'open' && localName === 'details');

const idsIn = (part: Element): string => [...part.querySelectorAll('[id]')].map(({ id }) => id).join();

const isImage = (node: Node): node is HTMLImageElement => node.nodeName === 'IMG';

const isPart = (element: Element): boolean => element.localName !== 'script';
const partsOf = (parent: Element): Element[] => [...parent.children].filter(isPart);

/** Returns the parts in the page's body, then the parts in its `<main>`. */
const allParts = ({ body }: Document): Element[] =>
  [body, ...body.querySelectorAll(':scope > main')].flatMap((parent) => partsOf(parent));

/** Returns the frame's own script, before which a part at the end of the body is inserted; null within `<main>`. */
const firstScript = (parent: Element): Element | null => [...parent.children].find((child) => !isPart(child)) ?? null;

function nextPart(part: Element): Element | null {
  const next = part.nextElementSibling;
  return next && isPart(next) ? next : null;
}

/** Returns the parts by key: the ID, else tag, first class and number among the parts with this tag and class. */
function keyed(parts: readonly Element[]): Map<string, Element> {
  const counts = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      if (part.id) return [`#${part.id}`, part];
      const kind = `${part.localName}.${part.classList[0] ?? ''}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [`${kind} ${count}`, part];
    }),
  );
}

/** Moves a part, if possible by `moveBefore`, which keeps the focus, scroll positions and animations in the part. */
function move(parent: Element, part: Element, before: Element | null): void {
  if ('moveBefore' in parent) parent.moveBefore(part, before ?? firstScript(parent));
  else (parent as Element).insertBefore(part, before ?? firstScript(parent));
}
