import { panel } from './panel.ts';
import { side } from './side.ts';
import { steps } from './steps.ts';

export const getAQuote = {
  panel,
  side,
  steps,
};
