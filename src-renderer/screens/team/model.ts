import { text } from '#shared/record/readers.ts';

/** Returns the teammate's name, else the role, else ‘Teammate’ with the number. */
export const teammateName = (mate: Record<string, unknown>, number: number): string =>
  text(mate.name).trim() || text(mate.role).trim() || `Teammate ${number}`;
