import type { Badge } from '../content/badges.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { picture } from './picture.ts';

/** A badge's mark: one of our icons, or the picture that staff gave it. */
export function badgeIcon({ icon: mark }: Badge, page: Page): Html {
  return typeof mark === 'string' ? icon(mark) : picture(page, mark.url, 'badge', { alt: '' });
}

/** Name and note of a badge. */
export function badgeWords({ name, note }: Badge): Html {
  return html`<span><b dir="auto">${name}</b>${note !== '' && html`<small dir="auto">${note}</small>`}</span>`;
}
