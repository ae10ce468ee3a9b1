import { isDeepStrictEqual } from 'node:util';
import { jsonTextLists } from '#shared/record-catalogue/list-policy.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { topLevelRow } from '#shared/record-catalogue/lookup.ts';

type Document = Record<string, unknown>;

/** Members that the server may write otherwise than they were sent, or that are worked out from others. */
const isServers = (field: string): boolean => topLevelRow(field)?.server !== undefined;

/**
 * Top-level members that a save changed and that the server does not hold as they were sent: somebody else's save came
 * between. What a backend makes of a value on its way, such as its own address of a photo, is no change of it.
 */
function undoneFields(serverText: string, sentText: string, baseText: string): string[] {
  const parsed = [serverText, sentText, baseText].map((text) => parseJson(text) as Document);
  const [server, sent, base] = parsed as [Document, Document, Document];
  return Object.keys(sent).filter((field) => {
    if (isServers(field) || isDeepStrictEqual(sent[field], base[field])) return false;
    const isAsBefore = isDeepStrictEqual(server[field], base[field]);
    return !isLike(server[field], sent[field], { field, otherAddress: !isAsBefore });
  });
}

/**
 * Remembers what a server did not keep of the last save. A member that it does not take a second time either is no
 * longer insisted on: not another's save but the server itself has it so.
 */
export class UndoneFieldTracker {
  private last: ReadonlyMap<string, string | undefined> = new Map();

  newlyUndone(serverText: string, sent: RawValue, baseText: string): string[] {
    const undone = undoneFields(serverText, sent.toText(), baseText);
    const before = this.last;
    this.last = new Map(undone.map((field) => [field, sent.child(field)?.toText()]));
    return undone.filter((field) => !before.has(field) || before.get(field) !== this.last.get(field));
  }
}

/** The document with these members as another one has them. */
export function exceptFor(document: RawValue, members: readonly string[], other: RawValue): RawValue {
  return members.reduce((at, member) => {
    const value = other.child(member);
    return value ? at.with(member, value) : at.without(member);
  }, document);
}

interface Tolerance {
  field: string;
  /** a file may have got another address */
  otherAddress: boolean;
}

/** The server's value is the one that was sent, but for how it is written and for members of the server's own. */
function isLike(server: unknown, sent: unknown, tolerance: Tolerance): boolean {
  const [own, given] = [server, sent].map((value) => opened(value, tolerance.field));
  if (isEmpty(given)) return isEmpty(own);
  if (Array.isArray(given)) {
    return (
      Array.isArray(own) && own.length === given.length && given.every((item, at) => isLike(own[at], item, tolerance))
    );
  }
  if (typeof given === 'object') {
    if (!own || typeof own !== 'object') return false;
    return Object.entries(given as Document).every(([key, value]) =>
      // Made anew by each editor.
      key === 'draggableId' ? true : isLike((own as Document)[key], value, { ...tolerance, field: key }),
    );
  }
  const [a, b] = [words(own), words(given)];
  return a === b || (tolerance.otherAddress && isAddress(a) && isAddress(b));
}

/** A list that is kept as JSON text is looked into. */
function opened(value: unknown, field: string): unknown {
  if (typeof value !== 'string' || !jsonTextLists.has(field)) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  value === '';

const words = (value: unknown): string => String(value).replace(/\s+/g, ' ').trim();
const isAddress = (text: string): boolean => /^(https?:\/)?\/\S*$/.test(text);
