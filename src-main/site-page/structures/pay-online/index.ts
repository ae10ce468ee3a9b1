import { buttons } from './buttons.ts';
import { cards } from './cards.ts';

export const payOnline = {
  buttons,
  cards,
};
