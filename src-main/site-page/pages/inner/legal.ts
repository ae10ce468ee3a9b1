import { legalFields, type LegalPage, legalPages, legalPath, legalText } from '#shared/domain/legal/texts.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { companyName, or } from '../../content/copy.ts';
import { paragraphs } from '../../content/text.ts';
import { css } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import type { Words } from '../../words/words.ts';
import type { InnerPage } from './inner-page.ts';

/** Makes the pages about privacy and terms. Each has staff's text, else a text made from the record. */
export const legalInnerPages = (site: SiteDocument, words: Words): InnerPage[] =>
  legalPages.map((page) => legalInnerPage(page, site, words));

function legalInnerPage(page: LegalPage, site: SiteDocument, words: Words): InnerPage {
  const name = words.legal[page];
  return {
    path: legalPath(page),
    key: 'services-page',
    name,
    placeless: true,
    title: name,
    subtitle: '',
    description: `${name}: ${companyName(site)}`,
    blocks: () => [
      html`<div class="prose legal">
        ${paragraphs(or(site[legalFields[page]], legalText(page, site))).map(lineOf)}
      </div>`,
    ],
    sheets: [styles],
    follow: [],
  };
}

/** Renders a paragraph, or a heading for a line that begins with `## `. */
function lineOf(line: string): Html {
  const [, heading] = /^##\s+(.*)$/.exec(line) ?? [];
  return heading === undefined ? html`<p dir="auto">${line}</p>` : html`<h2 dir="auto">${heading}</h2>`;
}

const styles = css`
  .legal {
    max-width: var(--measure);
  }
  .legal h2 {
    margin: 2.2rem 0 0.7rem;
    font-size: var(--t-5);
  }
  .legal p + p {
    margin-top: 0.8rem;
  }
`;
