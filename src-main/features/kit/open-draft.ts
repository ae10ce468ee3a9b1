import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';

/** The open draft of a slug. */
export type FindDraft = (slug: string) => SiteDocument | undefined;

/** @throws AppError NOT_OPEN */
export function openDraft(draft: FindDraft, slug: string): SiteDocument {
  const document = draft(slug);
  if (!document) throw new AppError('NOT_OPEN', `The site “${slug}” is not open.`);
  return document;
}

/** Asks for a text, and a second time where the answer is the text that the field has already. */
export async function anotherText(ask: () => Promise<string>, present: unknown): Promise<string> {
  const written = (await ask()).trim();
  const isPresent = written !== '' && written === text(present).trim();
  return isPresent ? (await ask()).trim() : written;
}

/** The failure of a generation with the text to show; OFFLINE and CANCELLED stay as they are. */
export function generationFailure(error: unknown, message: string): AppError {
  if (error instanceof AppError && (error.code === 'OFFLINE' || error.code === 'CANCELLED')) return error;
  const reason = error instanceof AppError ? { details: { reason: error.message } } : {};
  return new AppError('GENERATION_FAILED', message, { ...reason, cause: error });
}
