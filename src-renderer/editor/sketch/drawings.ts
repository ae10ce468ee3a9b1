/** A rectangle of a sketch in its own units; one with a name is marked where a field speaks of it. */
export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  /** of its corners */
  round?: number;
  part?: string;
}

/** The bands of a home page from top to bottom, as sketches show them. */
export const bands = [
  'navigation',
  'hero',
  'badges',
  'about',
  'awards',
  'services',
  'cta',
  'quote',
  'work',
  'partners',
  'reviews',
  'payment',
  'faq',
  'areas',
  'final-cta',
  'footer',
] as const;
export type Band = (typeof bands)[number];

const WIDTH = 48;

const titled: readonly Shape[] = [
  { x: 14, y: 3, width: 20, height: 3, part: 'heading' },
  { x: 9, y: 8, width: 30, height: 2, part: 'subtitle' },
];

/** Shapes of the same size side by side, each a part of its own where they are named. */
function row(count: number, { y, height, round = 1, part }: Omit<Shape, 'x' | 'width'>): Shape[] {
  const gap = 2;
  const width = (WIDTH - 8 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({
    x: 4 + at * (width + gap),
    y,
    width,
    height,
    round,
    ...(part !== undefined && { part: `${part}-${at + 1}` }),
  }));
}

/** What a band looks like from near; 48 wide and 22 high. */
export const bandDrawings = {
  section: [...titled, ...row(3, { y: 13, height: 6 })],
  words: [...titled, { x: 14, y: 14, width: 20, height: 4, round: 2, part: 'button' }],
  navigation: [
    { x: 3, y: 9, width: 5, height: 5, round: 1 },
    ...[0, 1, 2, 3, 4, 5].map((at) => ({ x: 10 + at * 3.6, y: 10.5, width: 2.6, height: 2, part: `link-${at + 1}` })),
    { x: 33, y: 9, width: 6, height: 5, round: 2, part: 'button-1' },
    { x: 40, y: 9, width: 6, height: 5, round: 2, part: 'button-2' },
  ],
  hero: [
    { x: 4, y: 4, width: 26, height: 4 },
    { x: 4, y: 14, width: 13, height: 5, round: 2, part: 'button-1' },
    { x: 19, y: 14, width: 13, height: 5, round: 2, part: 'button-2' },
  ],
  steps: [...titled, ...row(3, { y: 13, height: 6, round: 3, part: 'step' })],
  methods: [...titled, ...row(3, { y: 13, height: 6, round: 3, part: 'method' })],
  logos: row(4, { y: 7, height: 8, part: 'logo' }),
  form: [
    ...titled,
    { x: 10, y: 12, width: 28, height: 3, round: 1, part: 'form' },
    { x: 10, y: 16.5, width: 28, height: 3, round: 1, part: 'form' },
  ],
  footer: [
    { x: 4, y: 4, width: 14, height: 3, part: 'heading' },
    { x: 4, y: 9, width: 18, height: 2, part: 'subtitle' },
    ...[0, 1, 2].map((at) => ({ x: 4 + at * 6, y: 14, width: 4, height: 4, round: 2 })),
    { x: 30, y: 4, width: 12, height: 2 },
    { x: 30, y: 9, width: 12, height: 2 },
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
export type BandDrawing = keyof typeof bandDrawings;

/** Pages and things that stand beside the home page's bands; 48 wide and 56 high. */
export const pageDrawings = {
  jobs: [
    { x: 4, y: 4, width: 6, height: 4, round: 1 },
    { x: 12, y: 14, width: 24, height: 4, part: 'heading' },
    { x: 8, y: 21, width: 32, height: 2, part: 'subtitle' },
    ...[0, 1, 2].map((at) => ({ x: 6, y: 28 + at * 4, width: 36, height: 2, part: 'text' })),
    { x: 15, y: 44, width: 18, height: 6, round: 3, part: 'button' },
  ],
  corner: [
    { x: 4, y: 4, width: 40, height: 8, round: 1 },
    { x: 4, y: 15, width: 40, height: 12, round: 1 },
    { x: 20, y: 34, width: 24, height: 7, round: 2, part: 'bubble' },
    { x: 35, y: 44, width: 9, height: 9, round: 4.5, part: 'button' },
  ],
  slide: [
    { x: 4, y: 4, width: 40, height: 8, round: 1 },
    { x: 4, y: 15, width: 22, height: 3 },
    { x: 24, y: 38, width: 24, height: 8, round: 2, part: 'button' },
  ],
  code: [
    { x: 4, y: 5, width: 14, height: 2, part: 'head' },
    { x: 8, y: 10, width: 26, height: 2, part: 'head' },
    { x: 8, y: 15, width: 20, height: 2, part: 'head' },
    { x: 4, y: 24, width: 14, height: 2 },
    { x: 8, y: 29, width: 30, height: 2 },
    { x: 8, y: 34, width: 24, height: 2 },
    { x: 8, y: 42, width: 28, height: 2, part: 'body' },
    { x: 8, y: 47, width: 20, height: 2, part: 'body' },
  ],
  ads: [
    { x: 4, y: 4, width: 28, height: 4, part: 'page' },
    { x: 4, y: 11, width: 40, height: 12, round: 1, part: 'page' },
    { x: 4, y: 27, width: 19, height: 12, round: 1, part: 'page' },
    { x: 25, y: 27, width: 19, height: 12, round: 1, part: 'page' },
    { x: 12, y: 44, width: 24, height: 6, round: 3, part: 'page' },
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
export type PageDrawing = keyof typeof pageDrawings;

/** Where something shows: in a band of the home page, seen from near, or on another page. */
export type Spot = { parts: readonly string[]; place: string } & (
  { band: Band; drawing: BandDrawing } | { page: PageDrawing }
);

const BAND = 1.4;
const GAP = 0.9;
const NEAR = 22;

interface DrawnShape extends Shape {
  marked: boolean;
  /** of a band that is not seen from near */
  far?: boolean;
}

/** Everything that a sketch of the spot draws; 48 wide and 58 high. */
export function shapesOf(spot: Spot): DrawnShape[] {
  const mark = (shape: Shape): DrawnShape => ({
    ...shape,
    marked: shape.part !== undefined && spot.parts.includes(shape.part),
  });
  if ('page' in spot) return pageDrawings[spot.page].map(mark);
  let y = 0;
  return bands.flatMap((band): DrawnShape[] => {
    const top = y;
    const isNear = band === spot.band;
    y += (isNear ? NEAR : BAND) + GAP;
    if (!isNear) return [{ x: 4, y: top, width: WIDTH - 8, height: BAND, marked: false, far: true }];
    return bandDrawings[spot.drawing].map((shape: Shape) => mark({ ...shape, y: shape.y + top }));
  });
}
