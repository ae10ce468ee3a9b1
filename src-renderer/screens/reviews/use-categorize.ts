import { checkedReviews, REVIEWS, withServices } from '#shared/domain/review/rules.ts';
import { categorizeTexts } from '#shared/domain/review/texts.ts';
import { invoke } from '../../bridge/client.ts';
import { useGeneration } from '../../editor/generation/use-generation.ts';
import { followItem } from '../../editor/list/follow-path.ts';
import { currentSite, editSite, useSlug } from '../../state/draft.ts';
import { notifySuccess } from '../../ui/notify.tsx';

/**
 * Returns a generation (see `useGeneration`) that asks the server which service each checked review is about. The
 * answer is applied as one step of undo.
 */
export function useCategorize() {
  const slug = useSlug();
  return useGeneration(async (signal) => {
    const asked = currentSite();
    const indexes = checkedReviews(asked);
    if (indexes.length === 0) throw new Error(categorizeTexts.noneSelected);
    // Reviews may be moved or deleted before the server answers.
    const places = new Map(indexes.map((index) => [index, followItem(asked, REVIEWS, index)]));
    const { reviews } = await invoke('reviews.categorize', { slug, indexes }, { signal });
    const services = new Map(reviews.map(({ index, service }) => [index, service]));
    editSite((site) => {
      const present = indexes.flatMap((index) => {
        const place = places.get(index)?.(site);
        return place === undefined ? [] : [{ index: place, service: services.get(index) }];
      });
      return withServices(site, present);
    });
    notifySuccess({ title: `Found a service for ${reviews.length} of ${indexes.length}` });
  });
}
