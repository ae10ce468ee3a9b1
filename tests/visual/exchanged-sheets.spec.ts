import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { versionRows } from '#shared/layout/version-rows.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderHome } from '../../src-main/site-page/index.ts';
import type * as styleRules from '../../src-renderer/preview-frame/style-rules.ts';
import { plumber } from '../support/sites/index.ts';
import { expect, test } from './pages.ts';

const source = readFileSync(new URL('../../src-renderer/preview-frame/style-rules.ts', import.meta.url), 'utf8');
const script = `data:text/javascript,${encodeURIComponent(ts.transpile(source, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext }))}`;

const image = (src: string) => ({ src });
/** Returns the style sheets of the home page in the preview. */
function sheetsOf(site: SiteDocument): string[] {
  const html = renderHome({ site, mode: 'preview', baseUrl: '', image });
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet);
}

const changed = { color_primary: '#7a1fa2', color_accent: '#00695c', custom_hero_transparency: 85, dark_mode: true };

test('[LAY-06] the sheets of every version have the rules of the next state when only differing rules are exchanged', async ({
  blank,
}) => {
  const page = await blank();
  for (const version of Object.keys(versionRows)) {
    const site = { ...plumber, version } as SiteDocument;
    const [own, next] = [sheetsOf(site), sheetsOf({ ...site, ...changed } as SiteDocument)];
    expect(next).toHaveLength(own.length);
    const found = await page.evaluate(
      async ({ script, own, next }) => {
        const { rulesOf, exchangeRules } = (await import(script)) as typeof styleRules;
        const sheetWith = (text: string): CSSStyleSheet => {
          const style = document.head.appendChild(document.createElement('style'));
          style.textContent = text;
          return style.sheet!;
        };
        const textOf = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText).join('\n');
        return own.map((text, at) => {
          const [sheet, wanted] = [sheetWith(text), sheetWith(next[at]!)];
          const isDone = exchangeRules(sheet, rulesOf(text), rulesOf(next[at]!));
          return { isDone, isAlike: textOf(sheet) === textOf(wanted), isChanged: text !== next[at] };
        });
      },
      { script, own, next },
    );
    expect(
      found.filter(({ isDone, isAlike }) => !isDone || !isAlike),
      version,
    ).toEqual([]);
    expect(
      found.some(({ isChanged }) => isChanged),
      version,
    ).toBe(true);
  }
});
