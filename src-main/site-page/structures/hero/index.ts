import { bento } from './bento.ts';
import { collage } from './collage.ts';
import { editorial } from './editorial.ts';
import { letter } from './letter.ts';
import { overlay } from './overlay.ts';
import { poster } from './poster.ts';
import { split } from './split.ts';
import { type } from './type.ts';

export const hero = {
  bento,
  collage,
  editorial,
  letter,
  overlay,
  poster,
  split,
  type,
};
