import { parseTime } from '../../site/business-hours.ts';
import { TAKEN, type Span } from './text.ts';

/** A part of a text about opening hours. */
export type Token = Span &
  (
    | { kind: 'days'; days: readonly number[] }
    | { kind: 'times'; from: string; to: string; isGuess?: boolean }
    | { kind: 'words'; words: string }
    /** a separator between two groups of hours, such as a line end; only a comma is weak */
    | { kind: 'break'; isWeak: boolean }
    | { kind: 'other'; words: string }
  );

const DAY_NAMES = [
  'sun(?:days?)?',
  'mon(?:days?)?',
  'tue(?:s(?:days?)?)?',
  'wed(?:s|nes(?:days?)?)?',
  'thu(?:r(?:s(?:days?)?)?)?',
  'fri(?:days?)?',
  'sat(?:urdays?)?',
];
const SHORT_DAYS: Readonly<Record<string, number>> = {
  Su: 0,
  M: 1,
  Mo: 1,
  T: 2,
  Tu: 2,
  W: 3,
  We: 3,
  Th: 4,
  R: 4,
  F: 5,
  Fr: 5,
  S: 6,
  Sa: 6,
};
const NAME = `(?:${DAY_NAMES.join('|')})\\b\\.?`;
const SHORT = '(?:Su|Mo|Tu|We|Th|Fr|Sa|M|T|W|R|F|S)\\b';
const TO = '\\s*(?:-|–|—|to\\b|thru\\b|through\\b|till\\b|until\\b)\\s*';
const AND = '(?:\\s*(?:,\\s*and\\b|,|&|\\band\\b|\\+)\\s*|\\/)';

const all = [0, 1, 2, 3, 4, 5, 6];
const groups: readonly { words: RegExp; days: readonly number[] }[] = [
  {
    words: /(?:\b(?:daily|every ?day|each day|all week)\b|\b(?:7|seven) days(?: (?:a|per) week| a wk)?\b)/iuy,
    days: all,
  },
  { words: /\bweek ?days\b/iuy, days: [1, 2, 3, 4, 5] },
  { words: /\bweek ?ends?\b/iuy, days: [6, 0] },
];
const LONG_GROUP = new RegExp(`\\b${NAME}(?:(?:${TO}|${AND})${NAME})*`, 'iuy');
/**
 * Abbreviations of one or two letters count as days only next to other such abbreviations. Those of two letters also
 * count before a number, a colon, ‘closed’ or ‘off’.
 */
const SHORT_GROUP = new RegExp(
  `(?<![\\w'.])${SHORT}(?:(?:${TO}|${AND})${SHORT})+|(?<![\\w'.])(?:Su|Mo|Tu|We|Th|Fr|Sa)\\b(?=\\s*:|\\s+(?:\\d|closed|off))`,
  'uy',
);

const CLOCK =
  '(?:(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?\\s*(?:[ap]\\.?\\s?m\\b\\.?|[ap]\\b)?|(?:[01]\\d|2[0-4])[0-5]\\d|noon\\b|midnight\\b)';
const RANGE = new RegExp(
  `(?<![\\d$/:.,#-])(${CLOCK})(?:${TO})(${CLOCK})(?![\\d/%:]|-\\d|\\s*(?:miles|mi|days|years?|yrs|minutes|min|stars?|people|reviews?|weeks|months)\\b)`,
  'iuy',
);
const UNTIL = new RegExp(`\\b(?:(?:open )?(?:till|until|til)|clos(?:e|es|ing) at)\\s+(${CLOCK})`, 'iuy');
const ALL_DAY = /\b(?:(?:open )?24 ?(?:hours|hrs)(?: a day)?|always open|around the clock|24\/7)/iuy;
const CLOSED = /\b(?:closed|not open|off)\b/iuy;
const IN_WORDS =
  /\b(?:by\s+(?:appointments?|appt\.?)(?:\s+only\b)?|appointments?\s+only\b|emergenc(?:y|ies)(?:\s+(?:calls?|service))?\s+only\b|on[- ]call\b|call for (?:hours|appointments?)\b)/iuy;
const BREAK = /\s*(?:[\n;|]|\s[/•·]\s|\.(?=\s|$))\s*|\s*,\s*/uy;

/**
 * Splits a text into tokens, in the order of the text. Words that do not look like days or hours become tokens of the
 * kind `other`.
 */
