import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ctaFacts } from '#shared/record-catalogue/cta-slots.ts';
import type { JsonValue, Operation } from '#shared/record/operation.ts';
import type { FieldRow, Rows } from '#shared/record-catalogue/row.ts';
import { rowsOfTabs } from '#shared/record-catalogue/rows/index.ts';
import { findingsIn } from '../support/documents/compare.ts';
import { GivenForms } from '../support/documents/given-forms.ts';
import { WireRecorder } from '../support/documents/recorder.ts';
import { fillFields } from '../support/fill-fields.ts';
import { type SiteBackend, startSiteBackend } from '../support/site-backend.ts';
import { startTestBackend } from '../support/test-backend.ts';
import { openSyncHarness, type SyncHarness } from '../support/sync-harness.ts';
import { createSite, getSite, isMessy, openContract } from './contract.ts';

const SLUG = 'blue-ridge-plumbing';

/** Members that no screen writes, only the server or earlier versions of the app. */
const onNoScreen = new Set<string>([
  'industry_types',
  ...Object.values(ctaFacts).map(({ formerMessage }) => formerMessage),
]);

describe('[HOST-02] every record that the app posts', () => {
  const recorder = new WireRecorder();
  let server: SiteBackend;
  let harness: SyncHarness;

  beforeAll(async () => {
    server = await startSiteBackend(60_000, recorder.fetch);
    harness = await openSyncHarness({ client: server.client });
    await harness.open(SLUG);
  });
  afterAll(async () => {
    await harness.dispose();
    await server.stop();
  });

  const draft = () => harness.draft(SLUG);
  const edit = (step: string, operations: readonly Operation[]) => harness.edit(SLUG, step, operations);

  const screens = Object.entries(rowsOfTabs).map(([screen, rows]: [string, Rows]) => {
    const filledIn = Object.entries(rows).filter(([member]) => !onNoScreen.has(member));
    return [screen, Object.fromEntries(filledIn)] as const;
  });

  test.each(screens)(
    'is what the documents say when each field of the screen %s is filled in',
    async (screen, rows) => {
      const before = recorder.posted.length;
      expect(fillFields({ draft, edit, valueOf: someValue }, screen, rows).length).toBeGreaterThan(0);
      expect(await harness.save(SLUG)).toHaveProperty('savedAt');
      expect(recorder.posted.slice(before)).toContain('/edit/landingpage');
      expect(recorder.findings.splice(0)).toEqual([]);
    },
  );
});

test('[HOST-02] the record of a new site is what the documents say, but for the backend’s own', async () => {
  const api = await openContract();
  const { site } = await getSite(api, await createSite(api));
  const body = JSON.stringify({ ...site, resaveGalleryPhotos: false, resaveHeroPhotos: false });
  // Leaves out findings about null: in a new site, members that nobody has filled in are null.
  const findings = findingsIn({ path: '/edit/landingpage', body }).filter((each) => !each.endsWith('null found'));
  const known = ['/edit/landingpage is_stock: not in the documents, false found'];
  if (isMessy) expect(findings.join('\n')).toMatch(/expected, text '\d+' found[^]* x_unknown: not in the documents/);
  else expect(findings).toEqual(known);
});

