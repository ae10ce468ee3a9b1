import { z } from 'zod';
import { categorizeTexts } from '#shared/domain/review/texts.ts';
import { list, text } from '#shared/record/readers.ts';
import type { Testimonial } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { CategorizedReview } from '../../backend-client/endpoints/reviews.ts';
import type { HandlersOf, Logger } from '../handlers.ts';
import { cachedList, type ResponseCache } from '../kit/cached-list.ts';
import { lastKnown } from '../kit/last-known.ts';
import { type FindDraft, generationFailure, openDraft } from '../kit/open-draft.ts';

export interface ReviewsPorts {
  client: Pick<BackendClient, 'reviews'>;
  draft: FindDraft;
  cache: ResponseCache;
  logger: Logger;
}

/** The sources that are offered if the backend's list is empty, or if it cannot be fetched and is not cached. */
const usualSources = ['Facebook', 'Google', 'Yelp', 'Nextdoor', 'BBB'];

export function reviewsFeature({
  client: { reviews: client },
  draft,
  cache,
  logger,
}: ReviewsPorts): HandlersOf<'reviews'> {
  const known = cachedList(cache, 'review-sources', z.string());
  return {
    'reviews.sources': async (_input, { signal }) => {
      const failed = 'the review sources could not be fetched';
      const { items, stale } = await lastKnown({ fetch: () => client.sources({ signal }), known, logger, failed });
      return { sources: items.length > 0 ? items : usualSources, stale };
    },

    'reviews.categorize': async ({ slug, indexes }, { signal }) => {
      const site = openDraft(draft, slug);
      const testimonials = list(site.testimonials);
      const asked = indexes.flatMap((index) => {
        const review = testimonials[index];
        return review ? [{ index, review }] : [];
      });
      if (asked.length === 0) throw new AppError('BAD_REQUEST', categorizeTexts.noneSelected);
      try {
        const answers = await client.categorize(
          // Adds the site to the review, because a review that was written in the app does not name its site, and the
          // server chooses from the services of that site.
          asked.map(({ review }) => ({ landing_page: site.sitePk, ...review })),
          { signal },
        );
        const reviews = asked.flatMap(({ index, review }, at) => {
          const service = answerTo(review, at, answers)?.service.trim() ?? '';
          return service === '' ? [] : [{ index, service }];
        });
        return { reviews };
      } catch (error) {
        throw generationFailure(error, categorizeTexts.failed, { logger, noted: 'reviews could not be categorized' });
      }
    },
  };
}

/**
 * Finds the answer to a review by its ID, else by its text. If several answers have the same text, the answer at the
 * review's place is preferred.
 */
function answerTo(
  review: Testimonial,
  at: number,
  answers: readonly CategorizedReview[],
): CategorizedReview | undefined {
  const [id, words] = [text(review.id), text(review.review)];
  const byId = id === '' ? undefined : answers.find((answer) => answer.id === id);
  if (byId) return byId;
  const inPlace = answers[at];
  return inPlace?.review === words ? inPlace : answers.find((answer) => answer.review === words);
}
