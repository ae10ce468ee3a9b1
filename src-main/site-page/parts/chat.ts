import type { ChatModel } from '../content/sections/text-us-button.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { link } from './link.ts';
import { modalLink } from './modal-link.ts';

export function chatButton({ question, phone, hasModal }: ChatModel, page: Page): Html {
  const content = html`${icon('message')}<span dir="auto">${question}</span>`;
  return hasModal
    ? modalLink(page, 'text-us', content, 'chat-open')
    : link(page, `sms:${phone.number}`, content, 'chat-open');
}

/**
 * Styles of the chat button. The first screen does not show it, because the hero has buttons already. When the page is
 * scrolled, the button comes into view and stays in the corner. Phones show the phone bar instead, so that no button
 * covers the content.
 */
export const chatStyles = css`
  #text-us-button {
    position: absolute;
    inset-block: min(100svh, 100% - 4.5rem) 0;
    inset-inline-end: var(--chat-side, 1.1rem);
    z-index: 25;
    background: none;
    pointer-events: none;
  }
  #text-us-button .in {
    container: none;
    position: sticky;
    top: calc(100svh - var(--chat-foot, 4.2rem));
    pointer-events: auto;
  }
  .chat-open {
    border: 0;
    font-family: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  @media (max-width: 40rem) {
    #text-us-button {
      display: none;
    }
  }
  /* Room for the button at the page's end, below the last line of the footer. */
  @media screen and (min-width: 40.01rem) {
    body:has(#text-us-button) #footer::after {
      content: '';
      display: block;
      height: 3.6rem;
    }
  }
  @media print {
    #text-us-button {
      display: none;
    }
  }
`;
