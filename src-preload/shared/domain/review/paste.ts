import { reviews } from '../../record-catalogue/rows/content.ts';
import type { JsonValue } from '../../record/operation.ts';
import { monthOfWords } from './month.ts';
import { looksLikeName, type PastedLine, readLine } from './paste-lines.ts';

const { members: rows } = reviews.testimonials;

export interface PastedReview {
  reviewer: string;
  /** 1 to 5; undefined if the text has no stars, for example because the page shows them as pictures */
  stars: number | undefined;
  /** in the words of the page, such as “2 weeks ago”; '' if there is none */
  date: string;
  review: string;
  source: 'Google' | 'Facebook' | '';
}

/** A piece of the text that is not a complete review. */
export interface PasteProblem {
  /** line of the text where the piece begins, from 1 */
  line: number;
  text: string;
  /** why the piece is not a review, in words that the user sees */
  reason: string;
}

interface Block extends PastedReview {
  line: number;
  lines: string[];
  /** the owner's answer has begun, so the following lines are not part of the review */
  answered: boolean;
}

/**
 * Reads reviews from text that was copied from a page of Google or Facebook. Each review begins with a name, followed
 * by a date, stars or a recommendation.
 */
export function parsePastedReviews(source: string): { reviews: PastedReview[]; problems: PasteProblem[] } {
  const written = source.split(/\r\n|[\n\r\u2028]/);
  const lines = written.map(readLine);
  const names = nameLines(lines);
  const problems: PasteProblem[] = [];
  const stray: Block = { ...blockOf('', 1), review: '' };
  const blocks: Block[] = [];
  let block = stray;
  for (const [at, line] of lines.entries()) {
    const start =
      line.kind === 'recommends' ? line.name : names.has(at) && line.kind === 'words' ? line.words : undefined;
    if (start !== undefined) {
      block = blockOf(start, at + 1);
      if (line.kind === 'recommends') Object.assign(block, { stars: line.stars, source: 'Facebook' });
      blocks.push(block);
    } else if (line.kind === 'owner') block.answered = true;
    else if (!block.answered) take(block, line, block === stray ? () => at + 1 : undefined);
  }
  report(stray, 'No name with a date or stars stands before this.', problems);
  const reviews = blocks.flatMap(({ line, lines: words, answered: _answered, ...facts }) => {
    const review = paragraphs(words);
    if (review === '') problems.push({ line, text: facts.reviewer, reason: 'This review has no words.' });
    return review === '' ? [] : [{ ...facts, review }];
  });
  return { reviews, problems: problems.toSorted((a, b) => a.line - b.line) };
}

/**
 * Returns a pasted review as members of a new review in the record. A review without stars gets five stars, but staff
 * must approve it.
 * @param today an ISO date
 */
export function reviewOfPasted(
  { reviewer, stars, date, review, source }: PastedReview,
  today: string,
): Record<string, JsonValue> {
  return {
    reviewer,
    review,
    date: monthOfWords(date, today),
    source: source || rows.source.default,
    stars: String(stars ?? 5),
    status: stars === undefined ? 'unapproved' : 'approved',
  };
}

const blockOf = (reviewer: string, line: number): Block => {
  return { reviewer, line, stars: undefined, date: '', review: '', source: '', lines: [], answered: false };
};

function take(block: Block, line: PastedLine, startsAt?: () => number): void {
  if (line.kind === 'meta') block.source ||= 'Google';
  if (line.kind === 'rating') {
    block.stars ??= line.stars;
    block.date ||= line.date;
    if (/ ago/.test(line.date)) block.source ||= 'Google';
  }
  if (line.kind === 'words') {
    if (block.lines.length === 0 && startsAt) block.line = startsAt();
    block.lines.push(line.words);
  }
  if (line.kind === 'blank' && block.lines.length > 0) block.lines.push('');
}

/**
 * Returns the indexes of the lines with names. A name is a line that looks like a name and stands before a line with a
 * date or stars. Only blank lines, facts about the reviewer and labels of the page may stand between the two.
 */
function nameLines(lines: readonly PastedLine[]): Set<number> {
  const names = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'rating') continue;
    let before = at - 1;
    while (/^(?:blank|meta|noise)$/.test(lines[before]?.kind ?? '')) before--;
    const name = lines[before];
    if (name?.kind === 'words' && looksLikeName(name.words)) names.add(before);
  }
  return names;
}

/** The words with which the page ends a text that it has shortened. */
const CUT_SHORT = /(?:…|\.\.\.)\s*(?:see )?more$/i;

function paragraphs(lines: readonly string[]): string {
  const words = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const cut = words.search(CUT_SHORT);
  return cut < 0 ? words : `${words.slice(0, cut).trimEnd()} …`.trimStart();
}

function report(block: Block, reason: string, problems: PasteProblem[]): void {
  const words = paragraphs(block.lines);
  if (words !== '') problems.push({ line: block.line, text: words, reason });
}
