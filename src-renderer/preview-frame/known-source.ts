import { idIn, type Source, sourceDifferences, type SourceElement, sourceOf } from './html-source.ts';
import { parsed, type ShownPage } from './shown-page.ts';

/** A part of the page that has an ID. */
interface SentPart extends Source {
  id: string;
  /** whether the shown part has the elements that the HTML has; undefined if that was not looked at */
  isBuilt?: boolean;
}

/** A part of which only texts and attributes differ. */
interface TextEdit {
  sent: SentPart;
  part: Element;
  /** the elements to exchange, each with its new HTML */
  elements: { own: Element; html: string }[];
}

/**
 * Takes over later states of a page from their HTML. While staff type, only a text or an attribute differs. Then only
 * the element with it is parsed, because parsing a section with hundreds of items can take longer than a frame.
 */
export class KnownSource {
  private readonly page: Document;
  private readonly shown: ShownPage;
  /** the parts as they were last sent, by ID */
  private readonly known = new Map<string, SentPart>();

  constructor(page: Document, shown: ShownPage) {
    this.page = page;
    this.shown = shown;
  }

  /** Takes over a later state, with the result of `ShownPage.take`. */
  take(html: string): boolean {
    const parts = partsIn(html);
    if (!parts) this.known.clear();
    const edits = this.shown.isWaiting ? [] : (parts ?? []).flatMap((part) => this.textEdit(part) ?? []);
    if (!this.shown.take(parsed(without(html, edits)))) return false;
    for (const { part, elements } of edits) this.shown.exchangeElements(part, elements);
    for (const part of parts ?? []) this.known.set(part.id, part);
    for (const { sent } of edits) sent.isBuilt = true;
    return true;
  }

  private textEdit(sent: SentPart): TextEdit | undefined {
    const known = this.known.get(sent.id);
    const part = this.page.getElementById(sent.id);
    if (!known || !part) return undefined;
    // The whole part is looked at only after it was parsed whole, because this takes 2 ms in a long list.
    known.isBuilt ??= isBuilt(part, known.element);
    if (!known.isBuilt) return undefined;
    const differences = sourceDifferences(known, sent);
    if (!differences || differences.some(({ path }) => path.length === 0)) return undefined;
    const elements = differences.map(({ path, html }) => ({ own: childAt(part, path), html }));
    return { sent, part, elements };
  }
}

const childAt = (part: Element, path: readonly number[]): Element =>
  path.reduce((element, at) => element.children[at] ?? element, part);

/** Returns the parts with an ID that are not marked as the same; undefined if the tags of the page do not nest. */
function partsIn(html: string): SentPart[] | undefined {
  const childOf = (element: SourceElement | undefined, wanted: string): SourceElement | undefined =>
    element?.children.find(({ name }) => name === wanted);
  const body = childOf(childOf(sourceOf(html), 'html'), 'body');
  return body?.children
    .flatMap((part) => (part.name === 'main' ? part.children : [part]))
    .flatMap((element) => {
      const id = idIn(element);
      return id === undefined || element.tag.includes(' data-same') ? [] : [{ id, html, element }];
    });
}

/** Whether an element of the page has the elements that its HTML has. A browser closes or moves some elements. */
const isBuilt = (shown: Element, { name, children }: SourceElement): boolean =>
  shown.localName.toLowerCase() === name &&
  shown.children.length === children.length &&
  [...shown.children].every((child, at) => isBuilt(child, children[at]!));

/** Returns the page with the mark for an unchanged part in the place of each part that is edited. */
function without(html: string, edits: readonly TextEdit[]): string {
  let from = 0;
  const texts = edits.map(({ sent: { id, element } }) => {
    const text = `${html.slice(from, element.start)}<template id="${id}" data-same></template>`;
    from = element.end;
    return text;
  });
  return texts.join('') + html.slice(from);
}
