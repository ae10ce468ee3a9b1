// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { publishedImage } from '../../../scripts/lib/published-image.ts';
import { type ImageAsset, type ImageUse, renderSite } from '../../../src-main/site-page/index.ts';
import { oneOfEachKind, publishInput } from '../../support/site-page.ts';
import { inVersion, kinds, versions, withAllPages } from '../../support/sites/kinds.ts';

const bareImage = (url: string, use: ImageUse): ImageAsset => ({ ...publishedImage(url, use), sources: [] });

/** Matches selectors that depend on children or siblings. Added `picture` elements can change what they select. */
const nextTo = /[>+~]|:(?:first|last|nth|only|empty|has)/;

/** Returns the selectors of a page's style sheets that match `nextTo`, without their pseudo-elements. */
function selectorsOf(page: Document): string[] {
  const sheets = [...page.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  const preludes = Array.from(sheets.matchAll(/([^{};]+)\{/g), ([, prelude = '']) => prelude.trim());
  const ofElements = preludes.filter((prelude) => !prelude.startsWith('@') && nextTo.test(prelude));
  return [...new Set(ofElements.map((prelude) => prelude.replace(/::[\w-]+(?:\([^)]*\))?/g, '')))];
}

/**
 * Returns a function that lists the elements that a selector matches, by their number on the page. The numbers do not
 * count `picture` elements and their sources.
 */
function chosenBy(page: Document): (selector: string) => string {
  const isCounted = (element: Element): boolean => !element.matches('picture, source');
  const numbers = new Map([...page.querySelectorAll('*')].filter(isCounted).map((element, at) => [element, at]));
  return (selector) => [...page.querySelectorAll(selector)].flatMap((each) => numbers.get(each) ?? []).join();
}

test.each(versions)('[PAGE-03] %s looks the same whether a photo has one file or several formats', (version) => {
  const site = withAllPages(inVersion(kinds['rich']!, version));
  const [bare, several] = [bareImage, publishedImage].map((image) =>
    oneOfEachKind(renderSite(publishInput(site, { image }))).map(({ body }) =>
      new DOMParser().parseFromString(body, 'text/html'),
    ),
  );
  for (const [at, page] of (several ?? []).entries()) {
    const plain = bare?.[at];
    if (!plain) throw new Error('the pages differ in number');
    const [chosen, plainly] = [chosenBy(page), chosenBy(plain)];
    const differing = selectorsOf(page).filter((selector) => chosen(selector) !== plainly(selector));
    expect(differing, page.title).toEqual([]);
  }
});
