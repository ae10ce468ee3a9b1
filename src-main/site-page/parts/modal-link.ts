import type { ModalId } from '../content/modals.ts';
import { html, type Child, type Html } from '../html/html.ts';
import type { Linked } from '../page.ts';

/**
 * What opens a modal: a link to its page, which the script turns into the dialog where the browser has any. A preview
 * runs no script and has no other pages, but the newest browser.
 */
export function modalLink(page: Pick<Linked, 'mode' | 'root'>, id: ModalId, content: Child, className: string): Html {
  return page.mode === 'preview'
    ? html`<button class="${className}" type="button" command="show-modal" commandfor="${id}">${content}</button>`
    : html`<a class="${className}" href="${page.root}${id}/" data-modal="${id}">${content}</a>`;
}
