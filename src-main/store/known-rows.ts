import type { Journal } from './journal.ts';

/**
 * Remembers rows that are read with every edit. Whoever writes a row calls `forget` in the same transaction. Rows that
 * are read within a transaction are not remembered, since it may be rolled back.
 */
export class KnownRows<V> {
  private readonly journal: Journal;
  private readonly read: (key: string) => V;
  private readonly known = new Map<string, { value: V }>();

  constructor(journal: Journal, read: (key: string) => V) {
    this.journal = journal;
    this.read = read;
  }

  /** @throws what reading the row throws */
  find(key: string): V {
    const known = this.known.get(key);
    if (known) return known.value;
    const value = this.read(key);
    if (!this.journal.db.inTransaction) this.known.set(key, { value });
    return value;
  }

  forget(key: string): void {
    this.known.delete(key);
  }

  forgetAll(): void {
    this.known.clear();
  }
}
