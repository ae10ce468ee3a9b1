import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { Logger } from '../handlers.ts';

/** Finds the document of an open site's draft by its slug; undefined if the site is not open. */
export type FindDraft = (slug: string) => SiteDocument | undefined;

/** Returns the document of an open site's draft. @throws AppError NOT_OPEN */
export function openDraft(draft: FindDraft, slug: string): SiteDocument {
  const document = draft(slug);
  if (!document) throw new AppError('NOT_OPEN', `The site “${slug}” is not open.`);
  return document;
}

/** Requests a text, and requests another one if the first is the text that the field already has. */
export async function anotherText(ask: () => Promise<string>, present: unknown): Promise<string> {
  const written = (await ask()).trim();
  const isPresent = written !== '' && written === text(present).trim();
  return isPresent ? (await ask()).trim() : written;
}

/**
 * Returns an AppError GENERATION_FAILED with the message to show, and logs the error. Returns OFFLINE and CANCELLED as
 * they are, and does not log them.
 * @param noted message for the log
 */
export function generationFailure(
  error: unknown,
  message: string,
  { logger, noted }: { logger: Pick<Logger, 'warn'>; noted: string },
): AppError {
  if (error instanceof AppError && (error.code === 'OFFLINE' || error.code === 'CANCELLED')) return error;
  logger.warn(noted, { error });
  const reason = error instanceof AppError ? { details: { reason: error.message } } : {};
  return new AppError('GENERATION_FAILED', message, { ...reason, cause: error });
}
