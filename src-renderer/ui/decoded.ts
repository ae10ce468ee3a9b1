/** A part of an address in plain text; as it stands where its percent signs stand for nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
