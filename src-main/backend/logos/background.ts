/** Maximum difference from the background's color, summed over the channels, at which a pixel counts as background. */
const ALIKE = 36;
/**
 * Minimum difference at which a pixel counts as foreground. A pixel between ALIKE and DIFFERENT is an edge and becomes
 * partly transparent.
 */
const DIFFERENT = 150;
/** Minimum share of the border's pixels that must have the color of the background. */
const FLAT = 0.85;

interface Pixels {
  /** RGBA, changed in place */
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Makes a flat background transparent, as far as it is connected to the border, and removes its color from the edges.
 * Returns false and changes nothing if there is no flat background.
 */
export function clearBackground({ data, width, height }: Pixels): boolean {
  const ground = groundOf({ data, width, height });
  if (!ground) return false;
  const [r, g, b] = ground;
  const distance = (pixel: number): number => {
    const at = pixel * 4;
    return Math.abs(data[at]! - r) + Math.abs(data[at + 1]! - g) + Math.abs(data[at + 2]! - b);
  };
  const seen = new Uint8Array(width * height);
  const waiting: number[] = [];
  const visit = (pixel: number): void => {
    if (seen[pixel]) return;
    seen[pixel] = 1;
    if (distance(pixel) < DIFFERENT) waiting.push(pixel);
  };
  forBorder(width, height, visit);
  for (let pixel; (pixel = waiting.pop()) !== undefined;) {
    const far = distance(pixel);
    fade(data, pixel * 4, ground, Math.min(1, Math.max(0, (far - ALIKE) / (DIFFERENT - ALIKE))));
    // The fill stops at edges, because the area behind them is inside the drawing.
    if (far > ALIKE) continue;
    const x = pixel % width;
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel < width * (height - 1)) visit(pixel + width);
  }
  return true;
}

/** Multiplies a pixel's alpha by `opacity` (0–1), and removes the background's share from its color. */
function fade(data: Uint8Array, at: number, ground: readonly number[], opacity: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const mixed = data[at + channel]!;
    const behind = ground[channel]!;
    data[at + channel] = opacity === 0 ? mixed : clamp(behind + (mixed - behind) / opacity);
  }
  data[at + 3] = Math.round(data[at + 3]! * opacity);
}

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/**
 * Returns the color of most of the border; undefined if no color covers enough of the border, or if most of the border
 * is transparent already.
 */
function groundOf({ data, width, height }: Pixels): readonly [number, number, number] | undefined {
  const cells = new Map<number, { count: number; sum: [number, number, number] }>();
  let pixels = 0;
  let clear = 0;
  forBorder(width, height, (pixel) => {
    const at = pixel * 4;
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    pixels += 1;
    if (data[at + 3]! < 16) clear += 1;
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const cell = cells.get(key) ?? { count: 0, sum: [0, 0, 0] };
    cells.set(key, { count: cell.count + 1, sum: [cell.sum[0] + r, cell.sum[1] + g, cell.sum[2] + b] });
  });
  const [most] = [...cells.values()].sort((a, b) => b.count - a.count);
  if (!most || clear > pixels / 2) return undefined;
  const ground = most.sum.map((sum) => sum / most.count) as [number, number, number];
  let near = 0;
  forBorder(width, height, (pixel) => {
    const at = pixel * 4;
    const far = ground.reduce((sum, part, channel) => sum + Math.abs(data[at + channel]! - part), 0);
    if (far <= ALIKE) near += 1;
  });
  return near >= pixels * FLAT ? ground : undefined;
}

function forBorder(width: number, height: number, visit: (pixel: number) => void): void {
  for (let x = 0; x < width; x++) {
    visit(x);
    visit(width * (height - 1) + x);
  }
  for (let y = 1; y < height - 1; y++) {
    visit(width * y);
    visit(width * y + width - 1);
  }
}
