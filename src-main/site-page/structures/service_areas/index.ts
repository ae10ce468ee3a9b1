import { chips } from './chips.ts';
import { columns } from './columns.ts';

export const serviceAreas = {
  chips,
  columns,
};
