import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { VersionId } from '#shared/layout/catalogue.ts';
import { shownVersion } from '#shared/layout/versions.ts';
import { modalKeys, readLeaveReview, readTextUs, readThanks, type Modal, type ModalId } from '../content/modals.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { js, type ScriptPart } from '../html/js.ts';
import { icon } from '../icons.ts';
import type { Linked } from '../page.ts';
import { formStyles } from './form.ts';
import { leaveReviewBody, modalBodyStyles, textUsBody, thanksBody } from './modal-bodies.ts';

/** Renders the dialog element around a modal's body. */
function shell({ title, note }: Modal<unknown>, id: ModalId, version: VersionId, page: Linked, body: Html): Html {
  return html`<dialog
    id="${id}"
    class="modal"
    data-v="${version}"
    data-ground="card"
    closedby="any"
    aria-labelledby="${id}-title"
  >
    <div class="modal-in">
      <button class="modal-close" type="button" command="close" commandfor="${id}" aria-label="${page.words.close}">
        ${icon('close')}
      </button>
      <h2 id="${id}-title" dir="auto">${title}</h2>
      <p class="form-note" dir="auto">${note}</p>
      ${body}
    </div>
  </dialog>`;
}

export interface Dialog {
  id: ModalId;
  version: VersionId;
  markup: Html;
}

export interface Modals {
  dialogs: readonly Dialog[];
  sheets: readonly string[];
}

/**
 * Returns the dialogs that links of the page open, and the thank-you dialog if a form of the page is sent by script.
 */
export function modals(site: SiteDocument, page: Linked, main: VersionId, body: Html): Modals {
  const opens = (id: ModalId): boolean =>
    body.value.includes(`data-modal="${id}"`) || body.value.includes(`commandfor="${id}"`);
  const dialogs: Dialog[] = [];
  const add = <B>(id: ModalId, model: Modal<B> | null, draw: (body: B) => Html): void => {
    if (model === null) return;
    const own = shownVersion(site, modalKeys[id]);
    const version = own === 'none' ? main : own;
    dialogs.push({ id, version, markup: shell(model, id, version, page, draw(model.body)) });
  };
  if (opens('text-us')) add('text-us', readTextUs(site, page), (own) => textUsBody(own, page, 'text'));
  if (opens('leave-a-review')) {
    add('leave-a-review', readLeaveReview(site, page), (own) => leaveReviewBody(own, page));
  }
  if ([body, ...dialogs.map(({ markup }) => markup)].some(({ value }) => value.includes('data-sent='))) {
    add('thank-you', readThanks(site, page), (own) => thanksBody(own, page));
  }
  return { dialogs, sheets: dialogs.length > 0 ? [formStyles, modalBodyStyles, modalStyles] : [] };
}

/**
 * Opens a modal's dialog instead of following the link to the modal's page. Closes the dialog if its close button is
 * clicked.
 */
export const modalScript: ScriptPart = {
  needed: ['<dialog'],
  code: js`
    on('click',(t,e)=>{
      const o=t.closest('[data-modal]'),m=o&&$('#'+o.dataset.modal);
      t.closest('.modal-close')?.closest('dialog').close();
      if(!m||e.ctrlKey||e.metaKey||e.shiftKey)return;
      const h=$('h2',m);
      m.usual??=h.textContent;
      h.textContent=o.dataset.title??m.usual;
      m.showModal();
      return 1;
    });
  `,
};

const modalStyles = css`
  .modal {
    width: min(34rem, 100vw - 1.5rem);
    max-height: calc(100dvh - 0.5rem);
    padding: 0;
    border: 0;
    border-radius: var(--r-card);
    overflow: auto;
    overscroll-behavior: contain;
    box-shadow: 0 30px 80px -20px rgb(0 0 0 / 60%);
  }
  .modal::backdrop {
    background: rgb(6 9 14 / 66%);
  }
  body:has(.modal[open]) {
    overflow: hidden;
  }
  .modal-in {
    position: relative;
    padding: clamp(1.2rem, 5vw, 2.2rem);
  }
  .modal h2 {
    min-height: 2rem;
    margin-bottom: 0.5rem;
    padding-inline-end: 3rem;
    font-size: var(--t-5);
    line-height: 1.2;
  }
  .modal-close {
    position: absolute;
    top: 0.5rem;
    inset-inline-end: 0.5rem;
    display: grid;
    place-items: center;
    width: 2.875rem;
    height: 2.875rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`;
