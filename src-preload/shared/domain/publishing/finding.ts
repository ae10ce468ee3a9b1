import type { Operation, Path } from '../../record/operation.ts';

/** Something that a visitor of the published site would stumble over. */
export interface PublishFinding {
  id: string;
  title: string;
  /** what to do about it, in one sentence */
  advice: string;
  /** the fields that it is about, the first of them being where to go; never empty */
  places: readonly Path[];
  /** sets right what can be set right without a person's words; one step of undo */
  fix?: {
    label: string;
    operations: readonly Operation[];
    /** each operation sets one text, and may be made without the others */
    separate?: true;
  };
}
