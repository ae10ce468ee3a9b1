import { legalPages, legalPath } from '#shared/domain/legal/texts.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';

/** Renders links to the pages about privacy and terms. */
export const legalLinks = ({ root, words }: Pick<Page, 'root' | 'words'>): Html =>
  html`<span class="legal"
    >${legalPages.map((page, at) => html`${at > 0 && ' '}<a href="${root + legalPath(page)}">${words.legal[page]}</a>`)}</span
  >`;
