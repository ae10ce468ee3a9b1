// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { namesIn, usedRules } from '../../../src-main/site-page/engine/used-rules.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { previewInput, publishInput } from '../../support/site-page.ts';
import { inVersion, kinds, versions } from '../../support/sites/kinds.ts';

test('[PAGE-03] a rule stays where the page has all names of one of its selectors', () => {
  const sheet =
    '.a .b,.c{top:0}.d{left:0}:is(.x,.a)>p{top:1px}#e:not(.x){top:2px}[v="v2.1"] p{top:6px}@media print{.d{top:3px}}@media print{.a,.d{top:4px}}@keyframes d{to{top:5px}}';
  expect(usedRules(sheet, namesIn('<p class="a c" id="e">'))).toBe(
    '.a .b,.c{top:0}:is(.x,.a)>p{top:1px}#e:not(.x){top:2px}[v="v2.1"] p{top:6px}@media print{.a,.d{top:4px}}@keyframes d{to{top:5px}}',
  );
});

const rule = /([^{};]+)\{[^{}]*\}/g;
const selectorsIn = (page: string): Set<string> =>
  new Set(
    [...page.matchAll(/<style>(.*?)<\/style>/gs)].flatMap(([, sheet]) =>
      [...sheet!.matchAll(rule)].map(([, head]) => head!),
    ),
  );
/**
 * Returns the selector without pseudo-elements, `:has`, `:not` and states such as `:hover`. The result matches every
 * element that the selector can match.
 */
const loose = (selector: string): string =>
  selector
    .replace(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(
      /::?(?:[a-z]+-selector|after|before|marker|details-[a-z-]+|hover|focus[a-z-]*|target|checked|disabled|user-invalid)/g,
      '',
    );

test.each(versions.flatMap((version) => ['rich', 'sparse'].map((kind) => ({ kind, version }))))(
  '[PAGE-03] $kind in $version is published without rules that match nothing, and with all others',
  ({ kind, version }) => {
    const site = inVersion(kinds[kind]!, version);
    const published = renderHome(publishInput(site, { formAction: '/message' }));
    const page = new DOMParser().parseFromString(published, 'text/html');
    const kept = selectorsIn(published);
    const dropped = [...selectorsIn(renderHome(previewInput(site, { formAction: '/message' })))].filter(
      (selector) =>
        !kept.has(selector) &&
        !/^(?:@|\[data-edited|img\[data-lost|main > :first-child$|:not\(\.slides)/.test(selector),
    );
    expect(dropped.length).toBeGreaterThan(20);
    for (const selector of dropped) expect(page.querySelector(loose(selector)), selector).toBeNull();
  },
);
