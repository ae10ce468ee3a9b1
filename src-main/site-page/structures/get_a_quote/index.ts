import { panel } from './panel.ts';
import { plate } from './plate.ts';
import { side } from './side.ts';
import { steps } from './steps.ts';

export const getAQuote = {
  panel,
  plate,
  side,
  steps,
};
