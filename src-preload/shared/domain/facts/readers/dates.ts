import { en } from 'chrono-node';
import { overlaps, sentencesOf, type Span } from './text.ts';

export interface Dated extends Span {
  date: Date;
  /** the last day of a range, else `date` */
  until: Date;
}

/** Dates with the name of a month, or in numbers that cannot be hours. Numbers such as ‘8-2’ or ‘24/7’ are hours. */
const WRITTEN =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d{1,4}([/.-])\d{1,2}\1\d{2,4}|\b(?!24\/7\b)\d{1,2}\/\d{1,2}\b/iu;

/**
 * Returns the calendar dates in the text, but not the days of the week.
 * @param year which year a date without a year gets: that of the `next` such day from today on, or of the day `nearest`
 * to today
 */
export function datesOf(text: string, today: Date, year: 'next' | 'nearest' = 'next'): Dated[] {
  return en.strict
    .parse(text, today, { forwardDate: year === 'next' })
    .filter(({ start }) => start.isCertain('month'))
    .filter(({ text: words }) => WRITTEN.test(words))
    .map(({ index, text: words, start, end }) => {
      return { start: index, end: index + words.length, date: start.date(), until: (end ?? start).date() };
    });
}

const DATE_PREFIX =
  /\b(?:starting|beginning|start|begin|effective|as of|from|after|until|till|through|thru|between|by|on|for|in|come)(?:\s+(?:on|from|the))?\s*$/iu;
const LATER =
  /\b(?:next (?:week|month|year|season|spring|summer|fall|winter)|this (?:week|month|weekend) only|for now|temporar(?:y|ily)|holiday (?:hours|schedule)|during the holidays)\b/iu;

/** Returns the sentences about a later or a limited time, each with a reason to doubt that its facts apply now. */
export function timedSentences(text: string, dates: readonly Dated[], today: Date): (Span & { doubt: string })[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    const later = LATER.exec(words)?.[0];
    const date = dates.find(
      (each) =>
        overlaps(each, sentence) &&
        each.date > today &&
        DATE_PREFIX.test(text.slice(Math.max(0, each.start - 24), each.start)),
    );
    if (date) return [{ ...sentence, doubt: `The text speaks of ${text.slice(date.start, date.end)}.` }];
    return later === undefined ? [] : [{ ...sentence, doubt: `The text says “${later.toLowerCase()}”.` }];
  });
}
