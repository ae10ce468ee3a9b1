// @vitest-environment jsdom
import fc from '../support/fast-check.ts';
import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { homeDocument, previewInput, publishInput } from '../support/site-page.ts';
import { cleaner, hostile, plumber, roofer } from '../support/sites/index.ts';

/** Fields whose code is meant to run on the published page. */
const code = new Set([
  'home_page_widget',
  'google_analytics_tag',
  'google_analytics_tag_body',
  'so_tell_us_chat_code',
  'alternative_review_html',
]);
const sites = [plumber, roofer, cleaner, hostile].map((site) =>
  Object.fromEntries(Object.entries(site).filter(([name]) => !code.has(name))),
) as SiteDocument[];

const attacks = [
  '<x-evil onx=1>',
  '"><x-evil onx=1>',
  "'><x-evil onx=1>",
  '" onx="1',
  "' onx='1",
  '</style><x-evil>',
  '</script><x-evil>',
  '</title></textarea><x-evil>',
  '<!--<x-evil>',
  ']]><x-evil>',
  'javascript:evil()',
  ' java\tscript:evil()',
  'data:text/html,<x-evil>',
  '//evil.example/"><x-evil>',
  'https://evil.example/?"><x-evil>',
  '#fff;}</style><x-evil>',
  '\u0000<x-evil>',
  '&lt;x-evil&gt;',
];

const attack = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `${text}<x-evil onx=1>"'`),
);

/** The record with some of its texts, at any depth and inside its JSON texts, replaced. */
function poison(value: unknown, next: () => string | null): unknown {
  if (typeof value === 'string') {
    if (/^\[\{"pk"/.test(value)) return JSON.stringify(poison(JSON.parse(value), next));
    return next() ?? value;
  }
  if (Array.isArray(value)) return value.map((item) => poison(item, next));
  if (value === null || typeof value !== 'object') return next() ?? value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poison(item, next)]));
}

const poisoned = fc
  .tuple(fc.constantFrom(...sites), fc.array(fc.option(attack, { freq: 3 }), { minLength: 40, maxLength: 400 }))
  .map(([site, texts]) => {
    let at = 0;
    return poison(site, () => texts[at++ % texts.length] ?? null) as SiteDocument;
  });

function check(page: Document): void {
  expect(page.querySelector('x-evil')).toBeNull();
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on(?!load$)/);
      if (/^(?:href|src|action|formaction|poster|data)$/.test(name)) {
        // What a browser ignores in the scheme of an address: control characters and spaces.
        expect(value.replace(/[\p{Cc} ]/gu, '')).not.toMatch(/^(?:javascript|vbscript|data:text)/i);
      }
    }
  }
  expect(page.getElementById('main')).not.toBeNull();
}

test('[PAGE-04] nothing that staff typed becomes markup, an attribute or a script link', () => {
  fc.assert(
    fc.property(poisoned, (site) => {
      check(homeDocument(publishInput(site)));
    }),
    { numRuns: 60 },
  );
});

test('[PAGE-04] nor in preview, which runs no script at all', () => {
  fc.assert(
    fc.property(poisoned, (site) => {
      const page = homeDocument(previewInput(site));
      check(page);
      expect(page.querySelectorAll('script, iframe, object, embed')).toHaveLength(0);
    }),
    { numRuns: 40 },
  );
});

test('[PAGE-04] a record of any shape renders', () => {
  const names = Object.keys({ ...plumber, ...roofer, ...cleaner, ...hostile });
  const record = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }));
  fc.assert(
    fc.property(record, (site) => {
      check(homeDocument(publishInput(site as SiteDocument)));
    }),
    { numRuns: 200 },
  );
});
