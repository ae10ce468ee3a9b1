const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');

/**
 * Whether a picture is complete and not cut off, which its last bytes or its length show. The format is taken from the
 * extension of the name. A file with an extension that is not in `ends` counts as complete.
 */
export function isWholePicture(name: string, bytes: Buffer): boolean {
  const end = ends[name.slice(name.lastIndexOf('.') + 1)];
  return end?.(bytes) ?? true;
}

const endsWith =
  (end: Buffer) =>
  (bytes: Buffer): boolean =>
    bytes.subarray(-end.length).equals(end);

const ends: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: endsWith(PNG_END),
  jpeg: endsWith(JPEG_END),
  webp: (bytes) => bytes.length > 8 && bytes.readUInt32LE(4) + 8 === bytes.length,
  avif: endsWithItsBoxes,
};

/**
 * Whether an AVIF is complete. An AVIF is a sequence of boxes, each of which begins with its length and its type; the
 * last box, `mdat`, has the picture.
 */
function endsWithItsBoxes(bytes: Buffer): boolean {
  let [at, type] = [0, ''];
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) return false;
    type = bytes.toString('latin1', at + 4, at + 8);
    at += length;
  }
  return type === 'mdat' && at === bytes.length;
}
