import type { NoticeModel } from '../../content/sections/launch-site-banner.ts';
import { css } from '../../html/css.ts';
import { attributes, html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { always, type Structure } from '../structure.ts';

/** A strip across the whole width of the page, with the words at the left in the font of headings. */
export const stamp: Structure<NoticeModel> = {
  ground: 'page',
  fits: always,
  render: ({ words, icon: name, colors }) =>
    html`<div class="notice" ${attributes({ style: colors })}>
      <p class="w${words.length > 60 ? ' long' : ''}" dir="auto">${icon(name)}<span>${words}</span></p>
    </div>`,
  css: css`
    .launch-site-banner-stamp .notice {
      background: var(--notice-bg);
      color: var(--notice-ink);
    }
    .launch-site-banner-stamp p {
      display: flex;
      align-items: center;
      gap: 0.8rem;
      padding-block: 0.7rem;
      font: var(--w-display) 1.3rem/1.1 var(--f-display);
      text-transform: var(--case);
    }
    .launch-site-banner-stamp .long {
      font-size: 1.1rem;
      text-transform: none;
    }
    .launch-site-banner-stamp .ico {
      color: var(--notice-ico);
    }
  `,
};
