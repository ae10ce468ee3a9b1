import { ledger } from './ledger.ts';
import { row } from './row.ts';
import { stamp } from './stamp.ts';
import { tiles } from './tiles.ts';

export const logoWithTextGrid = {
  ledger,
  row,
  stamp,
  tiles,
};
