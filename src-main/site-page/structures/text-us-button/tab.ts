import type { ChatModel } from '../../content/sections/text-us-button.ts';
import { css } from '../../html/css.ts';
import { chatButton, chatStyles } from '../../parts/chat.ts';
import { always, type Structure } from '../structure.ts';

/** A tab at the lower edge of large screens. */
export const tab: Structure<ChatModel> = {
  ground: 'deep',
  fits: always,
  shared: [chatStyles],
  render: chatButton,
  css: css`
    .text-us-button-tab {
      --chat-side: 2rem;
      --chat-foot: 2.9rem;
    }
    .text-us-button-tab .chat-open {
      display: flex;
      align-items: center;
      gap: 0.6rem;
      min-height: 2.9rem;
      max-width: min(24rem, 90vw);
      padding: 0.5rem 1.25rem;
      border: 1px solid rgb(255 255 255 / 45%);
      border-bottom: 0;
      border-start-start-radius: min(var(--r-card), 12px);
      border-start-end-radius: min(var(--r-card), 12px);
      background: var(--bg);
      color: var(--ink);
      font-weight: var(--w-bold);
      line-height: 1.2;
    }
    .text-us-button-tab :focus-visible {
      outline-color: var(--rule);
    }
  `,
};
