import type { NoticeModel } from '../../content/sections/launch-site-banner.ts';
import { css } from '../../html/css.ts';
import { attributes, html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { always, type Structure } from '../structure.ts';

/** A rounded note, inset from the page's edges. */
export const card: Structure<NoticeModel> = {
  ground: 'page',
  fits: always,
  render: ({ words, icon: name, colors }) =>
    html`<div class="w">
      <p class="notice" dir="auto" ${attributes({ style: colors })}>${icon(name)}<span>${words}</span></p>
    </div>`,
  css: css`
    .launch-site-banner-card .w {
      padding-top: 0.75rem;
    }
    .launch-site-banner-card .notice {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 0.7rem;
      padding: 0.6rem 1.1rem;
      border-radius: min(var(--r-card), 16px);
      background: var(--notice-bg);
      color: var(--notice-ink);
      font-size: var(--t-2);
      font-weight: var(--w-bold);
      line-height: 1.45;
    }
    .launch-site-banner-card .ico {
      color: var(--notice-ico);
    }
  `,
};
