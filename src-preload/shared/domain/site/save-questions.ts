import { z } from 'zod';
import { labelOf } from '../../record-catalogue/catalogue.ts';

const spellingFinding = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  label: z.string(),
  text: z.string(),
  words: z.array(z.object({ word: z.string(), suggestions: z.array(z.string()) })),
  /** the different straight quotes in the text: ', " and `, each single or triple (""") */
  quotes: z.array(z.string()),
  /** the server's copy has the same text, or the user accepted the text before; such findings are listed last */
  known: z.literal(true).optional(),
});
export type SpellingFinding = z.infer<typeof spellingFinding>;

/** What the user has agreed to so far in this save. The save asks its other questions one at a time. */
export const confirmed = z.object({
  slug: z.string().optional(),
  /** the text in the email field that is not an email address */
  email: z.string().optional(),
  spelling: z.boolean().optional(),
  /** modified time of the server's copy that may be overwritten */
  overwrite: z.string().optional(),
  /** modified time of a server's copy that lost much of a list and may be taken over */
  shrunk: z.string().optional(),
});
export type Confirmed = z.infer<typeof confirmed>;

export const saveQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('slug'), from: z.string(), to: z.string() }),
  z.object({ ask: z.literal('spelling'), findings: z.array(spellingFinding) }),
  z.object({ ask: z.literal('overwrite'), modified: z.string() }),
  /** the email was changed to a text that is not an email address */
  z.object({ ask: z.literal('email'), email: z.string() }),
  /** the server's newer copy lost much of a list: it is taken over only if the user agrees */
  z.object({
    ask: z.literal('shrunk'),
    modified: z.string(),
    lists: z.array(z.object({ field: z.string(), before: z.number(), after: z.number() })),
  }),
]);
export type SaveQuestion = z.infer<typeof saveQuestion>;

/** Returns what the user agrees to by choosing to go on with the save. */
export function agreedTo(question: SaveQuestion): Confirmed {
  switch (question.ask) {
    case 'slug':
      return { slug: question.to };
    case 'email':
      return { email: question.email };
    case 'spelling':
      return { spelling: true };
    case 'overwrite':
      return { overwrite: question.modified };
    case 'shrunk':
      return { shrunk: question.modified };
  }
}

export type ShrunkList = Extract<SaveQuestion, { ask: 'shrunk' }>['lists'][number];

/** Returns a text such as ‘Photos: 1,500 → 12’. */
export const describeShrunk = ({ field, before, after }: ShrunkList): string =>
  `${labelOf({}, [field])}: ${before.toLocaleString('en-US')} → ${after.toLocaleString('en-US')}`;

/** Returns a text that says what the user is asked to accept: a change that follows, or a doubtful text. */
export function describeQuestion(question: SaveQuestion): string {
  switch (question.ask) {
    case 'slug':
      return `The slug changes from ${question.from} to ${question.to}.`;
    case 'email':
      return `‘${question.email}’ is not a valid email.`;
    case 'spelling':
      return `Possible misspellings: ${question.findings
        .filter(({ known }) => !known)
        .map(({ label, words, quotes }) => `${label} (${[...words.map(({ word }) => word), ...quotes].join(', ')})`)
        .join(', ')}.`;
    case 'overwrite':
      return 'The server has newer changes, which are overwritten.';
    case 'shrunk':
      return `The server’s copy has lost many items, and is taken over. ${question.lists.map(describeShrunk).join(', ')}.`;
  }
}
