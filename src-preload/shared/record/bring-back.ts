import { applyWithin, bringBackItems } from './bring-back-items.ts';
import type { Asked, Change, Places, Wanted } from './change.ts';
import type { RawOperation } from './edit-raw.ts';
import { asList, innerList, jsonText } from './list-forms.ts';
import { FORMS, type Policies } from './policies.ts';
import type { RawValue } from './raw-value.ts';
import { sameJson } from './same-json.ts';

/** Every change from the earlier document to the later one. Items of lists are known again by their identity. */
export function compareDocuments(policies: Policies, then: RawValue, now: RawValue): Change[] {
  const changes: Change[] = [];
  bringBack(policies, then, now, (change) => {
    changes.push(change);
    return false;
  });
  return changes;
}

/**
 * Operations on the later document that take back the `wanted` changes and touch nothing else, except the numbers that
 * items have by their place. Keys of an item, the server's and the editor's, stay as they are now.
 */
export function bringBack(policies: Policies, then: RawValue, now: RawValue, wanted: Wanted): RawOperation[] {
  return bringBackValue(then, now, { then: [], now: [] }, { policies, wanted });
}

type Side = RawValue | undefined;

function bringBackValue(then: Side, now: Side, at: Places, asked: Asked): RawOperation[] {
  const { policies, wanted } = asked;
  if (sameJson(then, now)) return [];
  if (then && now && !policies.isAtomic(at.now)) {
    if (then.kind === 'object' && now.kind === 'object') return bringBackMembers(then, now, at, asked);
    const [earlier, later] = [asList(then), asList(now)];
    const byItems = earlier && later && bringBackItems(earlier, later, at, asked, bringBackMembers);
    if (byItems) return byItems;
    const byText = policies.textLists.has(String(at.now.at(-1))) && bringBackInText(then, now, at, asked);
    if (byText) return byText;
  }
  if (!wanted({ kind: 'value', ...at, before: then, after: now })) return [];
  return [then ? { op: 'set', path: at.now, text: then.toText() } : { op: 'remove', path: at.now }];
}

const NONE: ReadonlySet<string> = new Set();

/** @param kept members that stay as they are */
function bringBackMembers(then: RawValue, now: RawValue, at: Places, asked: Asked, kept = NONE): RawOperation[] {
  const current = now.keys();
  const gone = then.keys().filter((key) => !now.child(key));
  return [...current, ...gone]
    .filter((key) => !kept.has(key) && key !== FORMS)
    .flatMap((key) =>
      bringBackValue(then.child(key), now.child(key), { then: [...at.then, key], now: [...at.now, key] }, asked),
    );
}

/** For a list in a JSON text. The text is set as a whole, because no operation can change a part of it. */
function bringBackInText(then: RawValue, now: RawValue, at: Places, asked: Asked): RawOperation[] | undefined {
  const [earlier, later] = [innerList(then), innerList(now)];
  const operations = earlier && later && bringBackItems(earlier, later, at, asked, bringBackMembers);
  if (!operations || operations.length === 0) return operations;
  return [{ op: 'set', path: at.now, text: jsonText(applyWithin(later, operations, at.now)).toText() }];
}
