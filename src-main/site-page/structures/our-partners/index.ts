import { cards } from './cards.ts';
import { ledger } from './ledger.ts';

export const ourPartners = {
  cards,
  ledger,
};
