declare module 'jsdom' {
  /** The members of a DOM element that the converter uses. The main process is compiled without the DOM types. */
  export interface DrawnElement {
    readonly localName: string;
    readonly namespaceURI: string | null;
    readonly firstElementChild: DrawnElement | null;
    readonly parentElement: DrawnElement | null;
    readonly childNodes: Iterable<{ readonly nodeType: number; remove(): void }>;
    readonly attributes: Iterable<{ readonly name: string; readonly localName: string; readonly value: string }>;
    readonly outerHTML: string;
    textContent: string;
    getAttribute(name: string): string | null;
    removeAttribute(name: string): void;
    querySelector(selector: string): DrawnElement | null;
    querySelectorAll(selector: string): Iterable<DrawnElement>;
    remove(): void;
  }
  export class JSDOM {
    readonly window: {
      readonly DOMParser: new () => { parseFromString(text: string, type: string): { documentElement: DrawnElement } };
      readonly XMLSerializer: new () => { serializeToString(element: DrawnElement): string };
    };
  }
}
