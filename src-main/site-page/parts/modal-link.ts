import type { ModalId } from '../content/modals.ts';
import { html, type Child, type Html } from '../html/html.ts';
import type { Linked } from '../page.ts';

/**
 * What opens a modal: a link to its page, in place of which the script opens the dialog where the browser knows dialogs.
 * A preview runs no script and has no other pages; its browser is new enough for a button that opens the dialog itself.
 */
export function modalLink(page: Pick<Linked, 'mode' | 'root'>, id: ModalId, content: Child, className: string): Html {
  return page.mode === 'preview'
    ? html`<button class="${className}" type="button" command="show-modal" commandfor="${id}">${content}</button>`
    : html`<a class="${className}" href="${page.root}${id}/" data-modal="${id}">${content}</a>`;
}
