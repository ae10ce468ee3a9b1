import type { PreviewDevice } from './preview-store.ts';

/** Width of a visitor's window on each device, in CSS pixels. */
const visitorWidth: Record<PreviewDevice, number> = { desktop: 1280, tablet: 820, mobile: 390 };

export interface FrameBox {
  /** width of the page's window, before it is scaled */
  width: number;
  height: number;
  scale: number;
  left: number;
}

/** Scales a page that is as wide as a visitor's window down to the given room. */
export function fitFrame(device: PreviewDevice, room: number, roomHeight: number): FrameBox {
  const width = device === 'desktop' ? Math.max(visitorWidth.desktop, room) : visitorWidth[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return { width, height: roomHeight / scale, scale, left: Math.max(0, Math.round((room - width * scale) / 2)) };
}
