import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the document's root element while `isOn` is true, for style sheets. A selector with `:has()` at
 * the root could do the same, but the browser would evaluate the selector on every change of the page.
 */
export function useDocumentMark(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { documentElement: root } = document;
    root.setAttribute(name, '');
    return () => root.removeAttribute(name);
  }, [name, isOn]);
}
