const keyOf = (family: string): string => family.trim().toLowerCase().replaceAll(' ', '-');

/**
 * Returns the name of the app's own font file: the file of that weight, else the file of the variable font. Returns
 * undefined if `files` has neither.
 * @param files names of all font files of the app
 */
export function shippedFile(files: ReadonlySet<string>, family: string, weight: number): string | undefined {
  return [String(weight), 'variable'].map((cut) => `${keyOf(family)}-${cut}.woff2`).find((file) => files.has(file));
}
