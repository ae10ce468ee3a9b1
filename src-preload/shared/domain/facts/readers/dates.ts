import { en } from 'chrono-node';
import { overlaps, sentencesOf, type Span } from './text.ts';

export interface Dated extends Span {
  date: Date;
  /** the last day of a range, else `date` */
  until: Date;
}

/** Dates with the name of a month, or as numbers that cannot be hours, such as ‘8-2’ or ‘24/7’. */
const WRITTEN =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d{1,4}([/.-])\d{1,2}\1\d{2,4}|\b(?!24\/7\b)\d{1,2}\/\d{1,2}\b/iu;

/**
 * The calendar dates in the text; days of the week are not among them.
 * @param year of a date without one: the `next` such day from today on, or the `nearest`
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

const FROM =
  /\b(?:starting|beginning|start|begin|effective|as of|from|after|until|till|through|thru|between|by|on|for|in|come)(?:\s+(?:on|from|the))?\s*$/iu;
const LATER =
  /\b(?:next (?:week|month|year|season|spring|summer|fall|winter)|this (?:week|month|weekend) only|for now|temporar(?:y|ily)|holiday (?:hours|schedule)|during the holidays)\b/iu;

/**
 * Sentences about a limited time, each with the reason why its facts may not hold from now on.
 * @param dates of the text
 */
export function timedSentences(text: string, dates: readonly Dated[], today: Date): (Span & { doubt: string })[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    const later = LATER.exec(words)?.[0];
    const date = dates.find(
      (each) =>
        overlaps(each, sentence) &&
        each.date > today &&
        FROM.test(text.slice(Math.max(0, each.start - 24), each.start)),
    );
    if (date) return [{ ...sentence, doubt: `The text speaks of ${text.slice(date.start, date.end)}.` }];
    return later === undefined ? [] : [{ ...sentence, doubt: `The text says “${later.toLowerCase()}”.` }];
  });
}
