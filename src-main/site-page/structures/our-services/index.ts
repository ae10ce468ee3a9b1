import { cards } from './cards.ts';
import { numbered } from './numbered.ts';
import { posters } from './posters.ts';
import { prints } from './prints.ts';
import { rows } from './rows.ts';
import { tiles } from './tiles.ts';

export const ourServices = {
  cards,
  numbered,
  posters,
  prints,
  rows,
  tiles,
};
