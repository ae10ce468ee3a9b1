import { type Box, Boxes, Drawing } from './shapes.tsx';

const page = (x: number, y: number, width: number, height: number): Box[] => [
  [x, y, width, height, 'line', 2],
  [x + 1, y + 1, width - 2, height - 2, 'light', 1.5],
  [x + 3, y + 3, width - 6, Math.min(8, height / 3), 'photo'],
  [x + 3, y + 5 + Math.min(8, height / 3), width - 9, 1.5, 'line'],
];

/** One long page, or a home page with others under it. */
export function PagesThumb({ pages }: { pages: 1 | 4 }) {
  const boxes: Box[] =
    pages === 1
      ? [...page(34, 4, 28, 56), [37, 26, 22, 8, 'wash'], [37, 37, 22, 5, 'accent'], [37, 45, 22, 8, 'wash']]
      : [
          ...page(36, 4, 24, 24),
          [47.5, 28, 1, 5, 'ink', 0],
          [17.5, 33, 61, 1, 'ink', 0],
          ...[8, 38, 68].flatMap((x): Box[] => [[x + 9.5, 33, 1, 4, 'ink', 0], ...page(x, 37, 20, 22)]),
        ];
  return (
    <Drawing width={96} height={64}>
      <Boxes boxes={boxes} />
    </Drawing>
  );
}
