import type { ChatModel } from '../../content/sections/text-us-button.ts';
import { css } from '../../html/css.ts';
import { chatButton, chatStyles } from '../../parts/chat.ts';
import { always, type Structure } from '../structure.ts';

/** A rounded button in the lower corner of large screens. */
export const pill: Structure<ChatModel> = {
  ground: 'deep',
  fits: always,
  shared: [chatStyles],
  render: chatButton,
  css: css`
    .text-us-button-pill .chat-open {
      display: flex;
      align-items: center;
      gap: 0.6rem;
      min-height: 3.1rem;
      max-width: min(24rem, 90vw);
      padding: 0.6rem 1.25rem;
      border-radius: 99px;
      background: var(--bg);
      color: var(--ink);
      font-weight: var(--w-bold);
      line-height: 1.2;
      box-shadow:
        0 0 0 2px rgb(255 255 255 / 55%),
        0 14px 34px -8px rgb(0 0 0 / 55%);
    }
    .text-us-button-pill :focus-visible {
      outline-color: var(--rule);
    }
  `,
};
