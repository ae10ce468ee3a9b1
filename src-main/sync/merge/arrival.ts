import { changedMembers } from '#shared/record/diff.ts';
import { align } from '#shared/record/identity.ts';
import { asLists } from '#shared/record/list-forms.ts';
import { listName, type Path } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { isAtomic, listPolicy } from '#shared/record-catalogue/list-policy.ts';
import { fieldAt, topLevelRow } from '#shared/record-catalogue/lookup.ts';
import { holds, holdsInPlace, isEmpty, isSetByServer, likenesses, comparable, type Side } from './holds.ts';
import { pairWithBoth, sequenceOf } from './pair-items.ts';

/** Three copies of a site: the base of an edit, the document that was sent with the edit, and the server's copy now. */
export interface Copies {
  base: RawValue;
  sent: RawValue;
  server: RawValue;
}

/** The edits that the server does not hold, each as a string, by top-level member. */
type Undone = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the edits that the server does not hold. An edit counts as undone if the server still has the base's value or
 * order, lacks an added or edited item, has a removed item, or has a text that somebody else must have written
 * (`isOfAnother`). Any other value is assumed to be the server's own form of what was sent.
 */
export function undoneEdits(copies: Copies): Undone {
  const undone = new Map<string, string[]>();
  for (const field of editedMembers(copies)) {
    const arrival = arrivalOf(field, copies);
    if (arrival.undone.length > 0) undone.set(field, arrival.undone);
  }
  return undone;
}

/**
 * Remembers which edits of the last save the server did not hold. If the server does not hold an edit after a second
 * save either, the edit is given up: the cause is assumed to be the server itself, not another save.
 */
export class UndoneTracker {
  private last: Undone = new Map();

  /** Returns the top-level members with an edit that the server lacks now but did not lack after the previous save. */
  newlyUndone(copies: Copies): string[] {
    const before = this.last;
    this.last = undoneEdits(copies);
    const isNew = (field: string) => (edit: string) => !before.get(field)?.includes(edit);
    return [...this.last].filter(([field, edits]) => edits.some(isNew(field))).map(([field]) => field);
  }
}

/**
 * Returns the ancestor of the draft and the server's copy, after another save has undone edits of the `undone` members.
 * A member gets the base's value if `undone` names it, or if none of its edits is undone but the other save may have
 * written the server's value. Otherwise it gets the value that was sent.
 */
export function arrivedDocument(copies: Copies, undone: readonly string[]): RawValue {
  return editedMembers(copies).reduce((document, field) => {
    const arrival = arrivalOf(field, copies);
    const isEdit = arrival.undone.length > 0 ? undone.includes(field) : arrival.doubtful;
    if (!isEdit) return document;
    const before = copies.base.child(field);
    return before ? document.with(field, before) : document.without(field);
  }, copies.sent);
}

/** Whether the server's copy certainly holds every edit that was sent, perhaps in the server's own form. */
export function isArrived(copies: Copies): boolean {
  const arrivals = editedMembers(copies).map((field) => arrivalOf(field, copies));
  // A server takes a document as a whole, so one edit that has certainly arrived proves that the vague ones have too.
  const isCertain = arrivals.some(({ isProven }) => isProven) || arrivals.every(({ vague }) => !vague);
  return isCertain && arrivals.every(({ undone, doubtful }) => undone.length === 0 && !doubtful);
}

/** Returns the top-level members in which a path may lead to something else in the server's copy than in `sent`. */
export function differingMembers(server: RawValue, sent: RawValue): Set<string> {
  const members = new Set([...sent.keys(), ...server.keys()]);
  members.delete('modified');
  return new Set([...members].filter((field) => !holdsInPlace(server.child(field), sent.child(field))));
}

/**
 * Whether the server's copy is the server's own form of the whole document that was sent. The server may have added
 * top-level members.
 */
export function isMadeOf(server: RawValue, sent: RawValue): boolean {
  return sent
    .keys()
    .every(
      (field) =>
        topLevelRow(field)?.server !== undefined ||
        holds(server.child(field), sent.child(field), [field], { noExtraMembers: true }),
    );
}

/** Returns the edited top-level members, except those that are computed or that the server rewrites. */
function editedMembers({ base, sent }: Copies): string[] {
  return [...changedMembers(base, sent)].filter((field) => topLevelRow(field)?.server === undefined);
}

const arrivalOf = (field: string, { base, sent, server }: Copies): Arrival =>
  new Arrival([base.child(field), sent.child(field), server.child(field)], [field]);

type Sides = [base: Side, sent: Side, server: Side];

