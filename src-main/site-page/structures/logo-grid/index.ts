import { cells } from './cells.ts';
import { line } from './line.ts';

export const logoGrid = {
  cells,
  line,
};
