import { RawValue } from '#shared/record/raw-value.ts';

/** Byte offsets of a value in a record's UTF-8 text: of its first byte, and of the byte after its last. */
type Bounds = readonly [from: number, to: number];

/** The bounds of the value of each top-level member of a record, by the member's key. */
export type MemberBounds = ReadonlyMap<string, Bounds>;

export const writeBounds = (bounds: MemberBounds): string => JSON.stringify([...bounds]);
export const readBounds = (written: string): MemberBounds => new Map(JSON.parse(written) as [string, Bounds][]);

const anyObject = RawValue.parse('{}');

/**
 * Returns the bounds of the values of an object's members. If a key is repeated, its last value counts.
 * @param json a valid JSON object
 * @throws SyntaxError if the text ends too early
 */
export function findMembers(json: string): MemberBounds {
  const bounds = new Map<string, Bounds>();
  let at = json.indexOf('{') + 1;
  for (const { key, before, value, after } of RawValue.alike(json, anyObject).read().entries) {
    const from = at + Buffer.byteLength(before);
    const to = from + Buffer.byteLength(value.toText());
    if (key !== undefined) bounds.set(key, [from, to]);
    at = to + Buffer.byteLength(after) + 1;
  }
  return bounds;
}
