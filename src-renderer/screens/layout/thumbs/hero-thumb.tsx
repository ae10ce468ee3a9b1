import type { heroCurves, heroSliders } from '#shared/layout/theme.ts';
import { Boxes, Drawing, Outline } from './shapes.tsx';

const edges: Readonly<Record<(typeof heroCurves)[number], string>> = {
  ellipse: 'M0 22Q36 44 72 22V36H0z',
  wave: 'M0 27C12 34 22 22 36 26S60 33 72 25V36H0z',
  'big-wave': 'M0 22C14 12 24 38 42 30S62 16 72 22V36H0z',
  'ripped-edge': 'M0 27L5 29L9 26L14 29L20 25L26 29L31 26L37 30L42 26L49 29L54 25L60 29L65 26L72 28V36H0z',
};

/** The hero's lower edge. */
export function CurveThumb({ type }: { type: (typeof heroCurves)[number] }) {
  return (
    <Drawing width={72} height={36}>
      <Boxes
        boxes={[
          [0, 0, 72, 36, 'deep', 0],
          [6, 7, 26, 4, 'light'],
          [6, 14, 18, 2, 'photo'],
        ]}
      />
      <Outline path={edges[type]} tone="paper" />
    </Drawing>
  );
}

/** How one photo of the hero follows another. */
export function SliderThumb({ type }: { type: (typeof heroSliders)[number] }) {
  return (
    <Drawing width={72} height={36}>
      <Boxes
        boxes={
          type === 'slide'
            ? [
                [0, 0, 40, 36, 'photo', 0],
                [42, 0, 30, 36, 'deep', 0],
              ]
            : [
                [0, 0, 72, 36, 'photo', 0],
                [8, 6, 56, 24, 'deep', 3],
              ]
        }
      />
      {type === 'slide' ? (
        <path d="M46 18H26M32 12L26 18L32 24" stroke="#fff" strokeWidth="2" fill="none" />
      ) : (
        <rect x="20" y="10" width="32" height="16" rx="3" fill="#fff" opacity="0.35" />
      )}
    </Drawing>
  );
}
