import { text } from '#shared/record/readers.ts';

/** A teammate's name, else the role. */
export const teammateName = (mate: Record<string, unknown>, number: number): string =>
  text(mate.name).trim() || text(mate.role).trim() || `Teammate ${number}`;
