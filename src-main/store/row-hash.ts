import { hash } from 'node:crypto';

/** Hash of a row's content, in the order given; the separator keeps `ab|c` and `a|bc` apart. */
export function rowHash(...content: (string | number)[]): string {
  return hash('sha256', content.join('\u0000'), 'base64url');
}

/** A row whose content no longer matches its hash. */
export class DamagedRowError extends Error {
  constructor(table: string, key: string | number) {
    super(`row ${key} of ${table} is damaged: its content does not match its hash`);
    this.name = 'DamagedRowError';
  }
}
