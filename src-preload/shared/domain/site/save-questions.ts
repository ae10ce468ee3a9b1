import type { Confirmed, SaveQuestion } from '../../ipc/site.ipc.ts';
import { labelOf } from '../../record-catalogue/catalogue.ts';

/** What a user agrees to who answers the question of a save by going on. */
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

type ShrunkList = Extract<SaveQuestion, { ask: 'shrunk' }>['lists'][number];

const number = new Intl.NumberFormat('en-US');

/** Such as ‘Photos: 1,500 → 12’. */
export const describeShrunk = ({ field, before, after }: ShrunkList): string =>
  `${labelOf({}, [field])}: ${number.format(before)} → ${number.format(after)}`;

/** What going on would do, in words. */
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
