import { text } from '#shared/record/readers.ts';
import type { Hint } from '../../editor/fields/text-field.tsx';

/** Most characters of a teammate's bio, as a text field counts them. */
export const BIO_LIMIT = 175;

export const bioPlaceholder = `${BIO_LIMIT} characters max`;

/** How long the bio is; a longer one that the record came with is not cut, it can only be shortened. */
export function bioLength(bio: string): Hint {
  return { text: `${bio.length} of ${BIO_LIMIT}`, over: bio.length > BIO_LIMIT };
}

/** What a teammate is called: by name, else by role. */
export const teammateName = (mate: Record<string, unknown>, number: number): string =>
  text(mate.name).trim() || text(mate.role).trim() || `Teammate ${number}`;
