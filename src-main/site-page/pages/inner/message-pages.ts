import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { companyName } from '../../content/copy.ts';
import { readForm } from '../../content/form.ts';
import { mainPhone } from '../../content/phone.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { form, formStyles } from '../../parts/form.ts';
import { link } from '../../parts/link.ts';
import type { RenderInput } from '../../types.ts';
import type { Words } from '../../words/words.ts';
import type { InnerPage } from './inner-page.ts';

/** The modal `text_us` as a page; undefined where no message can be sent. */
export function textUsPage(site: SiteDocument, words: Words, input: RenderInput): InnerPage | undefined {
  const model = readForm(site, { words, formAction: input.formAction });
  if (!model) return undefined;
  return {
    path: 'text-us/',
    key: 'modals/text_us',
    name: words.textUsTitle,
    title: model.title,
    subtitle: model.note || words.textUsSub,
    description: words.textUsSub,
    blocks: (page) => [html`<div class="card page-form" data-ground="card">${form(model, page, 'page')}</div>`],
    sheets: [formStyles, styles],
    follow: [],
    noindex: true,
  };
}

/** The modal `text_thank_you` as a page, to which a sent form leads. */
export function thankYouPage(site: SiteDocument, words: Words): InnerPage {
  const phone = mainPhone(site);
  return {
    path: 'thank-you/',
    key: 'modals/text_thank_you',
    name: words.thanks,
    title: words.thanks,
    subtitle: words.thanksSub(companyName(site)),
    description: words.thanksSub(companyName(site)),
    blocks: (page) => [
      html`<p class="btns">
        ${link(page, page.root, words.goHome, 'btn main')}
        ${phone && link(page, `tel:${phone.number}`, words.callNumber(phone.label), 'btn second')}
      </p>`,
    ],
    sheets: [styles],
    follow: [],
    noindex: true,
  };
}

const styles = css`
  .page-form {
    max-width: 36rem;
    padding: clamp(1.4rem, 4cqi, 2.4rem);
  }
`;
