const keyOf = (family: string): string => family.trim().toLowerCase().replaceAll(' ', '-');

/** The app's own file of a face: of that weight, else the variable one; undefined where there is none. */
export function shippedFile(files: ReadonlySet<string>, family: string, weight: number): string | undefined {
  return [String(weight), 'variable'].map((cut) => `${keyOf(family)}-${cut}.woff2`).find((file) => files.has(file));
}
