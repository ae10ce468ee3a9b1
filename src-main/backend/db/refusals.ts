import { HttpError } from '../http/errors.ts';

/** The database does not answer, or has too much to do. What was asked last may have been done. */
export const databaseDown = (cause: unknown): HttpError =>
  new HttpError(503, 'The server’s database does not answer. Please try again in a while.', 'database_down', { cause });

/** Another transaction was in the way. Nothing of this one was done, so it can be repeated. */
export class InTheWay extends HttpError {
  constructor(cause: unknown) {
    super(503, 'Others change the same thing right now. Please try again.', 'database_busy', { cause });
  }
}
