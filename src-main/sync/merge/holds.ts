import { parseJson } from '#shared/record/parse-json.ts';
import { numberMembers } from '#shared/record/item-members.ts';
import { listName, type Path } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { shownOrder } from '#shared/record/shown-order.ts';
import { listPolicy } from '#shared/record-catalogue/list-policy.ts';
import { FORMS } from '#shared/record/policies.ts';
import { fieldAt, rowAt } from '#shared/record-catalogue/lookup.ts';
import { hasSequence, pairItems } from './pair-items.ts';

export type Side = RawValue | undefined;

/** How far the server's value may differ from the value that was sent. */
export interface Tolerance {
  /** which address counts as the picture that was sent; by default any address with the same file name */
  address?: 'same' | 'any';
  /** whether a member that users edit must be empty on the server if it was not sent */
  noExtraMembers?: boolean;
}

/**
 * Whether the server's value is the value that was sent, perhaps in the server's own form. For example, a server may
 * assign keys, number the items of a list by place, move files to other addresses, and drop members.
 * @param path of the value, with 0 for every index
 */
export function holds(server: Side, sent: Side, path: Path, tolerance: Tolerance = {}): boolean {
  if (sent && server?.isSame(sent)) return true;
  if (isSetByServer(path, sent)) return true;
  if (isEmpty(sent)) return isEmpty(server);
  if (!server || !sent) return false;
  if (sent.kind === 'list') return server.kind === 'list' && holdsItems(server.items(), sent.items(), path, tolerance);
  if (sent.kind === 'object') return server.kind === 'object' && holdsMembers(server, sent, path, tolerance);
  if (server.kind !== 'scalar') return false;
  const [a, b] = [comparable(server), comparable(sent)];
  return a === b || (isPicture(path) && isSameFile(a, b, tolerance));
}

/**
 * Whether each path in the sent value leads to the same content in the server's value. In contrast to `holds`, the
 * places, keys and numbers of items and the addresses of files must be the same. The server may have more members.
 */
export function holdsInPlace(server: Side, sent: Side): boolean {
  if (sent && server?.isSame(sent)) return true;
  if (server?.kind !== sent?.kind) return false;
  if (isEmpty(sent)) return isEmpty(server);
  if (!server || !sent) return false;
  if (sent.kind === 'object') return sent.keys().every((key) => holdsInPlace(server.child(key), sent.child(key)));
  if (sent.kind === 'scalar') return comparable(server) === comparable(sent);
  const items = server.items();
  return items.length === sent.length && sent.items().every((each, at) => holdsInPlace(items[at], each));
}

function holdsMembers(own: RawValue, given: RawValue, path: Path, tolerance: Tolerance): boolean {
  // Some servers answer null for a member that they do not know. If a screen has a control for the member, somebody may
  // have emptied it, so null does not count as dropped.
  const isDropped = (key: string): boolean => {
    const held = own.child(key);
    return !held || (held.isNull && fieldAt([...path, key])?.unseen === true);
  };
  const kept = given.keys().filter((key) => !isDropped(key));
  const isTold = (key: string) => !isEmpty(given.child(key)) && !isSetByServer([...path, key], undefined);
  const isMore = (key: string) =>
    !given.child(key) && !isEmpty(own.child(key)) && rowAt([...path, key]) && !isSetByServer([...path, key], undefined);
  if (tolerance.noExtraMembers && own.keys().some(isMore)) return false;
  return (
    kept.every((key) => holds(own.child(key), given.child(key), [...path, key], tolerance)) &&
    // An object that has lost every member with content counts as another object.
    (kept.some(isTold) || !given.keys().some(isTold))
  );
}

function holdsItems(own: readonly RawValue[], given: readonly RawValue[], path: Path, tolerance: Tolerance): boolean {
  if (own.length !== given.length) return false;
  const item = [...path, 0];
  const policy = listPolicy(listName(path));
  const places = policy.fixed ? [...given.keys()] : pairItems(own, given, policy, likenesses(path, [tolerance]));
  const isThere = given.every((each, at) => places[at]! >= 0 && holds(own[places[at]!], each, item, tolerance));
  const sequence = shownOrder(given, policy).map((at) => places[at]!);
  return isThere && hasSequence(own, sequence, policy, given);
}

/**
 * Returns comparisons that find a sent item in the server's list, in the order in which to try them. An item that
 * somebody else has edited on the server can still be recognized by a picture with the same file name.
 */
export function likenesses(path: Path, tolerances: readonly Tolerance[]) {
  const item = [...path, 0];
  const { url } = listPolicy(listName(path));
  const isOfSameFile = (server: RawValue, sent: RawValue): boolean =>
    url !== undefined &&
    isPicture([...item, url]) &&
    isSameFile(comparable(server.child(url)), comparable(sent.child(url)), {});
  return tolerances.flatMap((tolerance) => [
    (server: RawValue, sent: RawValue) => holds(server, sent, item, tolerance),
    ...(tolerance.address === undefined ? [isOfSameFile] : []),
  ]);
}

/**
 * Whether a program, not a user, sets the value: for example `FORMS`, or an item's key, number by place or drag ID. Any
 * other field of kind `key` in an item counts only if it was sent empty.
 */
export function isSetByServer(path: Path, sent: Side): boolean {
  const at = path.lastIndexOf(0);
  const member = path.at(-1);
  if (member === FORMS) return true;
  if (at < 1 || typeof member !== 'string') return false;
  if (member === 'draggableId') return true;
  const policy = listPolicy(String(path[at - 1]));
  const depth = path.length - at;
  if (depth === 2 && policy.keys.includes(member)) return true;
  if (depth === (policy.within === undefined ? 2 : 3) && numberMembers(policy).includes(member)) return true;
  return isEmpty(sent) && sent !== undefined && fieldAt(path)?.kind === 'key';
}

/** Whether the value is empty. Servers write empty values in several forms. */
export function isEmpty(value: Side): boolean {
  if (!value || value.kind === 'object') return !value;
  return value.kind === 'list' ? value.length === 0 : ['', 'null', 'false'].includes(comparable(value));
}

/**
 * Returns a value in comparable form: a number in one form, a phone number as digits, any other text with single
 * spaces.
 */
export function comparable(value: Side): string {
  if (!value) return '';
  const text = String(parseJson(value.toText()))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (Number.isSafeInteger(number) || (text.includes('.') && Number.isFinite(number))) return String(number);
  const digits = text.replace(/[\s()+-]/g, '');
  return /^\d{7,15}$/.test(digits) ? digits : text;
}

const isPicture = (path: Path): boolean => fieldAt(path)?.kind === 'picture';

function isSameFile(a: string, b: string, { address }: Tolerance): boolean {
  const [own, given] = [a, b].map((text) => /^(https?:\/)?\/\S*$/.exec(text)?.[0].split(/[?#]/)[0]);
  if (address === 'same' || own === undefined || given === undefined) return false;
  return address === 'any' || own.split('/').at(-1) === given.split('/').at(-1);
}
