import type { Operation, Path } from '../../record/operation.ts';

/** Something that visitors of the published site would notice. */
export interface PublishFinding {
  id: string;
  title: string;
  /** what to do about it, in one sentence */
  advice: string;
  /** paths of the fields that the finding is about, never empty; the first is the one to show to the user */
  places: readonly Path[];
  /** corrects what needs no text from a person, as one step of undo */
  fix?: {
    label: string;
    operations: readonly Operation[];
    /** each operation sets one text and can be applied without the others */
    separate?: true;
  };
}