/** Compares one value of the three copies to find out which of its edits the server has. */
class Arrival {
  readonly undone: string[] = [];
  /** whether the server has, somewhere in the value, a value or an order that is neither the sent one nor the base's */
  doubtful = false;
  /** whether the server has a text or an added item that was sent and that it can have only if the post arrived */
  isProven = false;
  /**
   * whether the server may have some of the sent values even if the post did not arrive: a picture at another address,
   * or a value of which only the form was edited
   */
  vague = false;

  constructor(sides: Sides, path: Path) {
    this.read(...sides, path, false);
  }

  /** @param isNew whether the value belongs to an item that was added: the server may leave out some of its members */
  private read(base: Side, sent: Side, server: Side, path: Path, isNew: boolean): void {
    if (sameJson(base, sent) || isSetByServer(path, sent)) return;
    const lists = asLists([base, sent, server]);
    if (lists) return this.readList(lists, path);
    if (!isAtomic(path) && sent?.kind === 'object' && server?.kind === 'object') {
      return this.readMembers(base, sent, server, path, isNew);
    }
    if (holds(server, sent, path)) {
      if (sameJson(server, base)) this.vague = true;
      else this.isProven ||= !isNew && isText(sent);
    } else if (!isNew && holds(server, base, path, { address: 'same' })) this.miss(sent);
    else if (holds(server, sent, path, { address: 'any' })) this.vague = true;
    else if (!isNew && isOfAnother(base, sent, server, path)) this.miss(sent);
    else this.doubtful ||= !isNew || !isEmpty(server);
  }

  private miss(sent: Side): void {
    this.undone.push(sent?.toText() ?? '');
  }

  private readMembers(base: Side, sent: RawValue, server: RawValue, path: Path, isNew: boolean): void {
    const before = base?.kind === 'object' ? base : undefined;
    // Within an item, removed members are not compared, because the server may have added them again.
    const removable = path.includes(0) ? [] : (before?.keys() ?? []);
    for (const key of new Set([...removable, ...sent.keys()])) {
      this.read(before?.child(key), sent.child(key), server.child(key), [...path, key], isNew);
    }
  }

  private readList(lists: readonly RawValue[], path: Path): void {
    const [b = [], s = [], t = []] = lists.map((list) => list.items());
    const policy = listPolicy(listName(path));
    const item = [...path, 0];
    if (policy.fixed) return s.forEach((each, at) => this.read(b[at], each, t[at], item, false));
    const pairs = pairWithBoth(b, s, t, policy, likenesses(path, [{}, { address: 'any' }]));
    const { ofBase, there } = pairs;
    s.forEach((each, at) => {
      const [before, now] = [b[ofBase[at]!], t[there[at]!]];
      if (now) this.readItem(before, each, now, item);
      else if (!before || isEdited(before, each, item)) this.undone.push(said(each, item));
    });
    align(t, b, policy, { byPlace: false }).forEach((place, of) => {
      const isBack = place >= 0 && !there.includes(place) && !ofBase.includes(of);
      if (isBack) this.undone.push(said(b[of]!, item));
    });
    const order = sequenceOf({ b, s, t }, pairs, policy);
    if (order === 'undone') this.undone.push('order');
    this.doubtful ||= order === 'other';
  }

  private readItem(before: Side, sent: RawValue, now: RawValue, item: Path): void {
    if (!before) this.isProven ||= holds(now, sent, item);
    // An item that is not an object was found by its value, so there is nothing left to compare.
    if (sent.kind === 'object') this.read(before, sent, now, item, !before);
  }
}

/** Whether the item was edited in such a way that a server with the former item would lack the edit. */
const isEdited = (before: RawValue, sent: RawValue, item: Path): boolean =>
  new Arrival([before, sent, before], item).undone.length > 0;

/**
 * Returns an item's content as a string, without members that the server sets, because these may differ after each
 * save.
 */
const said = (item: RawValue, path: Path): string =>
  item.kind === 'object'
    ? item
        .keys()
        .filter((key) => !isSetByServer([...path, key], undefined))
        .map((key) => said(item.at(key), [...path, key]))
        .join()
    : comparable(item);

const isText = (value: Side): boolean => value?.toText().startsWith('"') === true && !isEmpty(value);

/**
 * Whether somebody else must have written the server's text. This is so if the text has none of the words that the edit
 * added. If the edit only removed words, this is so if the text still has all of these words.
 */
function isOfAnother(base: Side, sent: Side, server: Side, path: Path): boolean {
  if (fieldAt(path)?.kind !== 'prose' || isEmpty(server)) return false;
  const wordsIn = (side: Side) => new Set(comparable(side).toLowerCase().split(/\s/));
  const [before, after, now] = [wordsIn(base), wordsIn(sent), wordsIn(server)];
  const brought = after.difference(before);
  return brought.size > 0 ? brought.isDisjointFrom(now) : before.difference(after).isSubsetOf(now);
}
