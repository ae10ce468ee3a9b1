import { cards } from './cards.ts';
import { ledger } from './ledger.ts';
import { line } from './line.ts';

export const ourPartners = {
  cards,
  ledger,
  line,
};
