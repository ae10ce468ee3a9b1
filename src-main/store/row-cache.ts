import type { Journal } from './journal.ts';

/**
 * A cache of values that are often read from the journal. Code that writes the row of a value must call `forget` in the
 * same transaction. A value that is read within a transaction is not cached, because the transaction may be rolled
 * back.
 */
export class RowCache<V> {
  private readonly journal: Journal;
  private readonly read: (key: string) => V;
  private readonly known = new Map<string, { value: V }>();

  constructor(journal: Journal, read: (key: string) => V) {
    this.journal = journal;
    this.read = read;
  }

  /** Returns the cached value, or reads it. @throws whatever `read` throws */
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
