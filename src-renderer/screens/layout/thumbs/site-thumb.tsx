import type { SiteVersion } from '#shared/layout/catalogue.ts';
import { type Box, Boxes, Drawing, Outline, type Tone } from './shapes.tsx';

interface Sketch {
  boxes: readonly Box[];
  /** of the hero's lower edge */
  edge?: { path: string; tone: Tone };
}

const bar: readonly Box[] = [
  [4, 3, 12, 3, 'ink'],
  [62, 3.5, 7, 2, 'line'],
  [71, 3.5, 7, 2, 'line'],
  [80, 2.5, 12, 4, 'accent'],
];

const row = (y: number, count: number, tone: Tone, height: number, radius = 0.75): Box[] => {
  const width = (88 - (count - 1) * 4) / count;
  return Array.from({ length: count }, (_, at): Box => [4 + at * (width + 4), y, width, height, tone, radius]);
};

/** The design language of each version, in a few boxes. */
const sketches: Readonly<Record<SiteVersion, Sketch>> = {
  v1: {
    boxes: [
      [0, 0, 96, 9, 'wash', 0],
      [40, 3, 16, 3, 'ink'],
      [0, 9, 96, 24, 'light', 0],
      [24, 14, 48, 4, 'ink'],
      [30, 20, 36, 2, 'line'],
      [40, 25, 16, 5, 'accent'],
      ...row(37, 3, 'wash', 14, 0),
      ...row(54, 3, 'line', 2),
    ],
  },
  v2: {
    boxes: [
      ...bar,
      [4, 13, 34, 5, 'deep'],
      [4, 20, 30, 2, 'line'],
      [4, 24, 26, 2, 'line'],
      [4, 29, 16, 5, 'accent', 2.5],
      [46, 10, 46, 28, 'photo', 2],
      ...row(43, 2, 'wash', 17, 2),
      [8, 47, 20, 3, 'ink'],
      [54, 47, 20, 3, 'ink'],
    ],
  },
  'v2.1': {
    boxes: [
      [0, 0, 96, 38, 'deep', 0],
      [4, 3, 12, 3, 'light'],
      [80, 2.5, 12, 4, 'accent'],
      [4, 12, 40, 5, 'light'],
      [4, 19, 32, 2, 'photo'],
      [4, 24, 18, 5, 'accent', 1.5],
      ...row(44, 4, 'wash', 16, 1.5),
      ...row(44, 4, 'photo', 8, 1.5),
    ],
    edge: { path: 'M0 36Q24 30 48 34T96 33V39H0z', tone: 'paper' },
  },
  v3: {
    boxes: [
      [0, 0, 96, 36, 'photo', 0],
      [0, 0, 96, 9, 'deep', 0],
      [40, 2, 16, 5, 'light'],
      [20, 14, 56, 6, 'light', 0],
      [38, 23, 20, 5, 'accent', 0],
      [4, 41, 40, 20, 'deep', 0],
      [52, 41, 40, 20, 'photo', 0],
      [8, 46, 22, 3, 'light'],
      [8, 52, 28, 2, 'photo'],
    ],
    edge: {
      path: 'M0 33L5 35L9 32L15 34L22 31L28 35L34 32L41 34L47 31L55 34L60 32L68 35L74 31L80 34L88 32L96 34V38H0z',
      tone: 'paper',
    },
  },
  v4: {
    boxes: [
      ...bar,
      [4, 12, 60, 8, 'deep', 0],
      [4, 22, 44, 8, 'deep', 0],
      [4, 33, 16, 4, 'accent', 2],
      [68, 12, 24, 34, 'photo', 3],
      [4, 42, 28, 20, 'wash', 3],
      [36, 42, 28, 20, 'accent', 3],
      [68, 50, 24, 12, 'deep', 3],
    ],
  },
  vC: {
    boxes: [
      [4, 4, 88, 6, 'wash'],
      [4, 13, 88, 16, 'deep'],
      [4, 32, 88, 10, 'accent'],
      [4, 45, 42, 15, 'photo'],
      [50, 45, 42, 15, 'wash'],
      ...[6, 19.5, 35.5, 51].flatMap((y): Box[] => [
        [7, y, 1.4, 1.4, 'line'],
        [9.6, y, 1.4, 1.4, 'line'],
      ]),
      [14, 17, 30, 3, 'light'],
      [14, 22, 20, 2, 'photo'],
    ],
  },
};

/** What a site of a version looks like, in a few boxes. */
export function SiteThumb({ version }: { version: SiteVersion }) {
  const { boxes, edge } = sketches[version];
  return (
    <Drawing width={96} height={64}>
      <Boxes boxes={boxes} />
      {edge && <Outline {...edge} />}
    </Drawing>
  );
}
