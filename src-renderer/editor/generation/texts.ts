import { text } from '#shared/record/readers.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { inTurn } from '#shared/record-catalogue/in-turn.ts';
import { labelAt } from '../bound-field.ts';
import type { Failure } from './use-generation.ts';

/** What a generator gives for each field, by `pathKey`. */
export type GeneratedTexts = Readonly<Record<string, string | Failure>>;

export const pathKey = (path: Path): string => path.join('.');

export interface GeneratedField {
  path: Path;
  /** in place of the catalogue's */
  label?: string;
}

export interface Proposal {
  key: string;
  path: Path;
  label: string;
  current: string;
  outcome: string | Failure;
}

/** A label within a sentence; what it quotes stays as it is. */
export const inWords = (label: string): string =>
  label.replace(/[^“]+|“[^”]*”?/g, (part) => (part.startsWith('“') ? part : part.toLowerCase()));

/** The generated texts to accept or decline, in the order of the fields. */
export function proposalsOf(
  site: SiteDocument,
  fields: readonly GeneratedField[],
  generated: GeneratedTexts,
): Proposal[] {
  return fields.flatMap(({ path, label = labelAt(path) }): Proposal[] => {
    const key = pathKey(path);
    const outcome = generated[key];
    return outcome === undefined ? [] : [{ key, path, label, current: text(valueAt(site, path)), outcome }];
  });
}

/** The edits that put accepted texts in the record. Each is made for the site as it is after the edits before it. */
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

/** The failure to show where nothing was generated at all; failures of single texts are shown with the others. */
export function commonFailure(outcomes: readonly (string | Failure)[]): Failure | undefined {
  const failures = outcomes.filter((outcome) => typeof outcome !== 'string');
  return failures.length === outcomes.length ? failures[0] : undefined;
}
