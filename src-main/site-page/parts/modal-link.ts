import type { ModalId } from '../content/modals.ts';
import { html, type Child, type Html } from '../html/html.ts';
import type { Linked } from '../page.ts';

/**
 * The link that opens a modal. It leads to the modal's page; a script opens the dialog instead, where the browser
 * supports dialogs. A preview has neither scripts nor other pages, so its link is a button that opens the dialog by
 * itself, which the app's browser supports.
 * @param title title of the dialog when it is opened by this link; '' for its usual one
 */
export function modalLink(
  page: Pick<Linked, 'mode' | 'root'>,
  id: ModalId,
  content: Child,
  className: string,
  title = '',
): Html {
  return page.mode === 'preview'
    ? html`<button class="${className}" type="button" command="show-modal" commandfor="${id}">${content}</button>`
    : html`<a
        class="${className}"
        href="${page.root}${id}/"
        data-modal="${id}"
        ${title !== '' && html`data-title="${title}"`}
        >${content}</a
      >`;
}
