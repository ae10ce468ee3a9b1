import { column } from './column.ts';
import { figures } from './figures.ts';
import { overlap } from './overlap.ts';
import { side } from './side.ts';

export const aboutUs = {
  column,
  figures,
  overlap,
  side,
};
