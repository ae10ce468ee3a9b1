import { HttpError } from '../http/errors.ts';

/**
 * Returns the error for a database that does not answer or is overloaded. The last statement may have been carried out.
 */
export const databaseUnavailable = (cause: unknown): HttpError =>
  new HttpError(503, 'The server’s database does not answer. Please try again in a while.', 'database_down', { cause });

/** The transaction conflicted with another one. It was rolled back, so it can be repeated. */
export class TransactionConflict extends HttpError {
  constructor(cause: unknown) {
    super(503, 'Others change the same thing right now. Please try again.', 'database_busy', { cause });
  }
}
