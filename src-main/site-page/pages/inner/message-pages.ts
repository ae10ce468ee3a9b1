import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { readTextUs, readThanks } from '../../content/modals.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import type { Linked } from '../../page.ts';
import { formStyles } from '../../parts/form.ts';
import { link } from '../../parts/link.ts';
import { modalBodyStyles, textUsBody, thanksBody } from '../../parts/modal-bodies.ts';
import type { InnerPage } from './inner-page.ts';

/** Returns the modal `text_us` as a page; null if the site does not have the modal. */
export function textUsPage(site: SiteDocument, page: Linked): InnerPage | null {
  const modal = readTextUs(site, page);
  return (
    modal && {
      path: 'text-us/',
      key: 'modals/text_us',
      name: page.words.textUsTitle,
      title: modal.title,
      subtitle: modal.note,
      description: page.words.textUsSub,
      blocks: (own) => [
        html`<div class="card page-form" data-ground="card">${textUsBody(modal.body, own, 'page')}</div>`,
      ],
      sheets: [formStyles, modalBodyStyles, styles],
      follow: [],
      noindex: true,
    }
  );
}

/**
 * Returns the modal `text_thank_you` as a page; null if the site does not have the modal. A form that is sent without
 * script leads to this page.
 */
export function thankYouPage(site: SiteDocument, page: Linked): InnerPage | null {
  const modal = readThanks(site, page);
  return (
    modal && {
      path: 'thank-you/',
      key: 'modals/text_thank_you',
      name: modal.title,
      title: modal.title,
      subtitle: modal.note,
      description: modal.note,
      blocks: (own) => [
        html`<p class="btns">${link(own, own.root, own.words.goHome, 'btn main')}</p>
          ${thanksBody(modal.body, own)}`,
      ],
      sheets: [modalBodyStyles],
      follow: [],
      noindex: true,
    }
  );
}

const styles = css`
  .page-form {
    max-width: 36rem;
    padding: clamp(1.4rem, 4cqi, 2.4rem);
  }
`;
