import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PublishFinding } from '#shared/domain/publishing/finding.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { ProseText } from '#shared/domain/site/spelling.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { rowsOfTabs } from '#shared/record-catalogue/rows/index.ts';

const ROWS = '#shared/record-catalogue/rows/index.ts';

/**
 * Members of made-up lists. The rows of this test are used by no screen and no page. So what the checks find in them
 * follows from the rows alone.
 */
const entry = {
  photo: { kind: 'picture', label: 'Photo', alt: 'photo_words' },
  link: { kind: 'link', label: 'Link' },
  words: { kind: 'prose', label: 'Words' },
};
const list = { kind: 'list', label: 'Made up', item: 'Made up', members: entry };
const madeUp = {
  made_up_link: { kind: 'link', label: 'Made-up link' },
  made_up_words: { kind: 'prose', label: 'Made-up text', claims: true, shownLength: 20 },
  made_up_phones: { kind: 'list', label: 'Phones', item: 'Phone', of: { kind: 'phone', label: 'Phone' } },
  made_up_email: { kind: 'email', label: 'Made-up email' },
  made_up_list: list,
  made_up_keyed: { ...list, jsonText: 'landing.made_up' },
};

let findingsOf: (site: SiteDocument) => PublishFinding[];
let spellingTexts: (site: SiteDocument) => ProseText[];

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(ROWS, async (original) => {
    const real = await original<{ rowsOfTabs: typeof rowsOfTabs }>();
    return { ...real, rowsOfTabs: { ...real.rowsOfTabs, faqs: { ...real.rowsOfTabs.faqs, ...madeUp } } };
  });
  findingsOf = (await import('#shared/domain/publishing/checks.ts')).publishFindings;
  ({ spellingTexts } = await import('#shared/domain/site/spelling.ts'));
});

// Other tests of this process must load the modules without these rows.
afterAll(() => {
  vi.doUnmock(ROWS);
  vi.resetModules();
});

const finding = (site: SiteDocument, id: string) => findingsOf(site).find((each) => each.id === id);

test('[PUB-03] a link is checked because its row says that it is one, wherever it stands', () => {
  const keyed = (link: string) => [{ pk: 1, model: 'landing.made_up', fields: { link } }];
  const site = { made_up_link: 'a b', made_up_list: [null, { link: 'b,com' }], made_up_keyed: keyed('c. com') };
  const found = finding(site, 'links');
  expect(found?.places).toEqual([
    ['made_up_link'],
    ['made_up_list', 1, 'link'],
    ['made_up_keyed', 0, 'fields', 'link'],
  ]);
  expect(applyToValue<SiteDocument>(site, found?.fix?.operations ?? [])).toEqual({
    made_up_link: 'a b',
    made_up_list: [null, { link: 'b.com' }],
    made_up_keyed: keyed('c.com'),
  });
});

test('[PUB-03] pictures, claims, phones, emails and texts for search are checked by their rows too', () => {
  const site = {
    company_name: 'Blue Ridge',
    made_up_list: [{ photo: 'a.webp' }, { photo: 'b.webp', photo_words: 'A van' }, { photo: '' }],
    made_up_words: 'We are fully bonded plumbers',
    made_up_phones: ['828 555 0142', 'call me'],
    made_up_email: 'office at blueridge',
  };
  expect(finding(site, 'alt-texts')?.places).toEqual([['made_up_list', 0, 'photo_words']]);
  expect(finding(site, 'claim-bonded')?.places).toEqual([['bonded'], ['made_up_words']]);
  expect(finding(site, 'phones')?.places).toEqual([['made_up_phones', 1]]);
  expect(finding(site, 'email')?.places).toEqual([['made_up_email']]);
  expect(finding(site, 'made_up_words')?.title).toBe('The made-up text has 28 characters; search engines show 20');
});

test('[SAVE-05] the spell-check reads a text because its row says that it is prose', () => {
  const site = {
    made_up_list: [{ words: 'Pipse' }],
    made_up_keyed: [{ fields: { words: 'Wrold' } }],
    made_up_link: 'x',
  };
  expect(spellingTexts(site).map(({ text }) => text)).toEqual(['Pipse', 'Wrold']);
});
