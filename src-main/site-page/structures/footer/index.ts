import { card } from './card.ts';
import { colophon } from './colophon.ts';
import { columns } from './columns.ts';

export const footer = {
  card,
  colophon,
  columns,
};
