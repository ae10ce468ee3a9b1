import { companyName } from '../../content/copy.ts';
import { callsToAction, ctaFields } from '../../content/cta.ts';
import { mainPhone } from '../../content/phone.ts';
import { navigationEntries, navigationFields } from '../../content/titles.ts';
import { html, nothing } from '../../html/html.ts';
import { css } from '../../html/css.ts';
import { icon } from '../../icons.ts';
import { button, link } from '../../parts/link.ts';
import { logo, logoFields, logoSize } from '../../parts/logo.ts';
import { defineSection } from '../../section.ts';

export const navigationV21 = defineSection({
  reads: [...logoFields, ...navigationFields, ...ctaFields],
  ground: 'own',
  isPresent: () => true,
  render(site, page) {
    const phone = mainPhone(site);
    const chosen = callsToAction(site, ['cta_nav', 'cta_nav_1'], page);
    const call = phone && { label: phone.label, href: `tel:${phone.number}`, icon: 'phone' as const };
    const actions = chosen.length > 0 ? chosen : call ? [call] : [];
    const image = logo(site, page, 'eager');
    const entries = navigationEntries(site, page.present);
    const items = entries.map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`);
    return html`<header id="navigation" class="nav dark">
        <div class="wrap nav-row">
          <a class="brand${image === nothing ? '' : ' brand-logo'}" href="#main" style="--logo:${logoSize(site)}px">
            ${image === nothing ? html`<span class="wordmark">${companyName(site)}</span>` : image}
          </a>
          <nav class="nav-main" aria-label="Main">
            <ul>
              ${items}
            </ul>
          </nav>
          <div class="nav-actions">${actions.map((cta, at) => button(page, cta, at === 0 ? 'accent' : 'ghost'))}</div>
          ${call && link(page, call.href, html`${icon('phone')}<span class="vh">Call ${call.label}</span>`, 'nav-icon')}
          <a class="nav-icon" href="#menu">${icon('menu')}<span class="vh">Menu</span></a>
        </div>
      </header>
      <div id="menu" class="menu dark">
        <a class="menu-veil" href="#navigation" tabindex="-1" aria-hidden="true"></a>
        <nav class="menu-panel" aria-label="Menu">
          <div class="menu-top">
            <span>${companyName(site)}</span>
            <a class="nav-icon" href="#navigation">${icon('close')}<span class="vh">Close menu</span></a>
          </div>
          <ul>
            ${items}
          </ul>
          <div class="menu-actions">${actions.map((cta, at) => button(page, cta, at === 0 ? 'accent' : 'ghost'))}</div>
        </nav>
      </div>`;
  },
  styles: [
    css`
      /* At rest the bar lies on its own colour; only over scrolled content it lets something through. */
      body {
        background: linear-gradient(var(--nav-solid) 14rem, #fff 0);
      }
      .nav {
        position: sticky;
        top: 0;
        scroll-margin-top: -6rem;
        z-index: 40;
        background: var(--nav-bg);
        color: var(--nav-ink);
        -webkit-backdrop-filter: blur(14px) saturate(1.3);
        backdrop-filter: blur(14px) saturate(1.3);
        box-shadow:
          0 1px 0 rgb(255 255 255 / 10%),
          0 10px 28px -18px rgb(0 0 0 / 60%);
      }
      .nav-row {
        display: flex;
        align-items: center;
        gap: 1rem;
        min-height: 4.25rem;
      }
      .brand {
        position: relative;
        display: flex;
        align-items: center;
        align-self: stretch;
        color: inherit;
        text-decoration: none;
        margin-right: auto;
        min-width: 0;
      }
      .wordmark {
        font: 800 clamp(1.05rem, 0.9rem + 0.7vw, 1.4rem)/1.15 var(--font-heading);
        letter-spacing: -0.02em;
        text-wrap: balance;
        padding-block: 0.75rem;
      }
      .brand-logo {
        padding-right: 1.6rem;
        isolation: isolate;
      }
      .brand-logo::before {
        content: '';
        position: absolute;
        z-index: -1;
        inset: 0 0 0 -100vw;
        background: #fff;
        transform: skewX(-14deg);
        transform-origin: bottom;
        border-right: 5px solid var(--accent);
      }
      .brand .logo {
        display: block;
        width: min(var(--logo), 14rem, 46vw);
        height: 3.4rem;
      }
      .brand .logo img {
        width: 100%;
        height: 100%;
        object-fit: contain;
        object-position: left center;
      }
      .nav-main ul {
        display: flex;
        gap: 0.15rem;
      }
      .nav-main a {
        display: block;
        padding: 0.7rem 0.85rem;
        border-radius: 8px;
        color: inherit;
        font-size: 0.975rem;
        font-weight: 600;
        line-height: 1.3;
        text-decoration: none;
        white-space: nowrap;
      }
      .nav-main a:hover {
        background: rgb(255 255 255 / 13%);
      }
      .nav-actions {
        display: flex;
        gap: 0.6rem;
      }
      .nav-actions .btn {
        min-height: 2.875rem;
        padding: 0.5rem 1.15rem;
        font-size: 0.975rem;
        white-space: nowrap;
      }
      .nav-icon {
        flex: none;
        display: grid;
        place-items: center;
        width: 2.875rem;
        height: 2.875rem;
        padding: 0;
        border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
        border-radius: 10px;
        background: none;
        color: inherit;
        font-size: 1.1rem;
        cursor: pointer;
      }
      /* Opened by its address, so that following an entry closes it again without a script. */
      .menu {
        position: fixed;
        inset: 0;
        z-index: 50;
        visibility: hidden;
        transition: visibility 0.25s;
      }
      .menu:target {
        visibility: visible;
      }
      body:has(.menu:target) > :not(.menu) {
        visibility: hidden;
      }
      .menu-veil {
        position: absolute;
        inset: 0;
        background: rgb(6 9 14 / 92%);
        opacity: 0;
        transition: opacity 0.25s;
      }
      .menu:target .menu-veil {
        opacity: 1;
      }
      .menu-panel {
        position: absolute;
        inset: 0 0 0 auto;
        width: min(22rem, 88vw);
        padding: 0.7rem 1.25rem 2rem;
        overflow-y: auto;
        background: var(--nav-solid);
        color: var(--nav-ink);
        transform: translateX(100%);
        transition: transform 0.25s;
      }
      .menu:target .menu-panel {
        transform: none;
        box-shadow: 0 0 60px rgb(0 0 0 / 45%);
      }
      .menu-top {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 1rem;
        font-weight: 800;
        margin-bottom: 1rem;
      }
      .menu-panel li a {
        display: block;
        padding: 0.95rem 0.25rem;
        border-bottom: 1px solid color-mix(in srgb, currentColor 18%, transparent);
        color: inherit;
        font-size: 1.15rem;
        font-weight: 600;
        text-decoration: none;
      }
      .menu-actions {
        display: grid;
        gap: 0.75rem;
        margin-top: 1.75rem;
      }
      @media (min-width: 68rem) {
        .nav .nav-icon,
        .menu {
          display: none;
        }
        .nav-row {
          min-height: 4.75rem;
        }
      }
      @media (max-width: 67.99rem) {
        .nav-main {
          display: none;
        }
      }
      @media (max-width: 47.99rem) {
        .nav-actions {
          display: none;
        }
        .nav-row {
          gap: 0.6rem;
        }
      }
      @media print {
        .menu {
          display: none;
        }
        .nav {
          position: static;
          background: none;
          color: #000;
        }
        .nav-row > :not(.brand) {
          display: none;
        }
      }
    `,
  ],
});
