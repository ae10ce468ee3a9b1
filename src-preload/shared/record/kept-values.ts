import { parseJson } from './parse-json.ts';
import type { RawValue } from './raw-value.ts';

/**
 * The parsed values of a record's successive documents. A member that an edit did not change keeps the same parsed
 * value, so results computed from that value, such as sections of the preview, can be reused.
 */
export class KeptValues {
  private last: { document: RawValue; value: Readonly<Record<string, unknown>> } | undefined;

  of(document: RawValue): Readonly<Record<string, unknown>> {
    const { last } = this;
    if (last?.document === document) return last.value;
    const members = document.keys().map((key) => {
      const member = document.at(key);
      const isKept = last !== undefined && last.document.child(key) === member;
      return [key, isKept ? last.value[key] : parseJson(member.toText())];
    });
    const value = Object.fromEntries(members) as Record<string, unknown>;
    this.last = { document, value };
    return value;
  }
}
