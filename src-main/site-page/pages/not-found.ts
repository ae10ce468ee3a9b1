import { companyName } from '../content/copy.ts';
import { mainPhone } from '../content/phone.ts';
import { html } from '../html/html.ts';
import { css } from '../html/css.ts';
import { absolute } from '../html/url.ts';
import { link } from '../parts/link.ts';
import type { RenderInput } from '../types.ts';
import { documentPage } from './document.ts';

const styles = css`
  .lost {
    min-height: 100svh;
    display: grid;
    place-content: center;
    padding-block: 4rem;
    background: var(--deep);
    color: #fff;
  }
  .lost-code {
    color: var(--accent-glow);
    font: 800 clamp(5rem, 20vw, 11rem)/0.9 var(--font-heading);
    letter-spacing: -0.05em;
  }
  .lost h1 {
    margin: 1.5rem 0 1rem;
    font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
  }
  .lost .btns {
    margin-top: 2rem;
  }
`;

/** Served for any address that the site does not have; links home by full address, for it may stand at any depth. */
export function renderNotFound(input: RenderInput): string {
  const phone = mainPhone(input.site);
  const home = absolute('./', input.baseUrl) || './';
  const body = html`<main id="main" class="lost dark">
    <div class="wrap">
      <p class="lost-code" aria-hidden="true">404</p>
      <h1>This page has moved or never was</h1>
      <p>The rest of ${companyName(input.site)} is where it always was.</p>
      <p class="btns">
        <a class="btn btn-accent" href="${home}">Go to the home page</a>
        ${phone && link(input, `tel:${phone.number}`, `Call ${phone.label}`, 'btn btn-ghost')}
      </p>
    </div>
  </main>`;
  return documentPage(input, {
    path: '404.html',
    title: `Page not found | ${companyName(input.site)}`,
    body,
    styles: [styles],
    noindex: true,
  });
}
