import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the width of an element in pixels; 0 in the first render. The element must be part of the first render. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = (): void => setWidth(current.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
