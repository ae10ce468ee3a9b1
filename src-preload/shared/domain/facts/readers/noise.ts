import { sentencesOf, type Span } from './text.ts';

/** Parts of a message that say nothing about a site, such as greetings. */
const NOISE =
  /^(?:[-_=*>\s]*|(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.!?]{0,40}[,!.]?|(?:many )?(?:thanks|thank you|thx|cheers|best|regards|best regards|kind regards|warm regards|sincerely|talk soon|have a (?:great|good) \w+)\b[^.?]{0,30}[,!.]?|sent from my \w+.*|get outlook for \w+|-+ ?(?:forwarded|original) message ?-+|(?:hours|contact info|address|website|email|phone|instagram|facebook|mobile|get directions|edit|claimed|more hours|business hours|contact information|licensing information|business details)\s*:?)$/iu;
const HEADER =
  /^(?:from|to|cc|bcc|reply-to)\s*:.*@.*$|^(?:sent|date)\s*:.*\d{4}.*$|^subject\s*:.*$|^-+ ?(?:forwarded|original) message ?-+$|^on .{6,60} wrote:$/gimu;

/** Finds the header lines of an email, such as its sender, recipients and date. */
export const mailHeaders = (text: string): Span[] =>
  [...text.matchAll(HEADER)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }));

/** Returns the sentences in which nothing was understood, without noise. */
export function notUnderstood(text: string, understood: readonly Span[]): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end).trim();
    const isRead = understood.some(({ start, end }) => start < sentence.end && sentence.start < end);
    return isRead || NOISE.test(words) || !/[\p{L}\d]/u.test(words) ? [] : [words];
  });
}
