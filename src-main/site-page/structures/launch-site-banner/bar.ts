import type { NoticeModel } from '../../content/sections/launch-site-banner.ts';
import { css } from '../../html/css.ts';
import { attributes, html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { always, type Structure } from '../structure.ts';

/** A strip across the whole width of the page, in the announcement's own colors. */
export const bar: Structure<NoticeModel> = {
  ground: 'page',
  fits: always,
  render: ({ words, icon: name, colors }) =>
    html`<div class="notice" ${attributes({ style: colors })}>
      <p class="w" dir="auto">${icon(name)}<span>${words}</span></p>
    </div>`,
  css: css`
    .launch-site-banner-bar .notice {
      background: var(--notice-bg);
      color: var(--notice-ink);
      font-size: var(--t-2);
      font-weight: var(--w-bold);
      line-height: 1.45;
    }
    .launch-site-banner-bar p {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 0.7rem;
      padding-block: 0.6rem;
    }
    .launch-site-banner-bar .ico {
      color: var(--notice-ico);
    }
  `,
};
