import { album } from './album.ts';
import { grid } from './grid.ts';
import { mosaic } from './mosaic.ts';
import { offset } from './offset.ts';
import { strip } from './strip.ts';
import { wall } from './wall.ts';

export const ourBestWork = {
  album,
  grid,
  mosaic,
  offset,
  strip,
  wall,
};
