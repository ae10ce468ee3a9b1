import { band } from './band.ts';
import { half } from './half.ts';
import { line } from './line.ts';
import { notice } from './notice.ts';
import { panel } from './panel.ts';
import { slab } from './slab.ts';
import { tile } from './tile.ts';

export const cta = {
  band,
  half,
  line,
  notice,
  panel,
  slab,
  tile,
};
