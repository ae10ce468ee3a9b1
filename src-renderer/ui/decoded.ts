/** Decodes a part of an address; a part with percent signs that encode nothing stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
