import { CANVAS_SIDE, type CanvasPoint, IMAGE_SIDE, type TextStyle, textStyle } from '#shared/domain/logo/generator.ts';

/**
 * A part that can be moved on the canvas: the image, or a text by its index (0 for the title, 1 for the subheading).
 */
export type Part = 'image' | 0 | 1;

/** All parts, in the order in which the Tab key selects them. A new logo has its layers in this order too. */
export const parts: readonly Part[] = ['image', 0, 1];

export const partNames: Readonly<Record<Part, string>> = { image: 'Image', 0: 'Title', 1: 'Subheading' };

/** How a logo is arranged. Points are the upper left corners of the parts, in pixels of the canvas. */
export interface Arrangement {
  /** title and subheading */
  texts: readonly [string, string];
  styles: readonly [TextStyle, TextStyle];
  imagePlace: CanvasPoint;
  textPlaces: readonly [CanvasPoint, CanvasPoint];
  /** CSS color, or 'transparent' */
  background: string;
  /** the parts from bottom to top; if missing, in the order of `parts` */
  layers?: readonly Part[];
}

const { width } = textStyle.parse({});

export const firstArrangement = (title: string): Arrangement => ({
  texts: [title, ''],
  styles: [textStyle.parse({}), textStyle.parse({})],
  imagePlace: { x: (CANVAS_SIDE - IMAGE_SIDE) / 2, y: 60 },
  textPlaces: [
    { x: (CANVAS_SIDE - width) / 2, y: 700 },
    { x: (CANVAS_SIDE - width) / 2, y: 840 },
  ],
  background: 'white',
});

/** Returns the indexes of the texts that are not blank. */
export const writtenTexts = ({ texts }: Arrangement): (0 | 1)[] =>
  ([0, 1] as const).filter((at) => texts[at].trim() !== '');

/** Returns the other visible parts. A dragged part snaps to them. */
export const seenBeside = (of: Arrangement, part: Part): Part[] =>
  (['image', ...writtenTexts(of)] as const).filter((other) => other !== part);

const replaced = <T>(pair: readonly [T, T], at: 0 | 1, value: T): readonly [T, T] =>
  at === 0 ? [value, pair[1]] : [pair[0], value];

export const withText = (of: Arrangement, at: 0 | 1, text: string): Arrangement => ({
  ...of,
  texts: replaced(of.texts, at, text),
});

export const withStyle = (of: Arrangement, at: 0 | 1, change: Partial<TextStyle>): Arrangement => ({
  ...of,
  styles: replaced(of.styles, at, { ...of.styles[at], ...change }),
});

export const placeOf = (of: Arrangement, part: Part): CanvasPoint =>
  part === 'image' ? of.imagePlace : of.textPlaces[part];

export function withPlace(of: Arrangement, part: Part, place: CanvasPoint): Arrangement {
  const rounded = { x: Math.round(place.x), y: Math.round(place.y) };
  return part === 'image'
    ? { ...of, imagePlace: rounded }
    : { ...of, textPlaces: replaced(of.textPlaces, part, rounded) };
}

/** Returns the arrangement with a part moved by the given distance, in pixels of the canvas. */
export function nudged(of: Arrangement, part: Part, by: CanvasPoint): Arrangement {
  const { x, y } = placeOf(of, part);
  return withPlace(of, part, { x: x + by.x, y: y + by.y });
}

export const layersOf = ({ layers = parts }: Arrangement): readonly Part[] => layers;

export type LayerMove = 'back' | 'backward' | 'forward' | 'front';

const placeAfter: Readonly<Record<LayerMove, (place: number) => number>> = {
  back: () => 0,
  backward: (place) => Math.max(0, place - 1),
  forward: (place) => place + 1,
  front: () => parts.length - 1,
};

/** Whether the move would change the part's layer. */
export function canLayer(of: Arrangement, part: Part, move: LayerMove): boolean {
  const isUp = move === 'forward' || move === 'front';
  return layersOf(of).at(isUp ? -1 : 0) !== part;
}

/** Returns the arrangement with a part moved one layer up or down, or above or below all other parts. */
export function layered(of: Arrangement, part: Part, move: LayerMove): Arrangement {
  const before = layersOf(of);
  const others = before.filter((each) => each !== part);
  return { ...of, layers: others.toSpliced(placeAfter[move](before.indexOf(part)), 0, part) };
}

/** Returns the size of the image on the canvas. The longer side has the fixed length IMAGE_SIDE. */
export function imageSize(natural: { width: number; height: number }): { width: number; height: number } {
  const longer = Math.max(natural.width, natural.height);
  if (longer <= 0) return { width: IMAGE_SIDE, height: IMAGE_SIDE };
  const scale = IMAGE_SIDE / longer;
  return { width: natural.width * scale, height: natural.height * scale };
}

export interface Box extends CanvasPoint {
  width: number;
  height: number;
}

/** Positions of the guide lines, in pixels of the canvas; undefined if nothing snaps in that direction. */
export interface Guides {
  x: number | undefined;
  y: number | undefined;
}

/** Distance, in pixels of the canvas, below which a box snaps to a line. */
const SNAP_DISTANCE = 10;

/** Snaps a dragged box to the edges and the center lines of the canvas and of the other boxes. */
export function snapped(box: Box, others: readonly Box[]): { place: CanvasPoint; guides: Guides } {
  const all = [{ x: 0, y: 0, width: CANVAS_SIDE, height: CANVAS_SIDE }, ...others];
  const across = nearest(
    box.x,
    box.width,
    all.flatMap(({ x, width: size }) => lines(x, size)),
  );
  const down = nearest(
    box.y,
    box.height,
    all.flatMap(({ y, height }) => lines(y, height)),
  );
  return { place: { x: across.start, y: down.start }, guides: { x: across.line, y: down.line } };
}

const lines = (start: number, size: number): number[] => [start, start + size / 2, start + size];

function nearest(start: number, size: number, targets: readonly number[]): { start: number; line?: number } {
  let best: { start: number; line?: number } = { start };
  let distance = SNAP_DISTANCE;
  for (const own of lines(start, size)) {
    for (const line of targets) {
      const away = Math.abs(line - own);
      if (away >= distance) continue;
      distance = away;
      best = { start: start + line - own, line };
    }
  }
  return best;
}
