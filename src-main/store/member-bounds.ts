import { RawValue } from '#shared/record/raw-value.ts';

/** Where a value begins and ends, in bytes. */
type Bounds = readonly [from: number, to: number];

/** Where the value of each top-level member of a record stands, by its key. */
export type MemberBounds = ReadonlyMap<string, Bounds>;

export const writeBounds = (bounds: MemberBounds): string => JSON.stringify([...bounds]);
export const readBounds = (written: string): MemberBounds => new Map(JSON.parse(written) as [string, Bounds][]);

const anyObject = RawValue.parse('{}');

/**
 * Finds the values of an object's members; of a repeated key the last counts.
 * @param json a valid JSON object. @throws SyntaxError where it ends too early
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
