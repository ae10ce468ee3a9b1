import { align } from '#shared/record/identity.ts';
import { asList, EMPTY_LIST, jsonText } from '#shared/record/list-forms.ts';
import type { Path } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { isAtomic, listPolicy } from '#shared/record-catalogue/list-policy.ts';
import { fieldAt, topLevelRow } from '#shared/record-catalogue/lookup.ts';
import { inBaseOrder, numberedList, sequenceOf, type Arrived } from './arrived-items.ts';
import { holds, isEmpty, isServers, likenesses, listName, opened, words, type Side } from './holds.ts';
import { pairWithBoth } from './pair-items.ts';

/** Three copies of a site: what an edit was made of, what was sent with the edit in it, and what the server holds now. */
export interface Copies {
  base: RawValue;
  sent: RawValue;
  server: RawValue;
}

/** Which edits of a top-level member the server does not hold, each as a text. */
export type Undone = ReadonlyMap<string, readonly string[]>;

/**
 * The edits that the server does not hold: where it still holds what they were made of, or lacks an item that was sent, or
 * has one that was taken away. Any other value is what the server has made of the one that was sent.
 */
export function undoneEdits(copies: Copies): Undone {
  const undone = new Map<string, string[]>();
  for (const field of editedMembers(copies)) {
    const arrival = arrivalOf(field, copies);
    if (arrival.undone.length > 0) undone.set(field, arrival.undone);
  }
  return undone;
}

/** What the server has got of what was sent, where another's save took the `undone` members back: what that has too is not known. */
export function arrivedDocument(copies: Copies, undone: readonly string[]): RawValue {
  return editedMembers(copies).reduce((document, field) => {
    const arrival = arrivalOf(field, copies, { doubts: true });
    if (arrival.undone.length > 0 && !undone.includes(field)) return document;
    return arrival.value ? document.with(field, arrival.value) : document.without(field);
  }, copies.sent);
}

/** Each edit is on the server as it was sent: nobody else could have come to all of them by chance. */
export function isArrived(copies: Copies): boolean {
  const arrivals = editedMembers(copies).map((field) => arrivalOf(field, copies));
  // What is there for certain has come with all that was sent with it.
  const isCertain = arrivals.some(({ told }) => told) || arrivals.every(({ vague }) => !vague);
  return isCertain && arrivals.every(({ undone, doubtful }) => undone.length === 0 && !doubtful);
}

/** Top-level members in which what is done at a path of what was sent would do something else on the server's copy. */
export function differingMembers(server: RawValue, sent: RawValue): Set<string> {
  const members = new Set([...sent.keys(), ...server.keys()]);
  members.delete('modified');
  return new Set(
    [...members].filter((field) => !holds(server.child(field), sent.child(field), [field], { inPlace: true })),
  );
}

/** The server's copy is what it has made of all that was sent, but for members of its own. */
export function isMadeOf(server: RawValue, sent: RawValue): boolean {
  return sent
    .keys()
    .every(
      (field) =>
        topLevelRow(field)?.server !== undefined ||
        holds(server.child(field), sent.child(field), [field], { noMore: true }),
    );
}

/** Members that the server may write otherwise than they were sent, or that are worked out from others, are left out. */
function editedMembers({ base, sent }: Copies): string[] {
  const members = [...new Set([...base.keys(), ...sent.keys()])];
  return members.filter(
    (field) => topLevelRow(field)?.server === undefined && !sameJson(base.child(field), sent.child(field)),
  );
}

function arrivalOf(field: string, { base, sent, server }: Copies, how: { doubts?: boolean } = {}): Arrival {
  return new Arrival(how.doubts ?? false, [base, sent, server].map((copy) => copy.child(field)) as Sides, [field]);
}

type Sides = [base: Side, sent: Side, server: Side];

/** What has arrived of an edit. */
class Arrival {
  readonly undone: string[] = [];
  /** the server holds something else than what was sent and what that was made of */
  doubtful = false;
  /** a text that was sent is there */
  told = false;
  /** a picture has another address, or an edit of nothing but the form of a value is not to be seen: both may be chance */
  vague = false;
  /** what was sent, without what has not arrived; undefined where that is nothing */
  readonly value: Side;
  private readonly doubts: boolean;

  /** @param doubts what the server has otherwise may be another's */
  constructor(doubts: boolean, sides: Sides, path: Path) {
    this.doubts = doubts;
    this.value = this.read(...sides, path, false);
  }

  /** @param isNew of an item that was added: what it lacks is the server's */
  private read(base: Side, sent: Side, server: Side, path: Path, isNew: boolean): Side {
    if (sameJson(base, sent) || isServers(path, sent)) return sent;
    const lists = listsOf([base, sent, server], path);
    if (lists) {
      const list = this.readList(...lists, path);
      if (list.isSame(lists[1])) return sent;
      if (sameJson(list, lists[0])) return base;
      return opened(sent, path) === sent ? list : jsonText(list);
    }
    if (!isWhole(path) && sent?.kind === 'object' && server?.kind === 'object') {
      return this.readMembers(base, sent, server, path, isNew);
    }
    if (holds(server, sent, path)) {
      if (sameJson(server, base)) this.vague = true;
      else this.told ||= !isNew && isText(sent);
    } else if (!isNew && holds(server, base, path, { address: 'same' })) return this.missed(base, sent);
    else if (holds(server, sent, path, { address: 'any' })) this.vague = true;
    else if (!isNew && isOfAnother(base, sent, server, path)) return this.missed(base, sent);
    else {
      this.doubtful ||= !isNew || !isEmpty(server);
      return this.doubts && !isNew ? base : sent;
    }
    return sent;
  }

