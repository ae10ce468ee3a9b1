import { checkedReviews, withServices } from '#shared/domain/review/rules.ts';
import { categorizeTexts } from '#shared/domain/review/texts.ts';
import { invoke } from '../../bridge/client.ts';
import { useGeneration } from '../../editor/generation/use-generation.ts';
import { currentSite, editSite, useSlug } from '../../state/draft.ts';
import { notifySuccess } from '../../ui/notify.tsx';

/** Asks the server which services the checked reviews speak of; what it finds is one step of undo. */
export function useCategorize() {
  const slug = useSlug();
  return useGeneration(async (signal) => {
    const indexes = checkedReviews(currentSite());
    if (indexes.length === 0) throw new Error(categorizeTexts.noneSelected);
    const { reviews } = await invoke('reviews.categorize', { slug, indexes }, { signal });
    editSite((site) => withServices(site, indexes, reviews));
    notifySuccess({ title: `Found a service for ${reviews.length} of ${indexes.length}` });
  });
}
