import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the document's root while `isOn`, for style sheets. A `:has()` at the root would do without, but the browser
 * looks for what it names on every change of the window.
 */
export function useDocumentMark(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { documentElement: root } = document;
    root.setAttribute(name, '');
    return () => root.removeAttribute(name);
  }, [name, isOn]);
}
