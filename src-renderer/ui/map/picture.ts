import { shown, type Size, type View } from './view.ts';
import type { ClusterIndex } from './clusters.ts';
import { drawLand, drawMarkers, drawPro, drawText, type Palette } from './draw.ts';

const SIZE: Size = { width: 1600, height: 1000 };
const FOOT = 48;

interface Picture {
  index: ClusterIndex;
  view: View;
  /** size of the view in pixels */
  size: Size;
  palette: Palette;
  /** text that says what is shown, and at what time */
  caption: string;
}

/** Returns the view as a PNG of 1600 × 1000 pixels with a legend. Rejects if the browser cannot make the PNG. */
export async function toPng({ index, view, size, palette, caption }: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const surface = canvas.getContext('2d', { alpha: false });
  if (!surface) throw new Error('No picture could be drawn.');
  const map = { width: SIZE.width, height: SIZE.height - FOOT };
  // The smaller of two scales, so that the picture shows all of the view although the aspect ratios differ.
  const scale = view.scale * Math.min(map.width / size.width, map.height / size.height);
  const larger = { ...view, scale };
  drawLand(surface, larger, map, 1, palette);
  drawMarkers(surface, index.markers(shown(larger, map, 40), scale), larger, map, palette);
  surface.fillStyle = palette.land;
  surface.fillRect(0, map.height, SIZE.width, FOOT);
  drawText(surface, 24, map.height + FOOT / 2, palette);
  drawPro(surface, 100, map.height + FOOT / 2, palette);
  surface.fillStyle = palette.ink;
  surface.font = `14px ${palette.font}`;
  surface.textAlign = 'left';
  surface.fillText('Text', 38, map.height + FOOT / 2);
  surface.fillText('Pro', 116, map.height + FOOT / 2);
  surface.textAlign = 'right';
  surface.fillText(caption, SIZE.width - 24, map.height + FOOT / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be written.');
  return new Uint8Array(await blob.arrayBuffer());
}
