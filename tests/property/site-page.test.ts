// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises';
import fc from '../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderSite } from '../../src-main/site-page/index.ts';
import { payloads } from '../support/attacks/payloads.ts';
import { poisonedSite } from '../support/attacks/poisoned-site.ts';
import { homeDocument, oneOfEachKind, previewInput, publishInput } from '../support/site-page.ts';
import { cleaner, hostile, plumber, roofer } from '../support/sites/index.ts';
import { inVersion, versions } from '../support/sites/kinds.ts';

/** Fields whose code is meant to run on the published page. The tested records lack them. */
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

/** Returns the record with some of its texts and other single values, at any depth, replaced. */
function poison(value: unknown, next: () => string | null): unknown {
  if (typeof value === 'string') {
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
        // Removes control characters and spaces, because browsers ignore some of them in or before a scheme.
        expect(value.replace(/[\p{Cc} ]/gu, '')).not.toMatch(/^(?:(?:java|vb)script:|data:text)/i);
      }
    }
  }
  expect(page.getElementById('main')).not.toBeNull();
}

/** Expects no element of a payload on the page, and no `evil` in scripts, styles and attributes that contain code. */
function checkText(page: Document): void {
  const foreign =
    'object, embed, applet, base, frameset, portal, math, foreignObject, marquee, set, animate, use[href^="data"]';
  expect(page.querySelectorAll(`x-evil, ${foreign}`)).toHaveLength(0);
  for (const { textContent } of page.querySelectorAll('script:not([type="application/ld+json"])'))
    expect(textContent).not.toContain('evil');
  for (const { textContent } of page.querySelectorAll('style')) expect(textContent).not.toContain('evil');
  for (const { attributes } of page.querySelectorAll('*'))
    for (const { name, value } of attributes)
      if (/^on|^(?:style|srcdoc)$/.test(name)) expect(value).not.toContain('evil');
}

test('[PAGE-04] nothing that staff typed becomes markup, an attribute or a script link', () => {
  fc.assert(
    fc.property(poisoned, (site) => {
      check(homeDocument(publishInput(site)));
    }),
    { numRuns: 60 },
  );
});

test('[PAGE-04] nothing that staff typed becomes markup, an attribute or a script link in the preview, which has no script', () => {
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

/**
 * For each tested record, the number of the payload in its first field. If there are as many records as payloads, each
 * field gets each payload.
 */
const firsts = Array.from({ length: Number(process.env['SITEWRIGHT_PAYLOADS'] ?? 1) }, (_, at) => at);

describe.each(versions)(`[PAGE-04] ${String(payloads.length)} payloads in the fields of %s`, (version) => {
  test.each([
    ['published page', publishInput],
    ['preview', previewInput],
  ])('stay text in each %s', { timeout: 60_000 + firsts.length * 20_000 }, async (_, inputOf) => {
    for (const first of firsts) {
      // jsdom keeps documents in memory until the current turn of the event loop ends.
      await setImmediate();
      const site = inVersion(poisonedSite(first % payloads.length), version);
      for (const { body } of oneOfEachKind(renderSite(inputOf(site)))) {
        const page = new DOMParser().parseFromString(body, 'text/html');
        check(page);
        checkText(page);
      }
    }
  });
});
