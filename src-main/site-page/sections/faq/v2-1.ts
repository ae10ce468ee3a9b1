import { text } from '#shared/domain/site/readers.ts';
import { or } from '../../content/copy.ts';
import { questions } from '../../content/faqs.ts';
import { mainPhone } from '../../content/phone.ts';
import { paragraphs } from '../../content/text.ts';
import { html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { heading } from '../../parts/heading.ts';
import { link } from '../../parts/link.ts';
import { prose } from '../../parts/prose.ts';
import { defineSection } from '../../section.ts';

export const faqV21 = defineSection({
  reads: ['faqs', 'faq_header', 'faq_subtitle', 'phone', 'country'],
  isPresent: (site) => questions(site).length > 0,
  render(site, page) {
    const phone = mainPhone(site);
    const items = questions(site).map(
      ({ question, answer }, at) =>
        html`<details class="qa" name="faq" ${at === 0 && 'open'}>
          <summary><h3>${question}</h3></summary>
          <div class="prose">${prose(paragraphs(answer))}</div>
        </details>`,
    );
    return html`<section id="faq" class="faq band ${page.tone}" aria-labelledby="faq-title">
      <div class="wrap faq-row">
        <div>
          ${heading('faq', or(site.faq_header, 'Frequently Asked Questions'), text(site.faq_subtitle).trim())}
          ${
            phone &&
            html`<p class="faq-ask">
              ${icon('message')}<span
                >Something else on your mind?<br />${link(page, `tel:${phone.number}`, `Ask us at ${phone.label}`)}</span
              >
            </p>`
          }
        </div>
        <div>${items}</div>
      </div>
    </section>`;
  },
  styles: [
    css`
      .faq-row {
        display: grid;
        gap: 0 clamp(2.5rem, 6vw, 6rem);
      }
      .faq-ask {
        display: flex;
        gap: 0.9rem;
        margin-bottom: 2rem;
        line-height: 1.5;
      }
      .faq-ask .ico {
        margin-top: 0.2rem;
        color: var(--accent-strong);
        font-size: 1.2rem;
      }
      .faq-ask a {
        display: inline-block;
        font-weight: 700;
        padding-block: 0.2rem;
      }
      .qa {
        border-bottom: 1px solid var(--line);
      }
      .qa:first-child {
        border-top: 1px solid var(--line);
      }
      .qa summary {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 1.25rem;
        padding: 1.2rem 0.25rem;
      }
      .qa summary h3 {
        font-size: 1.125rem;
        font-weight: 700;
        line-height: 1.4;
      }
      .qa summary:hover h3 {
        color: var(--strong);
      }
      .qa summary::after {
        content: '';
        flex: none;
        width: 2rem;
        height: 2rem;
        border-radius: 50%;
        background:
          linear-gradient(currentColor, currentColor) 50% / 0.8rem 2px no-repeat,
          linear-gradient(currentColor, currentColor) 50% / 2px 0.8rem no-repeat,
          var(--wash);
        color: var(--strong);
      }
      .qa[open] summary::after {
        background:
          linear-gradient(currentColor, currentColor) 50% / 0.8rem 2px no-repeat,
          var(--wash);
      }
      .qa .prose {
        padding: 0 3.25rem 1.5rem 0.25rem;
        color: var(--muted);
      }
      @media (min-width: 62rem) {
        .faq-row {
          grid-template-columns: 0.72fr 1fr;
        }
        .faq-row > :first-child {
          position: sticky;
          top: 7rem;
          align-self: start;
        }
      }
    `,
  ],
});
