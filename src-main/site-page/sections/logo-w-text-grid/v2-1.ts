import { badgeFields, badges, type Badge } from '../../content/badges.ts';
import { html, type Html } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { picture } from '../../parts/picture.ts';
import { defineSection } from '../../section.ts';
import type { Page } from '../../page.ts';

export const logoWithTextGridV21 = defineSection({
  reads: badgeFields,
  isPresent: (site) => badges(site).length > 0,
  render(site, page) {
    const found = badges(site);
    return html`<section id="logo-w-text-grid" class="trust band ${page.tone}" aria-labelledby="logo-w-text-grid-title">
      <div class="wrap">
        <h2 class="vh" id="logo-w-text-grid-title">Why you can trust us</h2>
        <ul class="trust-grid">
          ${found.map((badge) => badgeItem(badge, page))}
        </ul>
      </div>
    </section>`;
  },
  styles: [
    css`
      .trust {
        padding-block: clamp(2.25rem, 1.6rem + 2.4vw, 3.75rem);
      }
      .trust-grid {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 1.75rem clamp(1.25rem, 3vw, 3rem);
      }
      .trust-grid li {
        display: flex;
        align-items: center;
        gap: 1rem;
        flex: 0 1 14.5rem;
        min-width: 0;
      }
      .trust-mark {
        display: grid;
        place-items: center;
        flex: none;
        width: 3.5rem;
        height: 3.5rem;
        border-radius: 16px;
        background: var(--wash);
        color: var(--strong);
        font-size: 1.3rem;
      }
      .trust-mark img {
        width: 2.25rem;
        height: 2.25rem;
        object-fit: contain;
      }
      .trust-grid b {
        display: block;
        font-size: 1.0625rem;
        line-height: 1.3;
      }
      .trust-grid small {
        display: block;
        color: var(--muted);
        font-size: 0.9rem;
        line-height: 1.4;
      }
      .trust-grid div {
        min-width: 0;
      }
      @media (max-width: 40rem) {
        .trust-grid {
          display: grid;
          grid-template-columns: 1fr 1fr;
          gap: 1.25rem 1rem;
        }
        .trust-grid li {
          gap: 0.7rem;
        }
        .trust-mark {
          width: 2.75rem;
          height: 2.75rem;
          border-radius: 12px;
          font-size: 1.1rem;
        }
        .trust-grid b {
          font-size: 0.975rem;
        }
        .trust-grid small {
          font-size: 0.8125rem;
        }
      }
    `,
  ],
});

function badgeItem({ name, note, icon: mark }: Badge, page: Page): Html {
  const drawing = typeof mark === 'string' ? icon(mark) : picture(page, mark.url, 'badge', { alt: '' });
  return html`<li>
    <span class="trust-mark">${drawing}</span>
    <div><b>${name}</b>${note !== '' && html`<small>${note}</small>`}</div>
  </li>`;
}
