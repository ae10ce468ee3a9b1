/** Side of the picture that is compared: small enough that size and quality do not matter. */
const SIDE = 8;
/** How much lighter a part has to be to count as lighter, of 255: less comes and goes with the quality of a file. */
const LEAST_STEP = 2;
/** Hashes that differ in no more bits than this are of photos that look alike. */
const MOST_BITS = 6;

export interface Hashed {
  index: number;
  hash: bigint;
}

/**
 * A hash of which each bit says whether a part of the picture is clearly darker than the part at its right.
 * @param gray brightness of 9 × 8 parts, line by line
 */
export function differenceHash(gray: ArrayLike<number>): bigint {
  let hash = 0n;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = y * (SIDE + 1) + x;
      hash = (hash << 1n) | (gray[at + 1]! - gray[at]! > LEAST_STEP ? 1n : 0n);
    }
  }
  return hash;
}

export function bitsApart(a: bigint, b: bigint): number {
  let [rest, count] = [a ^ b, 0];
  while (rest > 0n) {
    rest &= rest - 1n;
    count++;
  }
  return count;
}

/** Pairs that look alike, the most alike first. */
export function similarPairs(hashed: readonly Hashed[]): [number, number][] {
  return hashed
    .flatMap((a, at) => hashed.slice(at + 1).map((b) => ({ a, b, bits: bitsApart(a.hash, b.hash) })))
    .filter(({ bits }) => bits <= MOST_BITS)
    .sort((x, y) => x.bits - y.bits)
    .map(({ a, b }) => [a.index, b.index]);
}

/** The hash of the picture at an address of the app's own; undefined where it cannot be shown. */
export async function hashOfPicture(address: string): Promise<bigint | undefined> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return differenceHash(grayOf(image));
  } catch {
    return undefined;
  }
}

/** Brightness of the picture's parts. */
function grayOf(image: HTMLImageElement): number[] {
  const canvas = new OffscreenCanvas(SIDE + 1, SIDE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('nothing can be drawn');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, SIDE + 1, SIDE);
  const { data } = context.getImageData(0, 0, SIDE + 1, SIDE);
  return Array.from(
    { length: (SIDE + 1) * SIDE },
    (_, at) => 0.299 * data[4 * at]! + 0.587 * data[4 * at + 1]! + 0.114 * data[4 * at + 2]!,
  );
}
