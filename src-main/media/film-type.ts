/** Signatures at the start of films with their media types. `texts` match Latin-1 text, `digits` match hex digits. */
const texts: readonly [RegExp, string][] = [
  [/^....ftypqt {2}/s, 'video/quicktime'],
  [/^....ftyp(?:isom|iso[2-9]|mp4[12v]|avc1|M4V |MSNV|dash|mmp4|3gp.)/s, 'video/mp4'],
  [/^RIFF....AVI /s, 'video/x-msvideo'],
];
const digits: readonly [string, string][] = [
  ['1a45dfa3', 'video/webm'],
  ['464c5601', 'video/x-flv'],
  ['3026b2758e66cf11', 'video/x-ms-wmv'],
];
const HEAD_BYTES = 16;

/** Returns the media type of a film by its first bytes, whatever its name; undefined for any other file. */
export function filmType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  const [text, hex] = [head.toString('latin1'), head.toString('hex')];
  return texts.find(([pattern]) => pattern.test(text))?.[1] ?? digits.find(([start]) => hex.startsWith(start))?.[1];
}
