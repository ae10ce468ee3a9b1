import { hash } from 'node:crypto';
import { joinLabels, labelParts } from '#shared/record-catalogue/catalogue.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Difference } from '#shared/ipc/sync.ipc.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import type { Change } from '../../sync/merge/bring-back.ts';

/**
 * Makes a function that returns the key of a change. If the draft is compared with the same version again, the same
 * change has the same key, so that the user's choice still applies to it.
 */
export function keysOfChanges(): (change: Change) => string {
  const turns = new Map<string, number>();
  return ({ kind, then, after }) => {
    // An added item has no path in the earlier version, so its content identifies it.
    const said = kind === 'added' && after ? hash('sha256', after.toText(), 'base64url') : '';
    const key = JSON.stringify([kind, ...then, said]);
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return turn === 0 ? key : `${key} ${turn}`;
  };
}

/** Describes changes for the user: with labels, and with the values before and after. */
export function describeChanges(
  changes: readonly Change[],
  { then, now }: { then: SiteDocument; now: SiteDocument },
): Difference[] {
  const keyOf = keysOfChanges();
  return changes.map((change): Difference => {
    const { kind } = change;
    const key = keyOf(change);
    const path = kind === 'removed' ? change.then : change.now;
    const labels = labelParts(kind === 'removed' ? then : now, path);
    const said = typeof path.at(-1) === 'number' ? textOf(change.after ?? change.before) : undefined;
    if (said !== undefined) labels[labels.length - 1] = said;
    const place = path.findIndex((step) => typeof step === 'number');
    const inItem = place >= 0;
    const id = change.then.length > place ? JSON.stringify(change.then.slice(0, place + 1)) : key;
    const list = inItem ? path.slice(0, place) : path;
    return {
      key,
      kind,
      path: [...path],
      label: joinLabels(labels),
      ...(inItem && { item: { id, label: joinLabels(labels.slice(1, place + 1)) } }),
      part: joinLabels(labels.slice(inItem ? place + 1 : 1)),
      ...(kind === 'order'
        ? { before: namesOf(change.before, list), after: namesOf(change.after, list) }
        : { before: change.before?.toText(), after: change.after?.toText() }),
    };
  });
}

/** Returns the names of a list's items as JSON text. */
function namesOf(list: RawValue | undefined, path: readonly (string | number)[]): string {
  const value = list?.toValue();
  const names = list?.items().map((item, at) => textOf(item) ?? labelParts(value, [at], path).at(-1));
  return JSON.stringify(names ?? []);
}

/** Returns an item as a string if it is a single value, such as a keyword; undefined for an object, a list or null. */
function textOf(item: RawValue | undefined): string | undefined {
  return item?.kind === 'scalar' && !item.isNull ? String(item.toValue()) : undefined;
}
