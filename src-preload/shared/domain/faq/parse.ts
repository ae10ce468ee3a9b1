export interface ParsedFaq {
  question: string;
  answer: string;
}

/** A part of the text that is not a complete question with its answer. */
export interface FaqProblem {
  /** line of the text where the part begins, from 1 */
  line: number;
  /** the part as it was written */
  text: string;
  /** why the part is not complete, in words that the user sees */
  reason: string;
}

/**
 * The start of a question or an answer, such as “Q:”, “Q1.”, “**Question 2:**” or “3) A -”. The rest of the line
 * belongs to the question or answer.
 */
const marker =
  /^\s*(?:[-*•]\s+)?(?:#{1,6}\s*)?[*_]{0,2}(?:\d{1,3}[.)]\s*)?[*_]{0,2}(?:(q|question|a|answer)\s*(?:\d{1,3}\s*)?[:.)\]-])[*_]{0,2}\s*(.*)$/i;
/** A line that separates questions: an empty line, or a row of signs such as `---`. */
const separator = /^\s*(?:[-*_=]{3,}\s*)?$/;

interface Part {
  kind: 'question' | 'answer' | 'stray';
  line: number;
  lines: string[];
}

/**
 * Reads questions and answers from a text with `Q:` and `A:` lines. A question or an answer may continue on further
 * lines. What is not a complete pair is reported with its line, and never left out silently.
 */
export function parseFaqs(source: string): { faqs: ParsedFaq[]; problems: FaqProblem[] } {
  const faqs: ParsedFaq[] = [];
  const problems: FaqProblem[] = [];
  const report = (part: Part, reason: string) =>
    problems.push({ line: part.line, text: part.lines.join('\n').trim(), reason });
  let question: Part | undefined;
  for (const part of partsOf(source)) {
    const words = wordsOf(part);
    if (part.kind === 'stray') report(part, 'This is neither a question nor an answer.');
    else if (part.kind === 'question') {
      if (question) report(question, 'This question has no answer.');
      question = words === '' ? undefined : part;
      if (words === '') report(part, 'This question is empty.');
    } else if (!question) report(part, 'This answer has no question.');
    else if (words === '') {
      report({ ...question, lines: [...question.lines, ...part.lines] }, 'The answer to this question is empty.');
      question = undefined;
    } else {
      faqs.push({ question: wordsOf(question).replace(/\n+/g, ' '), answer: words });
      question = undefined;
    }
  }
  if (question) report(question, 'This question has no answer.');
  return { faqs, problems: problems.toSorted((a, b) => a.line - b.line) };
}

function partsOf(source: string): Part[] {
  const parts: Part[] = [];
  for (const [at, line] of source.split(/\r\n|[\n\r\u2028]/).entries()) {
    const mark = marker.exec(line);
    const current = parts.at(-1);
    if (mark) parts.push({ kind: /^q/i.test(mark[1] ?? '') ? 'question' : 'answer', line: at + 1, lines: [line] });
    else if (current) current.lines.push(line);
    else if (!separator.test(line)) parts.push({ kind: 'stray', line: at + 1, lines: [line] });
  }
  return parts;
}

/** Returns the text of a part without its marker. Blank lines stay within the text, but not at its start and end. */
function wordsOf({ kind, lines }: Part): string {
  const [first = '', ...rest] = lines;
  const words = kind === 'stray' ? first : (marker.exec(first)?.[2] ?? '');
  return [words.replace(/[*_]{2}\s*$/, ''), ...rest]
    .map((line) => (separator.test(line) ? '' : line.trim()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
