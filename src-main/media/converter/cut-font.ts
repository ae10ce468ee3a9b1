/** A font with these letters only, as WOFF2. Browsers draw without hints today. */
export async function cutFont(bytes: Uint8Array, letters: string): Promise<Uint8Array> {
  // Imported on demand: most processes only read pictures.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(Buffer.from(bytes), letters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn'],
    noLayoutClosure: true,
    noHinting: true,
  });
}
