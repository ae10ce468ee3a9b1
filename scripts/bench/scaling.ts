import { median } from './measure.ts';

/** What was done within a time, and what the cores did meanwhile. */
export interface Span {
  saves: number;
  wallMs: number;
  /** milliseconds of processor time by what used them */
  workMs: Readonly<Record<string, number>>;
  /** part of the time of all cores in which they had nothing to do */
  idleShare: number;
}

const GOAL = 1.6;
/** With less than this part idle, a second server has no core to run on. */
const FULL = 0.1;

const rateOf = ({ saves, wallMs }: Span): number => saves / wallMs;

/** The span whose rate is the median. */
const middle = (spans: readonly Span[]): Span =>
  spans.find((span) => rateOf(span) === median(spans.map(rateOf))) ?? spans[0]!;

/**
 * How many times as many saves two servers make as one. Where they miss the goal on cores that had nothing left, the
 * computer cannot tell: neither met nor missed.
 */
export function scaling(ones: readonly Span[], twos: readonly Span[]) {
  const [one, two] = [middle(ones), middle(twos)];
  const factor = rateOf(two) / rateOf(one);
  const ok = factor >= GOAL ? true : two.idleShare < FULL ? undefined : false;
  return { factor, ok, one, two };
}

/** Cores that each was busy on; those that programs besides these were busy on, and those that had nothing to do. */
export function coresUsed({ wallMs, workMs, idleShare }: Span, cores: number): string {
  const known = Object.entries(workMs).map(([name, work]) => [name, work / wallMs] as const);
  const idle = cores * idleShare;
  const others = Math.max(0, cores - idle - known.reduce((sum, [, used]) => sum + used, 0));
  return [...known, ['others', others] as const, ['idle', idle] as const]
    .map(([name, used]) => `${name} ${used.toFixed(2)}`)
    .join(', ');
}
