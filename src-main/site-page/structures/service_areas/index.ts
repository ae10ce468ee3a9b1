import { chips } from './chips.ts';
import { columns } from './columns.ts';
import { map } from './map.ts';

export const serviceAreas = {
  chips,
  columns,
  map,
};
