/** What became of a journal that could not be used as it was, in sentences for people. */
export interface StoreReport {
  /** milliseconds since 1970 */
  at: number;
  found: string;
  saved: string[];
  lost: string[];
  /** folder that holds the damaged files as they were found */
  keptAside?: string;
}

/**
 * How the store is: `full` and `failing` speak of the disk's answer to the last writes, `recovered` of what was found at
 * the start of the app; with `readonly` nothing is kept on this computer.
 */
export interface StoreHealth {
  state: 'ok' | 'full' | 'failing' | 'readonly' | 'recovered';
  report?: StoreReport;
}
