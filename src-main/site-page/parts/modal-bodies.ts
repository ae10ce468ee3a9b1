import type { Cta } from '../content/cta.ts';
import type { TextUs } from '../content/modals.ts';
import type { ReviewButton } from '../content/review-links.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Linked } from '../page.ts';
import { form, type FormPlace } from './form.ts';
import { button } from './link.ts';
import { reviewLinks } from './review-links.ts';

/** Renders the form and the buttons below it; only the buttons if no message can be sent. */
export function textUsBody({ form: model, ways }: TextUs, page: Linked, place: FormPlace): Html {
  return html`${model && form(model, page, place)}
  ${ways.length > 0 && html`<p class="btns ways">${ways.map((way) => button(page, way, model ? 'second' : 'main'))}</p>`}`;
}

export function thanksBody(call: Cta | null, page: Linked): Html {
  return html`${call && html`<p class="btns ways">${button(page, call, 'second')}</p>`}`;
}

export function leaveReviewBody(links: readonly ReviewButton[], page: Linked): Html {
  return reviewLinks(links, page);
}

export const modalBodyStyles = css`
  .form-note + .form,
  .form-note + .btns,
  .ways {
    margin-top: 1.4rem;
  }
  .modal .btns {
    display: grid;
  }
  .modal .ways {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: 0.6rem;
  }
  .modal .ways .btn {
    padding-inline: 0.4rem;
  }
  .modal .ways:has(> :nth-child(3)) .ico {
    display: none;
  }
  .modal .review-links {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
    margin-top: 1.4rem;
  }
  /* Fields side by side, so that the whole form is visible on low screens. */
  @media (min-width: 40rem) {
    .modal .form:not(:has(fieldset)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .modal .form > :not(.field),
    .modal .field:has(textarea),
    .modal .field:nth-child(odd):has(+ .field textarea) {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 40rem) {
    .modal .form {
      gap: 0.65rem;
    }
    .modal .ways {
      grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
      margin-top: 0.65rem;
    }
    .modal .ways .ico {
      display: none;
    }
    .modal .ways > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    .modal .consent {
      font-size: 0.8125rem;
      line-height: 1.35;
    }
    .modal textarea {
      height: 2.75rem;
    }
  }
`;
