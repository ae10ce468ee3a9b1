import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile } from './replace-file.ts';

export const MIN_WIDTH = 1024;
export const MIN_HEIGHT = 680;
const DEFAULT_WIDTH = 1440;
const DEFAULT_HEIGHT = 900;

/** A rectangle of the virtual screen, in device-independent pixels. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const windowState = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof windowState>;

/**
 * Returns the bounds of a new window. The window is inside the work area of the display that shows the largest part of
 * the remembered bounds. If nothing is remembered, or no display shows any part, the window is centered on the primary
 * display, the first of `workAreas`. The window is at least MIN_WIDTH × MIN_HEIGHT, even on a smaller display.
 */
export function placeWindow(saved: WindowState | undefined, workAreas: readonly Rectangle[]): WindowState {
  const primary = workAreas[0] ?? { x: 0, y: 0, width: DEFAULT_WIDTH, height: DEFAULT_HEIGHT };
  const home = saved && mostOverlapping(saved, workAreas);
  const area = home ?? primary;
  const width = fit(saved?.width ?? DEFAULT_WIDTH, MIN_WIDTH, area.width);
  const height = fit(saved?.height ?? DEFAULT_HEIGHT, MIN_HEIGHT, area.height);
  const maximized = saved?.maximized ?? false;
  if (!saved || !home) {
    const x = area.x + Math.max(0, Math.round((area.width - width) / 2));
    const y = area.y + Math.max(0, Math.round((area.height - height) / 2));
    return { x, y, width, height, maximized };
  }
  return {
    x: clamp(saved.x, area.x, area.x + area.width - width),
    y: clamp(saved.y, area.y, area.y + area.height - height),
    width,
    height,
    maximized,
  };
}

function mostOverlapping(window: Rectangle, areas: readonly Rectangle[]): Rectangle | undefined {
  let best: Rectangle | undefined;
  let most = 0;
  for (const area of areas) {
    const shared = overlap(window, area);
    if (shared > most) [best, most] = [area, shared];
  }
  return best;
}

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Limits a length to the space on the display (`room`), but returns at least `least`, because a smaller window cannot
 * be used.
 */
function fit(length: number, least: number, room: number): number {
  return Math.max(least, Math.min(length, room));
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** Returns the window state in `file`; undefined if there is no valid state. */
export function readWindowState(file: string): WindowState | undefined {
  try {
    return windowState.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Writes the window state. Throws if the file cannot be written; the old state then stays. */
export function writeWindowState(file: string, state: WindowState): void {
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, JSON.stringify(state));
}
