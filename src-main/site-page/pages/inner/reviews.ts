import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { companyName, or } from '../../content/copy.ts';
import { homePhotos } from '../../content/photos.ts';
import { readLeaveReview } from '../../content/modals.ts';
import { reviewButtons } from '../../content/review-links.ts';
import { approvedReviews, rating } from '../../content/reviews.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { pager, pagerStyles, partPath } from '../../parts/pager.ts';
import { reviewLinkStyles } from '../../parts/review-links.ts';
import { reviewCards, reviewEnd, reviewStyles, scoreLine } from '../../parts/review.ts';
import { leaveReviewBody } from '../../parts/modal-bodies.ts';
import type { Words } from '../../words/words.ts';
import type { InnerPage, PagePlace } from './inner-page.ts';

/** Number of reviews per page; further pages are `reviews/2/` and so on. */
const REVIEWS = 24;

/** Makes the pages with all approved reviews, each with the links for leaving a review. */
export function reviewsPages(place: PagePlace, site: SiteDocument, words: Words): InnerPage[] {
  const company = companyName(site);
  const all = approvedReviews(site);
  const score = rating(all);
  const links = reviewButtons(site, words);
  const count = Math.max(1, Math.ceil(all.length / REVIEWS));
  const widget = text(site.alternative_review_html).trim();
  return Array.from({ length: count }, (_, at): InnerPage => {
    const reviews = all.slice(at * REVIEWS, (at + 1) * REVIEWS);
    const which = at === 0 ? '' : words.pageOf(at + 1, count);
    const description = `${company}: ${score ? words.reviewCount(score.count) : words.pages.reviews}`;
    return {
      ...place,
      path: partPath(place.path, at),
      name: [place.name, which].filter(Boolean).join(', '),
      title: or(site.testimonial_header, words.saying),
      subtitle: which || text(site.testimonial_subtitle).trim(),
      description: [description, which].filter(Boolean).join(', '),
      photo: homePhotos(site)[0],
      blocks: (page) => [
        html`<div class="page-reviews">
          ${scoreLine({ score }, page)} ${reviewCards(reviews, page)} ${pager(place.path, at, count, page)}
          ${reviewEnd({ kicker: '', title: '', subtitle: '', reviews, score, links, hasModal: false, widget: at === 0 ? widget : '' }, page)}
        </div>`,
      ],
      sheets: [reviewStyles, pagerStyles, styles],
    };
  });
}

const styles = css`
  .page-reviews ul {
    margin-top: 1.8rem;
  }
`;

/** Returns the modal `leave_a_review` as a page; null if the site does not have the modal. */
export function leaveReviewPage(site: SiteDocument, words: Words): InnerPage | null {
  const modal = readLeaveReview(site, { words });
  return (
    modal && {
      path: 'leave-a-review/',
      key: 'modals/leave_a_review',
      name: modal.title,
      title: modal.title,
      subtitle: modal.note,
      description: modal.note,
      blocks: (page) => [leaveReviewBody(modal.body, page)],
      sheets: [reviewLinkStyles],
      follow: [],
      noindex: true,
    }
  );
}
