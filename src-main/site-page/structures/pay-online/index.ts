import { line } from './line.ts';

export const payOnline = {
  line,
};
