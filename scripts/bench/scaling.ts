import { median } from './measure.ts';

/** The saves during a period, and how busy the cores were. */
export interface Span {
  saves: number;
  wallMs: number;
  /** milliseconds of processor time, by the name of the processes that used them */
  workMs: Readonly<Record<string, number>>;
  /** idle time of all cores divided by their total time, from 0 to 1 */
  idleShare: number;
}

const GOAL = 1.6;
/** If `idleShare` is less than this, a second server has no core to run on. */
const FULL = 0.1;

const rateOf = ({ saves, wallMs }: Span): number => saves / wallMs;

/** Returns the span whose rate of saves is the median. */
const middle = (spans: readonly Span[]): Span =>
  spans.find((span) => rateOf(span) === median(spans.map(rateOf))) ?? spans[0]!;

/**
 * Compares two servers with one server. `one` and `two` are the spans with the median rates of saves. `factor` is the
 * rate of `two` divided by the rate of `one`. `ok` says whether the goal is met. `ok` is undefined if the goal is
 * missed while all cores were busy, because then no core was free for the second server.
 */
export function scaling(ones: readonly Span[], twos: readonly Span[]) {
  const [one, two] = [middle(ones), middle(twos)];
  const factor = rateOf(two) / rateOf(one);
  const ok = factor >= GOAL ? true : two.idleShare < FULL ? undefined : false;
  return { factor, ok, one, two };
}

/** Lists how many cores were used by each name in `workMs`, how many by other programs, and how many were idle. */
export function coresUsed({ wallMs, workMs, idleShare }: Span, cores: number): string {
  const known = Object.entries(workMs).map(([name, work]) => [name, work / wallMs] as const);
  const idle = cores * idleShare;
  const others = Math.max(0, cores - idle - known.reduce((sum, [, used]) => sum + used, 0));
  return [...known, ['others', others] as const, ['idle', idle] as const]
    .map(([name, used]) => `${name} ${used.toFixed(2)}`)
    .join(', ');
}
