import { bar } from './bar.ts';
import { float } from './float.ts';
import { minimal } from './minimal.ts';
import { stacked } from './stacked.ts';

export const navigation = {
  bar,
  float,
  minimal,
  stacked,
};
