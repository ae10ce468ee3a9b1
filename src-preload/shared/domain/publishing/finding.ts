import type { Operation, Path } from '../../record/operation.ts';

/** Something in a site that should be corrected before the site is published. */
export interface PublishFinding {
  id: string;
  title: string;
  /** the consequence of the finding, or what to do about the finding */
  advice: string;
  /** paths of the fields that the finding is about, never empty; the user is led to the first path */
  places: readonly Path[];
  /** edits that correct what can be corrected without a text from a person; they are one step */
  fix?: {
    label: string;
    operations: readonly Operation[];
    /** each operation sets one value and can be applied without the others */
    separate?: true;
  };
}
