import { text } from '#shared/domain/site/readers.ts';
import { or } from '../../content/copy.ts';
import { reviewButtons, reviewLinkFields } from '../../content/review-links.ts';
import { approvedReviews, rating, type Review } from '../../content/reviews.ts';
import { initial, paragraphs } from '../../content/text.ts';
import { html, nothing, type Html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { widgetSlot } from '../../parts/custom-code.ts';
import { heading } from '../../parts/heading.ts';
import { link } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { prose } from '../../parts/prose.ts';
import { stars, starStyles } from '../../parts/stars.ts';
import { defineSection } from '../../section.ts';

/** Reviews shown at once, and the most that open below them. */
const shownFirst = 6;
const limit = 30;

export const reviewsV21 = defineSection({
  reads: [...reviewLinkFields, 'testimonials', 'testimonial_header', 'testimonial_subtitle', 'alternative_review_html'],
  isPresent: (site) =>
    approvedReviews(site).length > 0 ||
    reviewButtons(site).length > 0 ||
    text(site.alternative_review_html).trim() !== '',
  render(site, page) {
    const all = approvedReviews(site);
    const score = rating(all);
    const cards = all.slice(0, limit).map(reviewCard);
    const links = reviewButtons(site).map(({ label, href, icon: url }) => {
      const own = picture(page, url, 'badge', { alt: '' });
      return link(page, href, html`${own === nothing ? icon('star') : own}<span>${label}</span>`, 'btn btn-ghost');
    });
    return html`<section id="reviews" class="reviews band ${page.tone}" aria-labelledby="reviews-title">
      <div class="wrap">
        <div class="reviews-top">
          ${heading('reviews', or(site.testimonial_header, 'What Our Customers Say'), text(site.testimonial_subtitle).trim())}
          ${
            score &&
            html`<p class="score">
              <b>${score.mean}</b
              ><span
                >${stars(Number(score.mean))}<span
                  >${score.count} ${score.count === 1 ? 'review' : 'reviews'}</span
                ></span
              >
            </p>`
          }
        </div>
        ${
          cards.length > 0 &&
          html`<ul class="quotes">
            ${cards.slice(0, shownFirst)}
          </ul>`
        }
        ${
          cards.length > shownFirst &&
          html`<details class="more centered-more">
            <summary>Read more reviews</summary>
            <ul class="quotes">
              ${cards.slice(shownFirst)}
            </ul>
          </details>`
        }
        ${widgetSlot(page, site.alternative_review_html, 'The custom review code')}
        ${links.length > 0 && html`<p class="btns review-links">${links}</p>`}
      </div>
    </section>`;
  },
  styles: [
    starStyles,
    css`
      .reviews-top {
        display: flex;
        flex-wrap: wrap;
        align-items: flex-end;
        justify-content: space-between;
        gap: 0 2rem;
        margin-bottom: clamp(2rem, 1.4rem + 2vw, 3.5rem);
      }
      .reviews-top .head {
        margin-bottom: 0.75rem;
      }
      .score {
        display: flex;
        align-items: center;
        gap: 0.9rem;
        line-height: 1.3;
      }
      .score b {
        font: 800 3.25rem/1 var(--font-heading);
        letter-spacing: -0.04em;
      }
      .score > span {
        display: grid;
        gap: 0.2rem;
        color: var(--muted);
        font-size: 0.9375rem;
      }
      .quotes {
        columns: 3 20rem;
        column-gap: clamp(1.15rem, 0.8rem + 1.2vw, 1.9rem);
      }
      .quotes-few {
        display: grid;
        gap: clamp(1.15rem, 0.8rem + 1.2vw, 1.9rem);
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
      }
      .quotes-few .quote {
        margin: 0;
        padding: clamp(1.6rem, 3vw, 2.5rem);
      }
      .quotes-few blockquote {
        font-size: 1.2rem;
      }
      .quote {
        display: inline-block;
        width: 100%;
        margin-bottom: clamp(1.15rem, 0.8rem + 1.2vw, 1.9rem);
        padding: 1.6rem 1.7rem 1.5rem;
        break-inside: avoid;
      }
      .quote blockquote {
        margin: 0.8rem 0 1.2rem;
        line-height: 1.62;
      }
      .quote blockquote p + p {
        margin-top: 0.7em;
      }
      .quote-by {
        display: flex;
        align-items: center;
        gap: 0.9rem;
        line-height: 1.35;
      }
      .quote-by > span {
        display: grid;
        place-items: center;
        flex: none;
        width: 2.75rem;
        height: 2.75rem;
        border-radius: 50%;
        background: var(--wash);
        color: var(--strong);
        font-weight: 800;
      }
      .quote-by b {
        display: block;
      }
      .quote-by small {
        color: var(--muted);
        font-size: 0.875rem;
      }
      .review-links {
        justify-content: center;
        margin-top: 2.25rem;
      }
      .review-links .btn {
        color: var(--strong);
      }
      .review-links img {
        width: 1.4rem;
        height: 1.4rem;
        object-fit: contain;
      }
    `,
  ],
});

function reviewCard({ reviewer, stars: count, words, place, service, source }: Review): Html {
  let byline = source;
  if (place !== '') byline = `${place} · ${byline}`;
  if (service !== '') byline = `${service} · ${byline}`;
  return html`<li class="card quote">
    ${stars(count)}
    <blockquote>${prose(paragraphs(words))}</blockquote>
    <div class="quote-by">
      <span aria-hidden="true">${initial(reviewer)}</span>
      <div><b>${reviewer}</b><small>${byline}</small></div>
    </div>
  </li>`;
}
