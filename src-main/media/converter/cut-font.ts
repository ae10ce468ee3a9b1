/** Reduces a font to the given letters, as WOFF2. Drops the hinting instructions, which make the file larger. */
export async function cutFont(bytes: Uint8Array, letters: string): Promise<Uint8Array> {
  // Loaded on demand, because most processes only read pictures.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(Buffer.from(bytes), letters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn'],
    noLayoutClosure: true,
    noHinting: true,
  });
}
