import type { SiteDocument } from '../../site/schema.ts';
import { hoursOfWeek } from '../../site/business-hours.ts';
import type { Fact } from '../fact.ts';
import type { Claim } from './claim.ts';
import { hoursTokens, type Token } from './hours-tokens.ts';
import type { Span } from './text.ts';

type Days = Extract<Token, { kind: 'days' }>;
type Said = Extract<Token, { kind: 'times' | 'words' }>;

/** Days with the hours that the text gives for them. */
interface Bound extends Span {
  days: readonly number[];
  /** empty if the text excepts the days from other hours and gives no hours for the days */
  said: readonly Said[];
}

/**
 * Returns claims for opening hours, each for one day.
 * @param text without the parts that other readers have taken
 */
export function hoursClaims(text: string, site: SiteDocument): Claim[] {
  const bound = bindings(text, hoursTokens(text));
  // If a day is named twice, the hours that are given for fewer days win: ‘Daily 8-8, Tuesdays closed’ closes Tuesdays.
  const byDay = new Map<number, Bound[]>();
  for (const one of bound) for (const day of one.days) byDay.set(day, [...(byDay.get(day) ?? []), one]);
  return [...byDay].flatMap(([day, all]) => {
    const fewest = Math.min(...all.map(({ days }) => days.length));
    return all.flatMap((one): Claim[] => {
      const { start, end } = one;
      if (one.days.length > fewest) return [{ start, end, as: 'opening hours' }];
      return [{ start, end, as: 'opening hours', ...factOf(text, day, one.said, site) }];
    });
  });
}

function factOf(text: string, day: number, said: readonly Said[], site: SiteDocument): { fact: Fact; doubt?: string } {
  const [first, ...more] = said;
  const blank = { kind: 'hours', day, from: '', to: '', custom: '' } as const;
  if (!first)
    return { fact: { ...blank, custom: 'Closed' }, doubt: 'The text leaves this day out and gives no hours for it.' };
  if (more.length > 0) {
    // The record has only one opening period for a day, so several periods are written as text.
    const words = text.slice(first.start, more.at(-1)?.end);
    return { fact: { ...blank, custom: words } };
  }
  if (first.kind === 'words')
    return { fact: { ...blank, custom: first.words.charAt(0).toUpperCase() + first.words.slice(1) } };
  const { from, to, isGuess } = first;
  const fact = { ...blank, from, to };
  if (from === '' && (hoursOfWeek(site)[day]?.from ?? '') === '')
    return { fact, doubt: 'The text says when the day ends, and the site not when it begins.' };
  return { fact, ...(isGuess && { doubt: 'This may be morning or evening.' }) };
}

/**
 * If a part has days but no hours, and the next part has hours but no days, the days get these hours, unless one of the
 * two parts has more than this number of other words.
 */
const MOST_WORDS = 3;
const OPEN = /\b(?:open|hours)\b/iu;
const NO_HOURS = /\b(?:emergency|support|phone|call|line|hotline|service)\b/iu;

const EXCEPT = /\b(?:except(?:ing)?|excluding|but not)(?: for)?(?: on)?$/iu;

/** Returns the days that a line with hours excepts, as in ‘daily 8-8, except Tuesdays’. */
function exceptions(text: string, tokens: readonly Token[]): Days[] {
  const said = tokens.filter(({ kind }) => kind === 'times' || kind === 'words');
  const isOnLine = (one: Span, { start, end }: Span): boolean =>
    !text.slice(Math.min(one.start, start), Math.max(one.end, end)).includes('\n');
  return tokens.filter((token, at): token is Days => {
    const last = tokens[at - 1];
    if (token.kind !== 'days' || last?.kind !== 'other' || !EXCEPT.test(last.words)) return false;
    return said.some((each) => isOnLine(each, token));
  });
}

