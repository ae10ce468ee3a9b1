import { checkedReviews, REVIEWS, withServices } from '#shared/domain/review/rules.ts';
import { categorizeTexts } from '#shared/domain/review/texts.ts';
import type { Testimonial } from '#shared/domain/site/schema.ts';
import { list, text } from '#shared/record/readers.ts';
import { invoke } from '../../bridge/client.ts';
import { useGeneration } from '../../editor/generation/use-generation.ts';
import { followItem } from '../../editor/list/follow-path.ts';
import { currentSite, editSite, useSlug } from '../../state/draft.ts';
import { notifySuccess } from '../../ui/notify.tsx';

const isUnchanged = (before: Testimonial | null | undefined, now: Testimonial | null | undefined): boolean =>
  (['review', 'service'] as const).every((member) => text(before?.[member]) === text(now?.[member]));

/**
 * Returns a generation (see `useGeneration`) that asks the server which service each checked review is about. The
 * answer is applied as one step of undo. It is not applied to reviews whose text or service was changed meanwhile.
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
    const site = currentSite();
    const unchanged = indexes.flatMap((index) => {
      const place = places.get(index)?.(site);
      if (place === undefined) return [];
      const isSame = isUnchanged(list(asked.testimonials)[index], list(site.testimonials)[place]);
      return isSame ? [{ index: place, service: services.get(index) }] : [];
    });
    editSite((now) => withServices(now, unchanged));
    const found = unchanged.filter(({ service }) => service !== undefined);
    notifySuccess({ title: `Found a service for ${found.length} of ${indexes.length}` });
  });
}
