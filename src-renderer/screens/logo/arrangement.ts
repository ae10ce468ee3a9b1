import { CANVAS_SIDE, type CanvasPoint, IMAGE_SIDE, type TextStyle, textStyle } from '#shared/domain/logo/generator.ts';

/** The parts that can be moved on the canvas; each text is named by its place in the settings. */
export type Part = 'image' | 0 | 1;

/** The order in which the Tab key goes through the parts. */
export const parts: readonly Part[] = ['image', 0, 1];

export const partNames: Readonly<Record<Part, string>> = { image: 'Image', 0: 'Title', 1: 'Subheading' };

/** A logo as it is arranged; points are the upper left corners, in pixels of the canvas. */
export interface Arrangement {
  /** title and subheading */
  texts: readonly [string, string];
  styles: readonly [TextStyle, TextStyle];
  imagePlace: CanvasPoint;
  textPlaces: readonly [CanvasPoint, CanvasPoint];
  /** CSS color, or 'transparent' */
  background: string;
  /** the parts from bottom to top; the order of `parts` unless told */
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

/** The texts that have words. */
export const writtenTexts = ({ texts }: Arrangement): (0 | 1)[] =>
  ([0, 1] as const).filter((at) => texts[at].trim() !== '');

/** The other visible parts, to which a dragged part snaps. */
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

/** The arrangement with a part moved by so many pixels. */
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

/** Whether the part can move that way between the layers. */
export function canLayer(of: Arrangement, part: Part, move: LayerMove): boolean {
  const isUp = move === 'forward' || move === 'front';
  return layersOf(of).at(isUp ? -1 : 0) !== part;
}

/** The arrangement with a part one layer up or down, or above or below all others. */
export function layered(of: Arrangement, part: Part, move: LayerMove): Arrangement {
  const before = layersOf(of);
  const others = before.filter((each) => each !== part);
  return { ...of, layers: others.toSpliced(placeAfter[move](before.indexOf(part)), 0, part) };
}

/** The size of the image on the canvas, its longer side at the fixed length. */
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

/** Where the guides are drawn, in pixels of the canvas; undefined where nothing snaps. */
export interface Guides {
  x: number | undefined;
  y: number | undefined;
}

/** distance in pixels of the canvas below which a box snaps to a line */
const SNAP_DISTANCE = 10;

/** Snaps a dragged box to edges and middle of the canvas and of the other boxes. */
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
