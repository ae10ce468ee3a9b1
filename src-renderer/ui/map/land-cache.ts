import { shown, type Size, toPixels, type View } from './view.ts';
import { drawLand, type Palette, type Surface } from './draw.ts';

/** Size of the cached picture relative to the view. The picture still covers the view after a short move. */
const CACHE_SCALE = 1.6;

/** Draws the land from a cached picture while the map only moves, because drawing the outline takes long. */
export class LandCache {
  private readonly picture = document.createElement('canvas');
  private kept: { view: View; size: Size; ratio: number; palette: Palette } | undefined;
  private lastScale: number | undefined;

  draw(surface: Surface, view: View, size: Size, ratio: number, palette: Palette): void {
    const isZoomed = this.lastScale !== undefined && view.scale !== this.lastScale;
    this.lastScale = view.scale;
    if (!this.serves(view, size, ratio, palette)) {
      // During a zoom each frame has another scale, so a cached picture could not be used again.
      if (isZoomed || !this.renew(view, size, ratio, palette)) return drawLand(surface, view, size, ratio, palette);
    }
    const { kept } = this;
    if (!kept) return;
    const [x, y] = toPixels(kept.view, kept.size, view.x, view.y);
    surface.setTransform(1, 0, 0, 1, 0, 0);
    surface.drawImage(
      this.picture,
      Math.round((size.width / 2 - x) * ratio),
      Math.round((size.height / 2 - y) * ratio),
    );
    surface.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  private serves(view: View, size: Size, ratio: number, palette: Palette): boolean {
    const { kept } = this;
    if (!kept || kept.palette !== palette || kept.ratio !== ratio || kept.view.scale !== view.scale) return false;
    const [has, wants] = [shown(kept.view, kept.size), shown(view, size)];
    return (
      has.x <= wants.x &&
      has.y <= wants.y &&
      has.x + has.width >= wants.x + wants.width &&
      has.y + has.height >= wants.y + wants.height
    );
  }

  private renew(view: View, { width, height }: Size, ratio: number, palette: Palette): boolean {
    const size = { width: Math.round(width * CACHE_SCALE), height: Math.round(height * CACHE_SCALE) };
    this.picture.width = Math.round(size.width * ratio);
    this.picture.height = Math.round(size.height * ratio);
    const surface = this.picture.getContext('2d', { alpha: false });
    if (!surface) return false;
    drawLand(surface, view, size, ratio, palette);
    this.kept = { view, size, ratio, palette };
    return true;
  }
}
