import { concrete } from './concrete.ts';
import { electrical } from './electrical.ts';
import { garageDoors } from './garage-doors.ts';
import { handyman } from './handyman.ts';
import { houseCleaning } from './house-cleaning.ts';
import { hvac } from './hvac.ts';
import { landscaping } from './landscaping.ts';
import { moving } from './moving.ts';
import { painting } from './painting.ts';
import { pestControl } from './pest-control.ts';
import { plumbing } from './plumbing.ts';
import { pressureWashing } from './pressure-washing.ts';
import { roofing } from './roofing.ts';
import { treeService } from './tree-service.ts';
import type { Industry } from './types.ts';

export type { Industry } from './types.ts';

/** All industries, sorted by name. */
export const industries: readonly Industry[] = [
  concrete,
  electrical,
  garageDoors,
  handyman,
  houseCleaning,
  hvac,
  landscaping,
  moving,
  painting,
  pestControl,
  plumbing,
  pressureWashing,
  roofing,
  treeService,
].sort((a, b) => a.name.localeCompare(b.name));

/** Finds an industry by id, name or key, without regard to upper and lower case. */
export function industryNamed(idOrName: string): Industry | undefined {
  const wanted = idOrName.trim().toLowerCase();
  return industries.find(
    ({ id, name, key }) => String(id) === wanted || name.toLowerCase() === wanted || key === wanted,
  );
}
