import { type Quadtree, quadtree } from 'd3';
import { bounded, fit, HOME, pan, shown, type Size, type View, zoom } from './view.ts';
import type { ClusterIndex, Marker } from './clusters.ts';
import { drawChoice, drawMarkers, type Palette, radiusOf } from './draw.ts';
import { LandCache } from './land-cache.ts';

/** a marker with a center up to this many pixels outside of the view is drawn, because it can reach into the view */
const MARGIN = 40;
/** distance in pixels around a marker within which the pointer still hits the marker */
const POINTER_MARGIN = 4;
const LARGEST = 40;

/**
 * The map on a canvas. Draws at most once per frame, and finds the marker under the pointer. Lengths are in pixels, but
 * points of the plane are in units of the plane.
 */
export class MapSurface {
  private readonly canvas: HTMLCanvasElement;
  private size: Size = { width: 0, height: 0 };
  private current: View = { x: 0, y: 0, scale: 1 };
  private index: ClusterIndex | undefined;
  private palette: Palette | undefined;
  /** markers of the last drawing */
  private drawn: Marker[] = [];
  private hits: Quadtree<Marker> | undefined;
  private chosen: readonly [number, number] | undefined;
  private readonly land = new LandCache();
  private frame = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
  }

  get view(): View {
    return this.current;
  }

  resize(size: Size): void {
    const isFirst = this.size.width === 0;
    this.size = size;
    const ratio = window.devicePixelRatio;
    this.canvas.width = Math.round(size.width * ratio);
    this.canvas.height = Math.round(size.height * ratio);
    this.current = isFirst ? fit(HOME, size) : bounded(this.current, size);
    this.draw();
  }

  show(index: ClusterIndex): void {
    this.index = index;
    this.draw();
  }

  paint(palette: Palette): void {
    this.palette = palette;
    this.draw();
  }

  /** Draws a ring around a point of the plane; for undefined, removes the ring. */
  choose(point: readonly [number, number] | undefined): void {
    this.chosen = point;
    this.draw();
  }

  home(): void {
    this.look(fit(HOME, this.size));
  }
  pan(dx: number, dy: number): void {
    this.look(pan(this.current, dx, dy, this.size));
  }
  /** Scales the view. @param at the point that stays where it is, in pixels; by default the middle */
  zoom(factor: number, at = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.look(zoom(this.current, factor, at, this.size));
  }
  /** Moves a point of the plane to the middle. If the present scale is smaller than `scale`, zooms in to `scale`. */
  center(x: number, y: number, scale: number): void {
    this.look(bounded({ x, y, scale: Math.max(scale, this.current.scale) }, this.size));
  }

  /** Returns the marker with the center nearest to a point of the canvas; undefined if the point is not on it. */
  markerAt(x: number, y: number): Marker | undefined {
    this.hits ??= quadtree<Marker>(
      this.drawn,
      (marker) => marker.x,
      (marker) => marker.y,
    );
    const { scale } = this.current;
    const plane = shown(this.current, this.size);
    const [planeX, planeY] = [plane.x + x / scale, plane.y + y / scale];
    const nearest = this.hits.find(planeX, planeY, (LARGEST + POINTER_MARGIN) / scale);
    if (!nearest) return undefined;
    const off = Math.hypot(nearest.x - planeX, nearest.y - planeY) * scale;
    return off <= radiusOf(nearest) + POINTER_MARGIN ? nearest : undefined;
  }

  close(): void {
    cancelAnimationFrame(this.frame);
  }

  private look(view: View): void {
    this.current = view;
    this.draw();
  }

  private draw(): void {
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.drawNow();
    });
  }

  private drawNow(): void {
    const surface = this.canvas.getContext('2d', { alpha: false });
    const { palette, size, current: view } = this;
    if (!surface || !palette || size.width === 0) return;
    this.land.draw(surface, view, size, window.devicePixelRatio, palette);
    this.drawn = this.index?.markers(shown(view, size, MARGIN), view.scale) ?? [];
    this.hits = undefined;
    drawMarkers(surface, this.drawn, view, size, palette);
    if (this.chosen) drawChoice(surface, this.chosen, view, size, palette);
  }
}
