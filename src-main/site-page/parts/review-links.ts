import type { ReviewButton } from '../content/review-links.ts';
import { css } from '../html/css.ts';
import { html, nothing, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Linked } from '../page.ts';
import { link } from './link.ts';
import { picture } from './picture.ts';

/** Renders links to the websites where visitors can leave a review, each with an icon. */
export function reviewLinks(links: readonly ReviewButton[], page: Linked): Html {
  return html`<p class="btns review-links">
    ${links.map(({ label, href, icon: url }) => {
      const own = picture(page, url, 'badge', { alt: '' });
      return link(
        page,
        href,
        html`${own === nothing ? icon('star') : own}<span dir="auto">${label}</span>`,
        'btn second',
      );
    })}
  </p>`;
}

export const reviewLinkStyles = css`
  .review-links {
    margin-top: var(--s-5);
  }
  .rest + .review-links {
    justify-content: center;
    margin-top: var(--s-3);
  }
  @media (max-width: 40rem) {
    .review-links {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    }
    .review-links .btn {
      padding-inline: 0.6rem;
    }
  }
  .review-links img {
    width: 1.4rem;
    height: 1.4rem;
    object-fit: contain;
  }
`;
