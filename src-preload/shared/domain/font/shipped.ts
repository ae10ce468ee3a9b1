const keyOf = (family: string): string => family.trim().toLowerCase().replaceAll(' ', '-');

/** The file of a face among those that ship with the app: of that weight, else of all weights; undefined where none is. */
export function shippedFile(files: ReadonlySet<string>, family: string, weight: number): string | undefined {
  return [String(weight), 'variable'].map((cut) => `${keyOf(family)}-${cut}.woff2`).find((file) => files.has(file));
}
