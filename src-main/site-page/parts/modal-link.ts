import type { ModalId } from '../content/modals.ts';
import { html, type Child, type Html } from '../html/html.ts';
import type { Linked } from '../page.ts';

/**
 * Renders a link that opens a modal. The link leads to the modal's page; if the browser supports dialogs, a script
 * opens the dialog instead. A preview has neither scripts nor other pages, so it has a button that opens the dialog
 * without script, which the app's browser supports.
 * @param title title of the dialog if this link opens it; '' for the usual title
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
