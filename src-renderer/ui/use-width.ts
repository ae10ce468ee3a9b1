import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, in pixels; 0 before it is there. It is known before anything is painted. */
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
