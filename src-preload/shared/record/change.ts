import type { Path } from './operation.ts';
import type { Policies } from './policies.ts';
import type { RawValue } from './raw-value.ts';

/** A place in an earlier and in a later document. */
export interface Places {
  then: Path;
  now: Path;
}

/**
 * A difference between a later document and an earlier one. Where only one of them has an item, the place in the other
 * is that of the list. Paths go on into a list that is kept as JSON text.
 */
export interface Change extends Places {
  /**
   * `removed`, `added`: an item of a list; `order`: the order of the items that both lists have, with their present
   * values
   */
  kind: 'value' | 'removed' | 'added' | 'order';
  /** in the earlier document; undefined where there is none */
  before: RawValue | undefined;
  /** in the later one */
  after: RawValue | undefined;
}

/** Whether a change is to be taken back; asked once of each, in the order in which a person reads them. */
export type Wanted = (change: Change) => boolean;

/** Which changes are to be taken back, and the facts about both documents. */
export interface Asked {
  policies: Policies;
  wanted: Wanted;
}
