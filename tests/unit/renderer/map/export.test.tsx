import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClusterIndex } from '../../../../src-renderer/ui/map/clusters.ts';
import { toPng } from '../../../../src-renderer/ui/map/picture.ts';
import { entriesOf } from '#shared/domain/map/entries.ts';
import { fit, HOME } from '../../../../src-renderer/ui/map/view.ts';
import { mapPro, mapText } from '../../../support/map-entries.ts';

const size = { width: 900, height: 500 };
const palette = {
  sea: '#111111',
  land: '#222222',
  around: '#333333',
  line: '#444444',
  textMarker: '#555555',
  proMarker: '#666666',
  markerGround: '#777777',
  ink: '#888888',
  font: 'sans',
};
const entries = entriesOf({
  texts: [
    mapText('1', { latitude: 25.8, longitude: -80.2 }),
    mapText('2', { latitude: 35.6, longitude: -82.55 }),
    mapText('3', { latitude: 35.601, longitude: -82.551 }),
  ],
  pros: [mapPro('4', { latitude: 47.6, longitude: -122.3 })],
});
const picture = {
  index: new ClusterIndex(entries),
  view: fit(HOME, size),
  size,
  palette,
  caption: '4 markers as of 10:00',
};

/** A canvas context that records the texts and the colors of filled shapes, because jsdom draws nothing. */
class Recorder {
  fillStyle = '';
  strokeStyle = '';
  readonly filled: string[] = [];
  readonly written: string[] = [];
  fill(): void {
    this.filled.push(this.fillStyle);
  }
  fillText(words: string): void {
    this.written.push(words);
  }
  fillRect(): void {}
  setTransform(): void {}
  stroke(): void {}
  beginPath(): void {}
  closePath(): void {}
  arc(): void {}
  moveTo(): void {}
  lineTo(): void {}
}

beforeEach(() => vi.stubGlobal('Path2D', vi.fn()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function drawInto(surface: Recorder | null, blob: Blob | null) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(surface as unknown as null);
  return vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    expect([this.width, this.height, type]).toEqual([1600, 1000, 'image/png']);
    done(blob);
  });
}

test('[MAP-01] the picture has the land, every marker in sight, the legend and the caption', async () => {
  const surface = new Recorder();
  drawInto(surface, new Blob([new Uint8Array([137, 80, 78, 71])]));
  expect(await toPng(picture)).toEqual(new Uint8Array([137, 80, 78, 71]));
  expect(surface.filled.slice(0, 4)).toEqual([palette.around, palette.land, palette.land, palette.land]);
  const count = (color: string) => surface.filled.filter((each) => each === color).length;
  // One marker for a text (Miami) and one for a pro (Seattle), each also in the legend. The two texts of Asheville
  // share a group marker.
  expect([count(palette.textMarker), count(palette.proMarker), count(palette.markerGround)]).toEqual([2, 2, 1]);
  expect(surface.written).toEqual(['2', 'Text', 'Pro', '4 markers as of 10:00']);
});

test('[MAP-01] a picture that cannot be drawn or written is refused with a reason', async () => {
  drawInto(null, null);
  await expect(toPng(picture)).rejects.toThrow('No picture could be drawn.');
  drawInto(new Recorder(), null);
  await expect(toPng(picture)).rejects.toThrow('The picture could not be written.');
});
