import type { PreviewDevice, PreviewView } from './preview-store.ts';

/** Width of a visitor's window on each device, in CSS pixels. */
const visitorWidth: Record<PreviewDevice, number> = { desktop: 1280, tablet: 820, mobile: 390 };

export interface FrameBox {
  /** width and height of the page's viewport before it is scaled, in CSS pixels */
  width: number;
  height: number;
  scale: number;
  left: number;
}

/**
 * Returns the size and scale of a page as wide as a visitor's window. With the zoom `fit`, the page is never enlarged,
 * and a desktop page becomes as wide as the room if the room is wider than the visitor's window.
 * @param room width that is available to the page, in CSS pixels
 */
export function fitFrame({ device, zoom }: PreviewView, room: number, roomHeight: number): FrameBox {
  const isWhole = device === 'desktop' && zoom === 'fit';
  const width = isWhole ? Math.max(visitorWidth.desktop, room) : visitorWidth[device];
  const fitting = room > 0 ? Math.min(1, room / width) : 1;
  const scale = zoom === 'fit' ? fitting : zoom;
  return { width, height: roomHeight / scale, scale, left: Math.max(0, Math.round((room - width * scale) / 2)) };
}
