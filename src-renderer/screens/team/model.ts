import { text } from '#shared/record/readers.ts';

/** What a teammate is called: by name, else by role. */
export const teammateName = (mate: Record<string, unknown>, number: number): string =>
  text(mate.name).trim() || text(mate.role).trim() || `Teammate ${number}`;
