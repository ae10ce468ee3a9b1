import { hash } from 'node:crypto';
import { AppError } from '#shared/ipc/errors.ts';

/** Returns the hash of a row's values in the given order. A separator makes ('ab', 'c') and ('a', 'bc') differ. */
export function rowHash(...content: (string | number)[]): string {
  return hash('sha256', content.join('\u0000'), 'base64url');
}

/** Thrown if a row of the journal is damaged, so that its content does not match its hash. */
export class DamagedRowError extends AppError {
  constructor(table: string, key: string | number) {
    super('DISK', 'What is kept of this on this computer is damaged. Start the app again: it repairs it then.', {
      details: `row ${key} of ${table} does not match its hash`,
    });
    this.name = 'DamagedRowError';
  }
}
