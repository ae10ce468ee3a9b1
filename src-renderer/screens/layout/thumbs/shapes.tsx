import type { ReactNode } from 'react';

/** What a shape stands for; the drawing's own colors, the same on light and dark screens as a page is. */
const tones = {
  paper: '#ffffff',
  wash: '#e9edf3',
  line: '#cbd3de',
  ink: '#5b6878',
  deep: '#22344c',
  photo: '#8ea6c4',
  accent: '#f0a331',
  light: '#f6f8fb',
} as const;
export type Tone = keyof typeof tones;

/** Left, top, width and height, tone and radius of a box. */
export type Box = readonly [x: number, y: number, width: number, height: number, tone: Tone, radius?: number];

export function Boxes({ boxes }: { boxes: readonly Box[] }) {
  return boxes.map(([x, y, width, height, tone, radius = 0.75], at) => (
    <rect key={at} x={x} y={y} width={width} height={height} rx={radius} fill={tones[tone]} />
  ));
}

export function Outline({ path, tone }: { path: string; tone: Tone }) {
  return <path d={path} fill={tones[tone]} />;
}

/** A drawing in units of its own, out of sight of a screen reader: what it shows is said beside it. */
export function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
      <rect width={width} height={height} fill={tones.paper} />
      {children}
    </svg>
  );
}
