import { columns } from './columns.ts';
import { feature } from './feature.ts';
import { masonry } from './masonry.ts';
import { rail } from './rail.ts';
import { single } from './single.ts';
import { two } from './two.ts';

export const reviews = {
  columns,
  feature,
  masonry,
  rail,
  single,
  two,
};
