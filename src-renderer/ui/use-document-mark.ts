import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the document's root while `isOn`, for style sheets. A selector with `:has()` at the root could
 * replace it, but the browser would evaluate that on every change of the page.
 */
export function useDocumentMark(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { documentElement: root } = document;
    root.setAttribute(name, '');
    return () => root.removeAttribute(name);
  }, [name, isOn]);
}
