import type { ModalId } from '../content/modals.ts';
import { html, type Child, type Html } from '../html/html.ts';
import type { Linked } from '../page.ts';

/**
 * Renders a link that opens a modal. The link leads to the modal's page; if the browser supports dialogs, a script
 * opens the dialog instead. A preview has no scripts, and its links do not lead to other pages. There a button with
 * `command` opens the dialog, which the app's browser does without a script.
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
