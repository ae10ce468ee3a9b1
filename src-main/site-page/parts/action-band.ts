import type { Cta } from '../content/cta.ts';
import type { Phone } from '../content/phone.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { buttons, link } from './link.ts';

interface ActionBand {
  id: string;
  title: string;
  subtitle: string;
  ctas: readonly Cta[];
  phone: Phone | null;
  /** decorative photo behind the colour */
  photo: Html | false;
  extra?: Html | false;
}

/** A coloured band that asks for a call: one message, one or two buttons, the number in large. */
export function actionBand(page: Page, { id, title, subtitle, ctas, phone, photo, extra }: ActionBand): Html {
  return html`<section id="${id}" class="act dark" aria-labelledby="${id}-title">
    ${photo}
    <div class="wrap act-row">
      <div>
        <h2 id="${id}-title">${title}</h2>
        ${subtitle !== '' && html`<p class="act-sub">${subtitle}</p>`}
      </div>
      <div class="act-side">
        ${buttons(page, ctas)}
        ${phone && html`<p class="act-call">or call ${link(page, `tel:${phone.number}`, phone.label)}</p>`}
      </div>
      ${extra}
    </div>
  </section>`;
}

export const actionBandStyles = css`
  .act {
    position: relative;
    isolation: isolate;
    overflow: hidden;
    padding-block: clamp(3.25rem, 2.2rem + 3.6vw, 5.5rem);
    background: var(--cta-solid);
    color: var(--cta-ink);
  }
  .act > img,
  .act > picture > img {
    position: absolute;
    z-index: -2;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .act::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--cta-bg);
  }
  .act-row {
    display: grid;
    gap: 2rem clamp(2rem, 6vw, 6rem);
    align-items: center;
  }
  .act-sub {
    margin-top: 0.9rem;
    max-width: 40rem;
    font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.25rem);
    line-height: 1.55;
  }
  .act-call {
    margin-top: 1rem;
    font-weight: 600;
  }
  .act-call a {
    color: inherit;
    white-space: nowrap;
  }
  @media (min-width: 60rem) {
    .act-row {
      grid-template-columns: 1fr auto;
    }
    .act .btns {
      justify-content: flex-end;
    }
    .act-side {
      text-align: right;
    }
  }
  @media (max-width: 35rem) {
    .act .btn {
      width: 100%;
    }
  }
  @media print {
    .act {
      background: none;
      color: #000;
    }
    .act::before,
    .act > img,
    .act > picture {
      display: none;
    }
  }
`;
