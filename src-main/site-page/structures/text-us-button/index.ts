import { pill } from './pill.ts';
import { tab } from './tab.ts';

export const textUsButton = {
  pill,
  tab,
};
