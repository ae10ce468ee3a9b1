import type { ChatModel } from '../content/sections/text-us-button.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { button } from './link.ts';

/** What opens the card. */
export function chatButton({ question }: ChatModel): Html {
  return html`<button class="chat-open" type="button" popovertarget="chat">
    ${icon('message')}<span dir="auto">${question}</span>
  </button>`;
}

/** The card with the ways to reach the business. */
export function chatCard(model: ChatModel, page: Page): Html {
  return html`<div id="chat" class="chat-card" data-ground="card" popover role="dialog" aria-labelledby="chat-title">
    <button class="chat-close" type="button" popovertarget="chat" popovertargetaction="hide">
      ${icon('close')}<span class="vh">${page.words.close}</span>
    </button>
    <h2 id="chat-title" dir="auto">${model.question}</h2>
    ${button(page, model.text, 'main')} ${button(page, model.call, 'second')}
    ${model.other && button(page, model.other, 'second')}
  </div>`;
}

/**
 * The button begins below the first screen, where the hero has the same calls, and then stays in the corner. On phones
 * the bar at the foot has the same; there is no button over the content.
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
    cursor: pointer;
  }
  .chat-card {
    position: fixed;
    inset: auto 1.1rem 5.25rem auto;
    width: min(22rem, 100vw - 2.2rem);
    margin: 0;
    padding: 1.5rem;
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    box-shadow: 0 30px 70px -20px rgb(0 0 0 / 50%);
  }
  .chat-card:popover-open {
    display: grid;
    gap: 0.8rem;
  }
  .chat-card h2 {
    padding-inline-end: 2.5rem;
    font-size: var(--t-5);
  }
  .chat-close {
    position: absolute;
    top: 0.8rem;
    inset-inline-end: 0.8rem;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  @media (max-width: 40rem) {
    #text-us-button {
      display: none;
    }
  }
  @media print {
    #text-us-button {
      display: none;
    }
  }
`;
