/**
 * Edits of JSON text that leave every other byte alone, so that unknown fields, 20-digit ids and numbers such as 1.10
 * survive. The text must already be known to be valid JSON.
 */
interface Member {
  key: string;
  keyStart: number;
  start: number;
  end: number;
}

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function skipSpace(text: string, at: number): number {
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

function endOfString(text: string, at: number): number {
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i + 1;
  }
  throw new SyntaxError('Unterminated string in JSON text');
}

function endOfValue(text: string, at: number): number {
  if (text[at] === '"') return endOfString(text, at);
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    const char = text[i];
    if (char === '"') i = endOfString(text, i) - 1;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      if (depth === 0) return i;
      if (--depth === 0) return i + 1;
    } else if (depth === 0 && (char === ',' || isSpace(text.charCodeAt(i)))) return i;
  }
  return text.length;
}

function members(text: string): Member[] {
  const found: Member[] = [];
  let at = skipSpace(text, 0);
  if (text[at] !== '{') throw new SyntaxError('Not a JSON object');
  at = skipSpace(text, at + 1);
  while (text[at] === '"') {
    const keyEnd = endOfString(text, at);
    const start = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const end = endOfValue(text, start);
    found.push({ key: JSON.parse(text.slice(at, keyEnd)) as string, keyStart: at, start, end });
    at = skipSpace(text, end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return found;
}

/** The raw text of a top-level member; of a repeated key the last counts, as with JSON.parse. */
export function rawMember(text: string, key: string): string | undefined {
  const member = members(text).findLast((candidate) => candidate.key === key);
  return member && text.slice(member.start, member.end);
}

/** The raw texts of a JSON array's items. */
export function rawItems(text: string): string[] {
  const items: string[] = [];
  let at = skipSpace(text, 0);
  if (text[at] !== '[') throw new SyntaxError('Not a JSON array');
  at = skipSpace(text, at + 1);
  while (at < text.length && text[at] !== ']') {
    const end = endOfValue(text, at);
    items.push(text.slice(at, end));
    at = skipSpace(text, end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return items;
}

/** Replaces a top-level member's value, or adds the member at the end. `value` is JSON text. */
export function setRawMember(text: string, key: string, value: string): string {
  const all = members(text);
  const member = all.findLast((candidate) => candidate.key === key);
  if (member) return text.slice(0, member.start) + value + text.slice(member.end);
  const last = all.at(-1);
  const at = last ? last.end : text.indexOf('{') + 1;
  return `${text.slice(0, at)}${last ? ',' : ''}${JSON.stringify(key)}:${value}${text.slice(at)}`;
}

/** Removes a top-level member together with the comma that it no longer needs. */
export function removeRawMember(text: string, key: string): string {
  const all = members(text);
  const index = all.findLastIndex((candidate) => candidate.key === key);
  const member = all[index];
  if (!member) return text;
  const next = all[index + 1];
  const previous = all[index - 1];
  const rest = next
    ? text.slice(0, member.keyStart) + text.slice(next.keyStart)
    : text.slice(0, previous ? previous.end : member.keyStart) + text.slice(member.end);
  return removeRawMember(rest, key);
}

/** A scalar's text without quotes: ids are compared as text, because they may exceed what a number can hold. */
export function scalarText(raw: string | undefined): string {
  if (raw === undefined || raw === 'null') return '';
  return raw.startsWith('"') ? (JSON.parse(raw) as string) : raw;
}
