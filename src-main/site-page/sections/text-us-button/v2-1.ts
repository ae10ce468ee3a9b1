import { or } from '../../content/copy.ts';
import { callToAction, ctaFields } from '../../content/cta.ts';
import { mainPhone } from '../../content/phone.ts';
import { html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { button } from '../../parts/link.ts';
import { defineSection } from '../../section.ts';

export const textUsButtonV21 = defineSection({
  reads: [...ctaFields, 'contact_chat_message', 'form_header'],
  ground: 'own',
  isPresent: (site) => mainPhone(site) !== null,
  render(site, page) {
    const phone = mainPhone(site);
    const question = or(site.contact_chat_message, 'Have a question?');
    const slideIn = callToAction(site, 'cta_slide_in', page);
    const number = phone?.number ?? '';
    return html`<aside id="text-us-button" class="chat" aria-label="Text us">
      <button class="chat-open" type="button" popovertarget="chat">${icon('message')}<span>${question}</span></button>
      <div id="chat" class="chat-card" popover role="dialog" aria-labelledby="chat-title">
        <button class="chat-close" type="button" popovertarget="chat" popovertargetaction="hide">
          ${icon('close')}<span class="vh">Close</span>
        </button>
        <h2 id="chat-title">${question}</h2>
        <p>We read every message and answer as soon as we can.</p>
        ${button(page, { label: or(site.form_header, 'Send us a text'), href: `sms:${number}`, icon: 'message' }, 'accent')}
        ${button(page, { label: `Call ${phone?.label ?? ''}`, href: `tel:${number}`, icon: 'phone' }, 'solid')}
        ${slideIn && button(page, slideIn, 'ghost')}
      </div>
    </aside>`;
  },
  styles: [
    css`
      .chat-open {
        position: fixed;
        right: 1.1rem;
        bottom: 1.1rem;
        z-index: 30;
        display: flex;
        align-items: center;
        gap: 0.6rem;
        min-height: 3.25rem;
        padding: 0.7rem 1.25rem;
        border: 0;
        border-radius: 99px;
        background: var(--strong);
        color: #fff;
        font-weight: 700;
        line-height: 1.2;
        box-shadow:
          0 0 0 2px rgb(255 255 255 / 55%),
          0 14px 34px -8px rgb(0 0 0 / 55%);
        cursor: pointer;
        max-width: calc(100vw - 2.2rem);
      }
      .chat-open:focus-visible {
        outline-color: var(--accent);
        border-radius: 99px;
      }
      .chat-card {
        position: fixed;
        inset: auto 1.1rem 5.25rem auto;
        width: min(22rem, 100vw - 2.2rem);
        margin: 0;
        padding: 1.6rem;
        border: 1px solid var(--line);
        border-radius: 18px;
        background: #fff;
        color: var(--ink);
        box-shadow: 0 30px 70px -20px rgb(0 0 0 / 50%);
      }
      .chat-card:popover-open {
        display: grid;
        gap: 0.8rem;
      }
      .chat-card h2 {
        font-size: 1.4rem;
        padding-right: 2.5rem;
      }
      .chat-card p {
        color: var(--muted);
        font-size: 1rem;
      }
      .chat-card .btn-ghost {
        color: var(--strong);
      }
      .chat-close {
        position: absolute;
        top: 0.8rem;
        right: 0.8rem;
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
      @media (max-width: 35rem) {
        .chat-open {
          width: 3.5rem;
          height: 3.5rem;
          padding: 0;
          justify-content: center;
          font-size: 1.2rem;
        }
        .chat-open span {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
          white-space: nowrap;
        }
      }
      @media print {
        .chat {
          display: none;
        }
      }
    `,
  ],
});
