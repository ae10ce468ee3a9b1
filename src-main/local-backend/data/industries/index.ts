import { plumbing } from './plumbing.ts';
import type { Industry } from './types.ts';

export type { Industry, IndustryService } from './types.ts';

export const industries: readonly Industry[] = [plumbing].sort((a, b) => a.name.localeCompare(b.name));

/** Finds an industry by its id or, in any case, by its name. */
export function industryNamed(idOrName: string): Industry | undefined {
  const wanted = idOrName.trim().toLowerCase();
  return industries.find(
    ({ id, name, key }) => String(id) === wanted || name.toLowerCase() === wanted || key === wanted,
  );
}
