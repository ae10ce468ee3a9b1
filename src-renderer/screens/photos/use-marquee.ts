import { type PointerEvent, type RefObject, useState } from 'react';

interface Marquee {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** the rectangle that is being drawn, in pixels from the holder's upper left corner */
  box: DOMRect | undefined;
}

/** Maximum distance, in pixels, that the pointer may move during a click. */
const MOST_CLICK_MOVE = 6;

/**
 * Lets the user draw a rectangle over the holder with the pointer, to choose what the rectangle touches.
 * @param onChange called while the rectangle is drawn; `adds` is true if the photos are added to the former choice
 * (Ctrl, ⌘ or Shift)
 */
export function useMarquee(
  holder: RefObject<HTMLElement | null>,
  onChange: (box: DOMRect, adds: boolean) => void,
): Marquee {
  const [box, setBox] = useState<DOMRect>();
  const onPointerDown = (start: PointerEvent<HTMLElement>): void => {
    const grid = holder.current;
    const isControl = (start.target as HTMLElement).closest('button, input, label, select, [role=button]');
    if (!grid || start.button !== 0 || start.pointerType === 'touch' || isControl) return;
    const at = (event: { clientX: number; clientY: number }) => {
      const { left, top } = grid.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const from = at(start);
    let isDrawn = false;
    const move = (event: globalThis.PointerEvent): void => {
      const to = at(event);
      isDrawn ||= Math.hypot(to.x - from.x, to.y - from.y) > MOST_CLICK_MOVE;
      if (!isDrawn) return;
      const corner = [Math.min(from.x, to.x), Math.min(from.y, to.y)] as const;
      const drawn = new DOMRect(...corner, Math.abs(to.x - from.x), Math.abs(to.y - from.y));
      setBox(drawn);
      onChange(drawn, event.ctrlKey || event.metaKey || event.shiftKey);
    };
    const listening = new AbortController();
    const end = (): void => {
      listening.abort();
      setBox(undefined);
      // The click that ends the drawing must not tick a photo.
      if (isDrawn) window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    };
    const { signal } = listening;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    start.preventDefault();
  };
  return { onPointerDown, box };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
