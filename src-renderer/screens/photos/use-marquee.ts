import { type PointerEvent, type RefObject, useState } from 'react';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Marquee {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** what is drawn just now, in pixels from the holder's corner */
  box: Box | undefined;
}

/** A press that goes farther than this is no click, in pixels. */
const SLACK = 6;

type Edges = { left: number; top: number; right: number; bottom: number };

/**
 * A rectangle that is drawn with the pointer over what the holder has.
 * @param onChange told its edges while it is drawn, and whether it adds to what was chosen (Ctrl, ⌘ or Shift)
 */
export function useMarquee(
  holder: RefObject<HTMLElement | null>,
  onChange: (edges: Edges, adds: boolean) => void,
): Marquee {
  const [box, setBox] = useState<Box>();
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
      isDrawn ||= Math.hypot(to.x - from.x, to.y - from.y) > SLACK;
      if (!isDrawn) return;
      const edges = {
        left: Math.min(from.x, to.x),
        top: Math.min(from.y, to.y),
        right: Math.max(from.x, to.x),
        bottom: Math.max(from.y, to.y),
      };
      setBox({ left: edges.left, top: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top });
      onChange(edges, event.ctrlKey || event.metaKey || event.shiftKey);
    };
    const end = (): void => {
      window.removeEventListener('pointermove', move);
      setBox(undefined);
      // The click that ends the drawing is none on a photo.
      if (isDrawn) window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end, { once: true });
    start.preventDefault();
  };
  return { onPointerDown, box };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