describe('the comparison with the documents', () => {
  const faq = { question: 'Do you come out on Sundays?', answer: 'A.', order: 0, 'landing-page': 7, draggableId: 'a' };
  const record = { sitePk: 7, slug: 'acme', resaveGalleryPhotos: false, resaveHeroPhotos: false };
  const found = (body: object, given?: object): string[] => {
    const forms = new GivenForms();
    if (given) forms.add(given);
    return findingsIn({ path: '/edit/landingpage', body: JSON.stringify({ ...record, ...body }) }, forms);
  };

  test('finds nothing in what they say', () => {
    const products = JSON.stringify([
      { pk: 1, fields: { title: '', subtitle: '', photo: '', link: '', order: 0, draggableId: 'b' } },
    ]);
    expect(found({ faqs: [faq], products, custom_any: 1, text_show_any: true, acme_contact_id: '7' })).toEqual([]);
  });

  test.each([
    [{ faqs: [faq, { ...faq, order: '0' }] }, "faqs[1].order: number expected, text '0' found"],
    [
      { faqs: [{ question: 'Sundays?', answer: 'A.', order: 0, draggableId: 'a' }] },
      'faqs[0].landing-page: key expected, nothing found',
    ],
    [{ faqs: [{ ...faq, draggableId: '' }] }, "faqs[0].draggableId: some text expected, text '' found"],
    [
      { services: [{ service_id: 7, odd: 1, packages: [{ service_id: 7 }, {}] }] },
      'services[0].packages[1].service_id: service_id of its owner expected, nothing found',
    ],
    [
      { services: [{ packages: [{ id: 3, service_products: [{ service_package_id: 4 }] }] }] },
      'services[0].packages[0].service_products[0].service_package_id: id of its owner expected, 4 found',
    ],
    [{ faqs: [{ ...faq, pinned: true }] }, 'faqs[0].pinned: not in the documents, true found'],
    [{ multipage: 'true' }, "multipage: true or false expected, text 'true' found"],
    [{ surname: null }, 'surname: not in the documents, null found'],
    [{ country: 'UK' }, "country: one of ‘’, ‘US’, ‘CA’, ‘MX’ expected, text 'UK' found"],
    [{ custom_nav_transparency: 101 }, 'custom_nav_transparency: 100 or less expected, 101 found'],
    [{ keywords: ['a,b'] }, "keywords[0]: text without a comma expected, text 'a,b' found"],
    [{ payments: '[{"link":"a"}]' }, "payments[0].link: not in the documents, text 'a' found"],
    [{ resaveHeroPhotos: undefined }, 'resaveHeroPhotos: true or false expected, nothing found'],
  ])('says where %j is something else', (body, finding) => {
    expect(found(body)).toContain(`/edit/landingpage ${finding}`);
  });

  test('lets a server have back what it gave, and nothing else', () => {
    const given = { faqs: [{ ...faq, order: '0', pinned: true }], multipage: 'true' };
    expect(found(given)).not.toEqual([]);
    expect(found(given, given)).toEqual([]);
    const { answer: _none, ...unanswered } = faq;
    expect(found({ faqs: [{ ...unanswered, order: true }] }, { faqs: [faq] })).toEqual([
      '/edit/landingpage faqs[0].answer: text expected, nothing found',
      '/edit/landingpage faqs[0].order: number expected, true found',
    ]);
    expect(found({ faqs: [unanswered] }, { faqs: [unanswered] })).toEqual([]);
    expect(found({ faqs: [{ ...unanswered, question: 'Mondays?' }] }, { faqs: [unanswered] })).toHaveLength(1);
  });

  test('finds a call that they do not name', () => {
    expect(findingsIn({ path: '/api/unknown?a=1', body: '{}' })).toEqual([
      '/api/unknown?a=1: no call of the documents',
    ]);
  });
});

test('a test backend reports posted bodies that differ from the documents, also those from before it was down', async () => {
  const backend = await startTestBackend();
  onTestFinished(backend.stop);
  const post = (path: string, body: object) =>
    fetch(backend.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/spellcheck/', { text: 'qickly' });
  expect(await backend.findings()).toEqual([]);
  await post('/api/spellcheck/', { text: 1 });
  await backend.goDown();
  await backend.comeBack();
  await post('/api/check-if-slug-duplicate', { slug: 'acme', name: 'acme' });
  const findings = [
    '/api/spellcheck/ text: text expected, 1 found',
    "/api/check-if-slug-duplicate name: not in the documents, text 'acme' found",
  ];
  expect(await backend.findings()).toEqual(findings);
  expect(await backend.findings()).toEqual(findings);
});

/** Returns a value that a user could enter, or undefined to leave the field as it is, for example a choice. */
function someValue({ kind, label }: FieldRow, held: unknown): JsonValue | undefined {
  if (kind === 'flag') return held !== true;
  // A number above 100 may be the size of the logo (160 to 448 px). 40 is valid as a transparency (0 to 100 %).
  if (kind === 'number') return Number(held) > 100 ? 200 : 40;
  return held === '' || held == null ? ENTERED[kind]?.(label) : undefined;
}

const ENTERED: Partial<Record<FieldRow['kind'], (label: string) => string>> = {
  text: (label) => label,
  prose: (label) => `${label}.`,
  link: (label) => `/${encodeURIComponent(label)}`,
  path: (label) => `/${encodeURIComponent(label)}`,
  phone: () => '(828) 555-0142',
  email: () => 'office@example.com',
  picture: () => 'https://img.example/a.webp',
  code: () => '<script async></script>',
  color: () => '#204060',
  time: () => '08:00',
};
