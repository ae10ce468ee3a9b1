import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { companyName, or } from '../../content/copy.ts';
import { homePhotos } from '../../content/photos.ts';
import { readLeaveReview } from '../../content/modals.ts';
import { reviewButtons } from '../../content/review-links.ts';
import { approvedReviews, rating } from '../../content/reviews.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { reviewLinkStyles } from '../../parts/review-links.ts';
import { reviewCards, reviewEnd, reviewStyles, scoreLine } from '../../parts/review.ts';
import { leaveReviewBody } from '../../parts/modal-bodies.ts';
import type { Words } from '../../words/words.ts';
import type { InnerPage, PagePlace } from './inner-page.ts';

/** Every approved review, and the places to leave one. */
export function reviewsPage(place: PagePlace, site: SiteDocument, words: Words): InnerPage {
  const company = companyName(site);
  const reviews = approvedReviews(site);
  const score = rating(reviews);
  const links = reviewButtons(site, words);
  return {
    ...place,
    title: or(site.testimonial_header, words.saying),
    subtitle: text(site.testimonial_subtitle).trim(),
    description: `${company}: ${score ? words.reviewCount(score.count) : words.pages.reviews}`,
    photo: homePhotos(site)[0]?.url ?? '',
    blocks: (page) => [
      html`<div class="page-reviews">
        ${scoreLine({ score }, page)} ${reviewCards(reviews, page)}
        ${reviewEnd({ kicker: '', title: '', subtitle: '', reviews, score, links, hasModal: false, widget: text(site.alternative_review_html).trim() }, page)}
      </div>`,
    ],
    sheets: [reviewStyles, styles],
  };
}

const styles = css`
  .page-reviews ul {
    margin-top: 1.8rem;
  }
`;

/** The modal `leave_a_review` as a page. */
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
