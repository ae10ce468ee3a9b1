import type { Operation, Path } from '../../record/operation.ts';

/** Something that visitors of the published site would notice. */
export interface PublishFinding {
  id: string;
  title: string;
  /** what to do about it, in one sentence */
  advice: string;
  /** the fields that it is about, never empty; the first one is where to go */
  places: readonly Path[];
  /** repairs what needs no person's words, as one step of undo */
  fix?: {
    label: string;
    operations: readonly Operation[];
    /** each operation sets one text and can be applied without the others */
    separate?: true;
  };
}
