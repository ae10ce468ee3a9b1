import type { HeroModel } from '../../content/sections/hero.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { form, formStyles } from '../../parts/form.ts';
import { besideForm, heroWords, trustList } from '../../parts/hero-words.ts';
import { buttons } from '../../parts/link.ts';
import { openLine } from '../../parts/open-now.ts';
import { always, type Structure } from '../structure.ts';

/**
 * Large words on the strongest ground, for a record without photos, with the form beside them, or rating and badges.
 */
export const type: Structure<HeroModel> = {
  ground: 'deep',
  fits: always,
  asks: ({ form: own }) => own !== null,
  shared: [formStyles],
  render(model, page) {
    const asked = page.asked ? null : model.form;
    return html`<div class="w row${asked ? ' has-form' : ''}">
      <div class="words">
        ${heroWords(model)}${buttons(page, asked ? besideForm(model.ctas) : model.ctas)}${trustList(model, page)}${openLine(model, page)}
      </div>
      ${asked && html`<div class="side card" data-ground="card">${form(asked, page, 'hero')}</div>`}
    </div>`;
  },
  css: css`
    .hero-type .row {
      display: grid;
      gap: 2.5rem clamp(2rem, 6vw, 6rem);
      align-items: center;
      padding-block: clamp(3.5rem, 7vw, 7rem);
    }
    .hero-type h1 {
      max-width: calc(18 * var(--ch));
    }
    .hero-type .lead {
      margin-top: 1.1rem;
    }
    .hero-type .btns {
      margin-top: 2rem;
    }
    .hero-type .ticks {
      display: flex;
      flex-wrap: wrap;
      gap: 0.6rem 1.6rem;
      margin-top: 1.8rem;
      font-size: var(--t-2);
      font-weight: 600;
    }
    .hero-type .ticks li {
      display: flex;
      align-items: center;
      gap: 0.5rem;
    }
    .hero-type .ticks .ico {
      color: var(--rule);
    }
    .hero-type .side {
      padding: clamp(1.4rem, 3vw, 2.2rem);
    }
    @container s (min-width: 60rem) {
      .hero-type .has-form {
        grid-template-columns: 1.35fr minmax(0, 26rem);
      }
    }
  `,
};
