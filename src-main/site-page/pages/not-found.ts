import { companyName } from '../content/copy.ts';
import { mainPhone } from '../content/phone.ts';
import type { Assembled } from '../engine/assemble.ts';
import { css } from '../html/css.ts';
import { html } from '../html/html.ts';
import { absolute } from '../html/url.ts';
import { link } from '../parts/link.ts';
import type { RenderInput } from '../types.ts';
import { documentPage } from './document.ts';

const styles = css`
  .lost {
    min-height: 100svh;
    display: grid;
    grid-template-columns: minmax(0, auto);
    place-content: center;
    padding-block: 4rem;
  }
  .lost-code {
    color: var(--rule);
    font: var(--w-display) clamp(5rem, 20vw, 11rem) / 0.9 var(--f-display);
  }
  .lost h1 {
    margin: 1.5rem 0 1rem;
    font-size: var(--t-6);
  }
  .lost .btns {
    margin-top: 2rem;
  }
`;

/**
 * Renders the page for addresses that the site does not have, in the look of the home page. Its links are absolute,
 * because it may be shown at any depth. If the site has no domain, the root of its server counts as the home page.
 */
export function renderNotFound(input: RenderInput, { main, page }: Pick<Assembled, 'main' | 'page'>): string {
  const { site } = input;
  const phone = mainPhone(site);
  const home = absolute('./', input.baseUrl) || '/';
  const { words } = page;
  const body = html`<main id="main" class="lost" data-v="${main}" data-ground="deep">
    <div class="w">
      <p class="lost-code" aria-hidden="true">404</p>
      <h1>${words.moved}</h1>
      <p>${words.movedSub(companyName(site))}</p>
      <p class="btns">
        <a class="btn main" href="${home}">${words.goHome}</a>
        ${phone && link(input, `tel:${phone.number}`, words.callNumber(phone.label), 'btn second')}
      </p>
    </div>
  </main>`;
  return documentPage(
    input,
    { body, main, drawn: [], leftOut: [], dialogs: [], present: [], page, versions: [main], sheets: [styles] },
    {
      path: '404.html',
      title: words.notFoundTitle(companyName(site)),
      noindex: true,
      anywhere: true,
    },
  );
}