  private missed(base: Side, sent: Side): Side {
    this.undone.push(sent?.toText() ?? '');
    return base;
  }

  private readMembers(base: Side, sent: RawValue, server: RawValue, path: Path, isNew: boolean): RawValue {
    const before = base?.kind === 'object' ? base : undefined;
    // What an item lacks the server may add again: it is its own, or the item has come in the place of another.
    const removable = path.includes(0) ? [] : (before?.keys() ?? []);
    return [...new Set([...removable, ...sent.keys()])].reduce((at, key) => {
      const value = this.read(before?.child(key), sent.child(key), server.child(key), [...path, key], isNew);
      if (value === sent.child(key)) return at;
      return value ? at.with(key, value) : at.without(key);
    }, sent);
  }

  private readList(base: RawValue, list: RawValue, server: RawValue, path: Path): RawValue {
    const [b, s, t] = [base.items(), list.items(), server.items()];
    const policy = listPolicy(listName(path));
    const item = [...path, 0];
    if (policy.fixed) return list.withItems(s.map((each, at) => this.read(b[at], each, t[at], item, false) ?? each));
    const pairs = pairWithBoth(b, s, t, policy, likenesses(path, [{}, { address: 'any' }]));
    const { ofBase, there } = pairs;
    const count = this.undone.length;
    const arrived = s.flatMap((each, at): Arrived[] => {
      const [of, before, now] = [ofBase[at]!, b[ofBase[at]!], t[there[at]!]];
      if (now) return [{ of, value: this.readItem(before, each, now, item) }];
      if (before && !isEdited(before, each, item)) return [{ of, value: each }];
      this.undone.push(said(each, item));
      return before ? [{ of, value: before }] : [];
    });
    align(t, b, policy, { byPlace: false }).forEach((place, of) => {
      if (place < 0 || there.includes(place) || ofBase.includes(of)) return;
      this.undone.push(said(b[of]!, item));
      const behind = arrived.findLastIndex((other) => other.of >= 0 && other.of < of);
      arrived.splice(behind + 1, 0, { of, value: b[of]! });
    });
    const order = sequenceOf({ b, s, t }, pairs, policy);
    if (order === 'undone') this.undone.push('order');
    this.doubtful ||= order === 'other';
    const values = (order === 'undone' ? inBaseOrder(arrived, b, policy) : arrived).map(({ value }) => value);
    if (this.undone.length === count) return list.withItems(values);
    return numberedList(values, b, s, policy);
  }

  private readItem(before: Side, sent: RawValue, now: RawValue, item: Path): RawValue {
    if (!before) this.told ||= holds(now, sent, item);
    // What is no object is known by what it says alone.
    if (sent.kind !== 'object') return sent;
    return this.read(before, sent, now, item, !before) ?? sent;
  }
}

/** What was edited would be missing where the server had the item as it was before. */
const isEdited = (before: RawValue, sent: RawValue, item: Path): boolean =>
  new Arrival(false, [before, sent, before], item).undone.length > 0;

/** An item but for what the server makes of it: the same each time that it is sent. */
const said = (item: RawValue, path: Path): string =>
  item.kind === 'object'
    ? item
        .keys()
        .filter((key) => !isServers([...path, key], undefined))
        .map((key) => said(item.at(key), [...path, key]))
        .join()
    : words(item);

/** All three as lists; undefined where one is none. */
function listsOf(sides: Sides, path: Path): [RawValue, RawValue, RawValue] | undefined {
  const lists = sides.map((side) => {
    const value = opened(side, path);
    return isEmpty(value) && value?.isNull !== false ? EMPTY_LIST : asList(value);
  });
  const isList = sides.some((side) => opened(side, path)?.kind === 'list');
  return isList && lists.every((list) => list !== undefined) ? (lists as [RawValue, RawValue, RawValue]) : undefined;
}

/** A merge takes it whole from one side. */
const isWhole = (path: Path): boolean =>
  isAtomic(path) || (path.at(-1) === 0 && listPolicy(listName(path)).fixed === true);

const isText = (value: Side): boolean => value?.toText().startsWith('"') === true && !isEmpty(value);

/** A text in which no word of the edit is there: somebody has written another one. */
function isOfAnother(base: Side, sent: Side, server: Side, path: Path): boolean {
  if (fieldAt(path)?.kind !== 'prose' || isEmpty(server)) return false;
  const [before, after, now] = [base, sent, server].map((side) => new Set(words(side).toLowerCase().split(/\s/))) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const brought = after.difference(before);
  return brought.size > 0 ? brought.isDisjointFrom(now) : before.difference(after).isSubsetOf(now);
}
