import outline from '#shared/domain/place/outline.json';
import { type Size, toPixels, type View } from './view.ts';
import type { Marker } from './clusters.ts';

/** Colors and font of the map, from the theme. */
export interface Palette {
  sea: string;
  land: string;
  around: string;
  line: string;
  textMarker: string;
  proMarker: string;
  /** outline of single markers, and fill of groups */
  markerGround: string;
  /** color of numbers and words, and of the ring around the chosen place */
  ink: string;
  font: string;
}

export type Surface = CanvasRenderingContext2D;

let paths: Record<'unitedStates' | 'canada' | 'mexico' | 'around' | 'borders', Path2D> | undefined;
function outlinePaths() {
  paths ??= {
    unitedStates: new Path2D(outline.unitedStates),
    canada: new Path2D(outline.canada),
    mexico: new Path2D(outline.mexico),
    around: new Path2D(outline.around),
    borders: new Path2D(outline.borders),
  };
  return paths;
}

/** Draws sea and land. @param ratio device pixels per CSS pixel */
export function drawLand(surface: Surface, view: View, size: Size, ratio: number, palette: Palette): void {
  surface.setTransform(ratio, 0, 0, ratio, 0, 0);
  surface.fillStyle = palette.sea;
  surface.fillRect(0, 0, size.width, size.height);
  const step = view.scale / outline.precision;
  const [x, y] = toPixels(view, size, 0, 0);
  surface.setTransform(step * ratio, 0, 0, step * ratio, x * ratio, y * ratio);
  surface.lineJoin = 'round';
  surface.lineWidth = 0.8 / step;
  surface.strokeStyle = palette.line;
  const { unitedStates, canada, mexico, around, borders } = outlinePaths();
  const land = [
    [around, palette.around],
    [canada, palette.land],
    [mexico, palette.land],
    [unitedStates, palette.land],
  ] as const;
  for (const [path, color] of land) {
    surface.fillStyle = color;
    surface.fill(path);
    surface.stroke(path);
  }
  surface.lineWidth = 0.6 / step;
  surface.stroke(borders);
  surface.setTransform(ratio, 0, 0, ratio, 0, 0);
}

const TURN = 2 * Math.PI;
const DOT = 5.5;

/** Returns the radius of a marker, in pixels. */
export function radiusOf({ texts, pros, entry }: Marker): number {
  return entry ? DOT + 1 : Math.min(12 + 3.2 * Math.log2((texts + pros) / 2), 34);
}

/**
 * Draws text messages as dots, pros as diamonds, and groups as discs with the number of their entries. A ring in each
 * disc shows the shares of text messages and pros.
 */
export function drawMarkers(
  surface: Surface,
  markers: readonly Marker[],
  view: View,
  size: Size,
  palette: Palette,
): void {
  surface.textAlign = 'center';
  surface.textBaseline = 'middle';
  surface.lineJoin = 'miter';
  // Groups first, so that single entries are drawn over them.
  for (const isGroup of [true, false]) {
    for (const marker of markers) {
      if ((marker.entry === undefined) !== isGroup) continue;
      const [x, y] = toPixels(view, size, marker.x, marker.y);
      if (isGroup) drawGroup(surface, marker, x, y, palette);
      else if (marker.pros > 0) drawPro(surface, x, y, palette);
      else drawText(surface, x, y, palette);
    }
  }
}

export function drawText(surface: Surface, x: number, y: number, palette: Palette): void {
  surface.beginPath();
  surface.arc(x, y, DOT, 0, TURN);
  outlined(surface, palette.textMarker, palette);
}

export function drawPro(surface: Surface, x: number, y: number, palette: Palette): void {
  const side = DOT + 1.5;
  surface.beginPath();
  surface.moveTo(x, y - side);
  surface.lineTo(x + side, y);
  surface.lineTo(x, y + side);
  surface.lineTo(x - side, y);
  surface.closePath();
  outlined(surface, palette.proMarker, palette);
}

/** Draws a ring around the chosen place. */
export function drawChoice(
  surface: Surface,
  [planeX, planeY]: readonly [number, number],
  view: View,
  size: Size,
  palette: Palette,
): void {
  const [x, y] = toPixels(view, size, planeX, planeY);
  surface.beginPath();
  surface.arc(x, y, DOT + 7, 0, TURN);
  surface.lineWidth = 2.5;
  surface.strokeStyle = palette.ink;
  surface.stroke();
}

function outlined(surface: Surface, color: string, { markerGround }: Palette): void {
  surface.fillStyle = color;
  surface.fill();
  surface.lineWidth = 1.5;
  surface.strokeStyle = markerGround;
  surface.stroke();
}

function drawGroup(surface: Surface, marker: Marker, x: number, y: number, palette: Palette): void {
  const count = marker.texts + marker.pros;
  const radius = radiusOf(marker);
  surface.beginPath();
  surface.arc(x, y, radius, 0, TURN);
  surface.fillStyle = palette.markerGround;
  surface.fill();
  const start = -TURN / 4;
  const end = start + (marker.texts / count) * TURN;
  surface.lineWidth = 4;
  for (const [from, to, color] of [
    [start, end, palette.textMarker],
    [end, start + TURN, palette.proMarker],
  ] as const) {
    if (from === to) continue;
    surface.beginPath();
    surface.arc(x, y, radius - 2, from, to);
    surface.strokeStyle = color;
    surface.stroke();
  }
  surface.fillStyle = palette.ink;
  surface.font = `600 ${radius > 18 ? 13 : 12}px ${palette.font}`;
  surface.fillText(String(count), x, y + 0.5);
}
