import { centre } from './centre.ts';
import { open } from './open.ts';
import { side } from './side.ts';

export const faq = {
  centre,
  open,
  side,
};
