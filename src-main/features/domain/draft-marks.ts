import { toRawOperation } from '#shared/record/edit-raw.ts';
import type { JsonValue } from '#shared/record/operation.ts';
import { createRecordMarks, hasDomain, type MarksOfDomain } from '../kit/record-marks.ts';
import type { DomainPorts, DomainTarget } from './ports.ts';

/**
 * Sets the draft's members that tell what was done for its domain. If the draft has another domain by now, stores the
 * members on this computer until the draft has the former domain again.
 */
export type MarkDraft = (target: DomainTarget, done: Partial<MarksOfDomain>) => void;

export function createDraftMarks({ actor, cache }: Pick<DomainPorts, 'actor' | 'cache'>): MarkDraft {
  const recordMarks = createRecordMarks(cache);
  return ({ slug, domain }, done) => {
    const draft = actor(slug);
    if (!hasDomain(draft.site, domain)) return recordMarks.keep(draft.slug, domain, done);
    const set = ([field, value]: [string, JsonValue]) => toRawOperation({ op: 'set', path: [field], value });
    draft.editByApp(crypto.randomUUID(), Object.entries(done).map(set));
  };
}
