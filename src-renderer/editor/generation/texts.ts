import type { Operation, Path } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { inTurn } from '#shared/record-catalogue/in-turn.ts';
import { labelAt } from '../bound-field.ts';
import type { Failure } from './use-generation.ts';

/** For each field its generated text, or why there is none. The keys are those of `pathKey`. */
export type GeneratedTexts = Readonly<Record<string, string | Failure>>;

export const pathKey = (path: Path): string => path.join('.');

export interface GeneratedField {
  path: Path;
  /** label instead of the catalogue's label */
  label?: string;
}

export interface Proposal {
  /** stays the same when the path changes, for example because an item was moved */
  key: string;
  path: Path;
  label: string;
  outcome: string | Failure;
}

/** Returns a label in lower case, for use within a sentence. Quoted text in the label keeps its case. */
export const inWords = (label: string): string =>
  label.replace(/[^“]+|“[^”]*”?/g, (part) => (part.startsWith('“') ? part : part.toLowerCase()));

/** Returns the generated texts and failures as proposals to accept or decline, in the order of the fields. */
export function proposalsOf(fields: readonly GeneratedField[], generated: GeneratedTexts): Proposal[] {
  return fields.flatMap(({ path, label = labelAt(path) }, place): Proposal[] => {
    const outcome = generated[pathKey(path)];
    return outcome === undefined ? [] : [{ key: String(place), path, label, outcome }];
  });
}

/** Returns the operations that write accepted texts to the record, one after the other. */
export function acceptance(site: SiteDocument, accepted: readonly { path: Path; value: string }[]): Operation[] {
  return inTurn(
    site,
    accepted.map(
      ({ path, value }) =>
        (at) =>
          setAt(at, path, value),
    ),
  );
}

/**
 * Returns a failure if no text was generated: the first one, or a general one if there is none. If a text was
 * generated, returns undefined, because each failure is then shown at its own field.
 */
export function commonFailure(outcomes: readonly (string | Failure)[]): Failure | undefined {
  const failures = outcomes.filter((outcome) => typeof outcome !== 'string');
  return failures.length === outcomes.length ? (failures[0] ?? { text: 'No text was generated.' }) : undefined;
}