export function hoursTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let other = '';
  let at = 0;
  const take = (token: Token): void => {
    if (other.trim() !== '') tokens.push({ kind: 'other', words: other.trim(), start: at - other.length, end: at });
    other = '';
    tokens.push(token);
    at = token.end;
  };
  while (at < text.length) {
    const token = tokenAt(text, at);
    if (token) take(token);
    else other += text[at++] ?? '';
  }
  if (other.trim() !== '') tokens.push({ kind: 'other', words: other.trim(), start: at - other.length, end: at });
  return tokens;
}

function tokenAt(text: string, start: number): Token | undefined {
  if (text[start] === TAKEN) return undefined;
  const found = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = start;
    return pattern.exec(text);
  };
  for (const { words, days } of groups) {
    const group = found(words);
    if (group) return { kind: 'days', days, start, end: start + group[0].length };
  }
  const days = found(LONG_GROUP) ?? found(SHORT_GROUP);
  if (days) return { kind: 'days', days: daysOf(days[0]), start, end: start + days[0].trimEnd().length };
  const allDay = found(ALL_DAY);
  if (allDay) return { kind: 'times', from: '00:00', to: '23:59', start, end: start + allDay[0].length };
  const range = found(RANGE);
  const times = range && timesOf(range[1] ?? '', range[2] ?? '');
  if (range && times) return { kind: 'times', ...times, start, end: start + range[0].trimEnd().length };
  const until = found(UNTIL);
  const to = until && parseTime(until[1] ?? '', '06:00');
  if (until && to !== undefined && to !== null)
    return { kind: 'times', from: '', to, start, end: start + until[0].length };
  const words = found(IN_WORDS);
  if (words) return { kind: 'words', words: words[0], start, end: start + words[0].length };
  const closed = found(CLOSED);
  if (closed) return { kind: 'words', words: 'Closed', start, end: start + closed[0].length };
  const gap = found(BREAK);
  if (gap && gap[0] !== '') return { kind: 'break', isWeak: gap[0].trim() === ',', start, end: start + gap[0].length };
  return undefined;
}

/** Returns the numbers of the days in a text such as ‘Mon, Wed–Fri’. */
function daysOf(words: string): number[] {
  const days: number[] = [];
  let isRange = false;
  for (const [piece] of words.matchAll(/[A-Za-z]+|[-–—]/gu)) {
    if (/^(?:[-–—]|to|thru|through|till|until)$/iu.test(piece)) isRange = true;
    const day = dayOf(piece);
    if (day === undefined) continue;
    for (let last = days.at(-1); isRange && last !== undefined && last !== day;) {
      last = (last + 1) % 7;
      if (last !== day) days.push(last);
    }
    days.push(day);
    isRange = false;
  }
  return [...new Set(days)];
}

function dayOf(word: string): number | undefined {
  const place = DAY_NAMES.findIndex((name) => new RegExp(`^${name}$`, 'iu').test(word));
  return place >= 0 ? place : SHORT_DAYS[word];
}

const HALF = /([ap])\.?\s?m?\.?$/iu;

/**
 * Reads an opening and a closing time as people write them: ‘8-2’ is a working day, ‘1-5’ an afternoon, ‘9-11am’ a
 * morning.
 */
export function timesOf(first: string, second: string): { from: string; to: string; isGuess?: boolean } | undefined {
  const [opens, closes] = [first.trim(), second.trim()];
  const [half, until] = [HALF.exec(opens)?.[1], HALF.exec(closes)?.[1]?.toLowerCase()];
  const [hour, last] = [parseInt(opens, 10), parseInt(closes, 10)];
  const isBare = half === undefined && /^\d{1,2}(?:[:.]\d\d)?$/u.test(opens) && !opens.startsWith('0') && hour < 12;
  // An opening time from 1 to 5 is assumed to be in the afternoon, because companies hardly open at night. Times with
  // ‘am’ and times in 24-hour notation are exceptions.
  const isAfternoon = isBare && until !== 'a' && hour >= 1 && hour <= 5 && (until === 'p' || last <= 12);
  const from = parseTime(isAfternoon ? `${opens} pm` : opens);
  const to = from === undefined ? undefined : parseTime(closes, from);
  if (from === undefined || to === undefined || (from === to && from !== '00:00')) return undefined;
  // ‘7-9pm’ can mean two hours in the evening or a day from 7 in the morning.
  const isGuess = isBare && !isAfternoon && until === 'p' && hour > 5 && hour < last && last < 12;
  return { from, to: to === '00:00' && from === '00:00' ? '23:59' : to, ...(isGuess && { isGuess }) };
}
