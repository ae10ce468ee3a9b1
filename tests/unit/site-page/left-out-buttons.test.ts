// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { whyLeftOut } from '#shared/domain/cta/left-out.ts';
import { siteVersions } from '#shared/layout/catalogue.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { homeDocument, publishInput } from '../../support/site-page.ts';
import { roofer } from '../../support/sites/index.ts';
import { kinds } from '../../support/sites/kinds.ts';

test('[PAGE-02] a button beside the form that leads where one of the ways beside it does is left out', () => {
  const quote = (change: SiteDocument) =>
    homeDocument(
      publishInput({ ...roofer, cta_get_a_quote: 'text', call_to_action_message_get_a_quote: 'Text Us', ...change }),
    )
      .getElementById('get_a_quote')!
      .querySelectorAll('a[href^="sms:"]').length;
  expect(quote({ cta_get_a_quote_link: '' })).toBe(1);
  expect(quote({ cta_get_a_quote_link: 'sms:3035550999' })).toBe(2);
});

test('[PAGE-02] a page leaves out the buttons that Custom says it leaves out when its quote form is there and when it is not', () => {
  const untouched = { ...kinds.sparse, external_link: 'https://book.example/' };
  for (const version of siteVersions) {
    for (const hidden of [{}, { custom_layout: { get_a_quote: { version: 'none' } } }]) {
      const site = { ...untouched, version, ...hidden } as SiteDocument;
      const shown = homeDocument(publishInput(site));
      const links = [...shown.querySelectorAll('#hero .btns a')].map((link) => link.getAttribute('href'));
      expect(new Set(links).size).toBe(links.length);
      expect(links.length).toBe(whyLeftOut(site, 'cta_main_1') === undefined ? 2 : 1);
    }
  }
});
