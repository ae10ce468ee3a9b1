import { hash } from 'node:crypto';
import { AppError } from '#shared/ipc/errors.ts';

/** Hash of a row's content, in the order given; the separator keeps `ab|c` and `a|bc` apart. */
export function rowHash(...content: (string | number)[]): string {
  return hash('sha256', content.join('\u0000'), 'base64url');
}

/** A row whose content no longer matches its hash. */
export class DamagedRowError extends AppError {
  constructor(table: string, key: string | number) {
    super('DISK', 'What is kept of this on this computer is damaged. Start the app again: it repairs it then.', {
      details: `row ${key} of ${table} does not match its hash`,
    });
    this.name = 'DamagedRowError';
  }
}
