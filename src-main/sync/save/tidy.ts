import { withoutApprovedSamples } from '#shared/domain/review/rules.ts';
import { withoutEmptyAreas } from '#shared/domain/site/service-areas.ts';
import { placeholderOperations, withoutEmptyPhones } from '#shared/domain/site/tidy.ts';
import { toRawOperation } from '#shared/record/edit-raw.ts';
import type { Operation } from '#shared/record/operation.ts';
import { serviceAreaArray } from '#shared/record-catalogue/derived.ts';
import type { SiteActor } from '../draft/site-actor.ts';
import type { SaveSnapshot } from './snapshot.ts';

/** What a save that is asked for now sends: edits from now on are not part of it. */
export function ask(actor: SiteActor): SaveSnapshot {
  tidyDraft(actor);
  return actor.snapshot();
}

/**
 * What every save makes of a draft: the placeholder's words, phones without a number, areas without a city, the older form
 * of the areas, samples that are approved.
 */
export function tidyDraft(actor: SiteActor): void {
  const tidy = (step: string, operations: Operation[]) => actor.editFor(step, operations.map(toRawOperation));
  tidy('placeholder', placeholderOperations(actor.site));
  tidy('empty phones', withoutEmptyPhones(actor.site));
  tidy('empty areas', withoutEmptyAreas(actor.site));
  tidy('service areas', serviceAreaArray(actor.site));
  tidy('approved samples', withoutApprovedSamples(actor.site));
}
