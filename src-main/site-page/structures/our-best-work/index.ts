import { grid } from './grid.ts';
import { mosaic } from './mosaic.ts';
import { offset } from './offset.ts';
import { strip } from './strip.ts';
import { wall } from './wall.ts';

export const ourBestWork = {
  grid,
  mosaic,
  offset,
  strip,
  wall,
};
