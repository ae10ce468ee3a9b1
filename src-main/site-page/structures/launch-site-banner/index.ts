import { bar } from './bar.ts';
import { card } from './card.ts';
import { stamp } from './stamp.ts';

export const launchSiteBanner = {
  bar,
  card,
  stamp,
};
