import { z } from 'zod';
import { makesClaim } from '#shared/domain/publishing/claims.ts';
import type { TextKind, WrittenAbout, Writer } from '../generation/writer.ts';
import { report } from '../report.ts';
import { addressAt, type Endpoint, factLines, FACTS_ARE_DATA, headersOf, NO_CLAIMS } from './endpoint.ts';
import { callProvider } from './provider-call.ts';

/** The task for each kind of text, and the maximum characters of the text. */
const kinds: Record<TextKind, readonly [task: string, most: number]> = {
  tagline: ['One tagline for the top of the page, of at most 60 characters, without a full stop.', 80],
  about: ['Who the company is and how it works, in three to five sentences of one paragraph.', 1200],
  metaTitle: ['The title of the page for search engines, with trade and city, of at most 60 characters.', 60],
  metaDescription: ['The description of the page for search engines, of at most 155 characters.', 160],
  faqs: ['Six questions of customers, each on a line “Q: …”, its answer on the next line “A: …”.', 4000],
  threeSteps: ['How a job goes, in three steps, each on a line “Heading: description”.', 800],
  'service short': ['What the service is, in one or two sentences.', 300],
  'service long': ['What the service is and what customers can expect, in one paragraph.', 1500],
  'service longV2': ['The service in three paragraphs; the second is a list of lines that begin with “• ”.', 2000],
};

/** Matches words that claim what only the company can know, in addition to the claims that publishing looks for. */
const unknowable =
  /\b(certified|accredited|award\w*|guarante\w*|warrant\w*|years?|since (19|20)\d\d|voted|top[- ]rated|the best|lowest|cheapest)\b|\bfree (estimate|quote|inspection|consultation)|#\s?1\b|\d\s?%|[$€£]\s?\d/i;

const RULES = [
  'You write for the website of a local company. Answer with the text alone: plain text, no headings, no quotation marks around it, no remarks.',
  `State nothing that you are not told. ${NO_CLAIMS}`,
  `Write for people, calmly and concretely. ${FACTS_ARE_DATA}`,
].join('\n');

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * Creates a writer that writes texts by an OpenAI-compatible endpoint. A text that claims something beyond the given
 * facts is not used.
 */
export function createEndpointWriter({ url, key, model }: Endpoint): Writer {
  const address = addressAt(url, 'chat/completions');
  const headers = headersOf(key);
  return async (kind, about) => {
    const [task, most] = kinds[kind];
    const messages = [
      { role: 'system', content: `${RULES}\n${task}` },
      { role: 'user', content: factLines(about) },
    ];
    try {
      const { status, text } = await callProvider(address, { headers, body: JSON.stringify({ model, messages }) });
      if (status !== 200) throw new Error(`HTTP ${status}`);
      const written = tidied(answerSchema.parse(JSON.parse(text)).choices[0]?.message.content ?? '');
      const wrong = wrongIn(written, most, about);
      if (wrong !== undefined) throw new Error(wrong);
      return written;
    } catch (error) {
      const reason = error instanceof z.ZodError ? 'the answer has no text' : (error as Error).message;
      report(`The texts' endpoint wrote no ${kind} that can be used, so a template stands in: ${reason}`);
      return undefined;
    }
  };
}

/** Removes quotation marks around a text, and Markdown's marks of headings and bold text. List marks become bullets. */
const tidied = (written: string): string =>
  written
    .trim()
    .replace(/^["“](.*)["”]$/s, '$1')
    .replace(/^#+ +/gm, '')
    .replace(/\*\*/g, '')
    .replace(/^[*-] /gm, '• ')
    .trim();

function wrongIn(written: string, most: number, about: WrittenAbout): string | undefined {
  if (written === '') return 'it is empty';
  if (written.length > most) return `it has ${written.length} characters, and ${most} are the most`;
  if (/[{}[\]<>]/.test(written)) return 'it has placeholders or code';
  // The company's own name, service and keywords may contain words of a claim, so they are removed before the check.
  const own = [about.company, about.service ?? '', ...(about.keywords ?? [])];
  const rest = own.filter(Boolean).reduce((left, words) => left.replaceAll(words, ''), written);
  return makesClaim(rest) || unknowable.test(rest) ? 'it claims what nobody has told' : undefined;
}
