import { cells } from './cells.ts';
import { chips } from './chips.ts';
import { line } from './line.ts';

export const header = {
  cells,
  chips,
  line,
};