/** Assigns hours to days: the hours in the same part of a line, else the first hours of the next part. */
function bindings(text: string, tokens: readonly Token[]): Bound[] {
  const bound: Bound[] = [];
  const excepted = new Set(exceptions(text, tokens));
  let waiting: Days | undefined;
  const bind = (days: Days, said: readonly Said[]): void => {
    // Hours before ‘except Tuesdays’ are those of the other days.
    if (excepted.has(days) && (said[0]?.start ?? 0) < days.start) return;
    excepted.delete(days);
    const spans = [days, ...said];
    const start = Math.min(...spans.map((each) => each.start));
    bound.push({ days: days.days, said, start, end: Math.max(...spans.map(({ end }) => end)) });
  };
  for (const part of partsOf(tokens)) {
    const days = part.filter((token) => token.kind === 'days');
    const said = part.filter((token) => token.kind === 'times' || token.kind === 'words');
    const others = part.flatMap((token) => (token.kind === 'other' ? token.words.split(/\s+/u) : []));
    if (days.length === 0 && said.length > 0) {
      if (waiting && others.length <= MOST_WORDS) bind(waiting, said.slice(0, 1));
      else if (isAllWeek(text, part, said)) bound.push({ ...spanOf(said), days: [0, 1, 2, 3, 4, 5, 6], said });
    }
    const isKept = days.length === 1 && said.length === 0 && others.length <= MOST_WORDS;
    if (days.length > 0 || said.length > 0 || others.length > MOST_WORDS) waiting = isKept ? days[0] : undefined;
    if (days.length === 1 && said.length > 0) bind(days[0]!, oneOpening(said));
    else if (days.length > 1) bindInTurn(part, bind);
  }
  for (const { days, start, end } of excepted) bound.push({ days, start, end, said: [] });
  return bound;
}

/**
 * Returns the times of a day. If words such as ‘closed’ are among them, returns only the first entry, because the rest
 * is probably about other days.
 */
const oneOpening = (said: readonly Said[]): readonly Said[] =>
  said.every(({ kind }) => kind === 'times') ? said : said.slice(0, 1);

const spanOf = (spans: readonly Span[]): Span => ({ start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 });

/** Whether the part says ‘open 24 hours’ about the company itself, not about an emergency line. */
function isAllWeek(text: string, part: readonly Token[], said: readonly Said[]): boolean {
  const [only] = said;
  if (only?.kind !== 'times' || only.from !== '00:00' || only.to !== '23:59') return false;
  const { start, end } = spanOf(part);
  const line = text.slice(
    text.lastIndexOf('\n', start) + 1,
    text.indexOf('\n', end) < 0 ? undefined : text.indexOf('\n', end),
  );
  return OPEN.test(line) && !NO_HOURS.test(line);
}

/**
 * Binds several groups of days in one part: each group gets the hours after the group, or the hours before the group if
 * the part begins with hours.
 */
function bindInTurn(part: readonly Token[], bind: (days: Days, said: readonly Said[]) => void): void {
  const spoken = part.filter((token): token is Days | Said => token.kind !== 'other' && token.kind !== 'break');
  const hoursFirst = spoken[0]?.kind !== 'days';
  for (let at = 0; at + 1 < spoken.length; at += 2) {
    const [one, other] = [spoken[at]!, spoken[at + 1]!];
    const [days, said] = hoursFirst ? [other, one] : [one, other];
    if (days.kind !== 'days' || said.kind === 'days') return;
    bind(days, [said]);
  }
}

/** Splits tokens at breaks. A comma between two times of one day is no break: ‘Mon 8-12, 1-5’. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  tokens.forEach((token, at) => {
    const [last, next] = [tokens[at - 1], tokens[at + 1]];
    const joins = token.kind === 'break' && token.isWeak && last?.kind === 'times' && next?.kind === 'times';
    const follows = tokens[at + 2];
    if (token.kind === 'break' && !(joins && follows?.kind !== 'days')) parts.push([]);
    else if (token.kind !== 'break') parts.at(-1)?.push(token);
  });
  return parts.filter((part) => part.length > 0);
}
