import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { linesMissing, linesOf } from '../../../src-main/features/publishing/page-lines.ts';
import { createPreviewService } from '../../../src-main/features/preview/service.ts';
import { inVersion, kinds, versions } from '../../support/sites/kinds.ts';

const previewOf = (site: SiteDocument, before?: SiteDocument) =>
  createPreviewService({
    draft: () => site,
    version: (_slug, id) => (id === 1 ? before : undefined),
    productName: 'S',
    logos: { of: () => undefined },
  });

test('[SYNC-02] the preview asks its own origin for every picture, those that wait for their upload included', () => {
  const hash = 'ab'.repeat(32);
  const site = {
    slug: 'acme',
    company_name: 'Acme',
    logo: `local-blob:${hash}`,
    hero_image: 'https://photos.example/van.webp?w=2&q=1',
    gallery: [{ photo: '/media/1.webp' }, { photo: `local-blob:${'cd'.repeat(32)}` }],
  };
  const preview = previewOf(site);
  const html = preview.render('acme', '').html;
  const sources = [...html.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)].map((match) => match[1]);
  expect(sources).toEqual(
    expect.arrayContaining([
      `/local-blob/${hash}`,
      `/local-blob/${'cd'.repeat(32)}`,
      '/media/1.webp',
      '/picture?url=https%3A%2F%2Fphotos.example%2Fvan.webp%3Fw%3D2%26q%3D1',
    ]),
  );
  expect(html).not.toMatch(/src="(https?:|local-blob:)/);
});

test('[LOGO-01] [PHO-03] a film that waits for its upload is drawn as a film, and left out among photos as it will be', () => {
  const film = `local-blob:${'ab'.repeat(32)}.webm`;
  const site = {
    slug: 'acme',
    company_name: 'Acme',
    logo: film,
    gallery: [{ photo: '/media/1.webp' }, { photo: film }],
  };
  const html = previewOf(site).render('acme', '').html;
  const films = [...html.matchAll(/<(\w+)[^>]*\ssrc="\/local-blob\/[^"]*"/g)].map(([, element]) => element);
  expect(new Set(films)).toEqual(new Set(['video']));
  expect(html).toContain(`src="/local-blob/${'ab'.repeat(32)}.webm#t=0.001"`);
});

const pageOf = (record: object) => previewOf({ slug: 'acme', ...record }).render('acme', '').html;

test('[LAY-06] the preview names its fonts by address, those that staff chose from the web included', () => {
  const html = pageOf({ company_name: 'Acme', custom_hero_font: 'Lobster', custom_all_font: 'Figtree' });
  expect(html).toContain('url("/page-font/figtree.woff2")');
  expect(html).toContain('<link rel="preload" href="/page-font/figtree.woff2" as="font" crossorigin />');
  expect(html).toContain('@font-face{font-family:"Lobster";src:url("/font?family=Lobster&weight=800")');
  expect(html).not.toContain('/font?family=Figtree');
  expect(html).not.toContain('data:font');
});

test('[LAY-06] the page as visitors will get it has its links and the record’s own code, and sends its form nowhere', () => {
  const site = {
    slug: 'acme',
    company_name: 'Acme',
    hero_image: 'https://photos.example/van.webp',
    custom_hero_font: 'Lobster',
    google_analytics_tag: '<script>track()</script>',
    phone: '5125550142',
    email: 'a@b.example',
  };
  const preview = previewOf(site);
  expect(preview.render('acme', '').html).not.toContain('track()');
  const { status, html } = preview.asPublished('acme', '', '/k');
  expect(status).toBe(200);
  expect(html).toContain('track()');
  expect(html).toContain('/k/picture?url=https%3A%2F%2Fphotos.example%2Fvan.webp');
  expect(html).toContain('/k/page-font/');
  expect(html).toMatch(/action="\/k\/message"/);
  expect(preview.asPublished('acme', 'none/', '/k').status).toBe(404);
});

test('[LAY-06] the preview has the fields of the published form, which cannot be sent, when the site has a phone alone', () => {
  const preview = previewOf({ slug: 'acme', company_name: 'Acme', phone: '5125550142' });
  const fields = (html: string) => [...html.matchAll(/<(?:input|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  const { html } = preview.render('acme', '');
  expect(html).toMatch(/<form class="form"\s+inert/);
  expect(fields(html)).toEqual(fields(preview.asPublished('acme', '', '/k').html));
  expect(fields(html)).toContain('hero-consent');
});

/** Texts that only the script of a published form shows: the buttons Next and Back, and the thanks for a message. */
const byScript = /^(Next|Back|Siguiente|Atrás|Thank you|Gracias|Your message is on .*|Su mensaje va .*)$/;

test.each(versions.flatMap((version) => ['rich', 'sparse', 'Spanish'].map((kind) => ({ kind, version }))))(
  '[LAY-06] the preview of $kind in $version says what the published page says, but for what its script shows',
  ({ kind, version }) => {
    const preview = previewOf(inVersion(kinds[kind]!, version));
    const words = (html: string) => linesOf(html.replaceAll('</a>', '</a>\n'));
    const [draft, published] = [preview.render('a', '').html, preview.asPublished('a', '', '/k').html].map(words);
    expect(linesMissing(draft!, published!)).toEqual([]);
    expect(linesMissing(published!, draft!).filter((line) => !byScript.test(line))).toEqual([]);
  },
);

test('[LAY-06] says in words that a site has no page there, or is not open', () => {
  const { render } = previewOf({ slug: 'acme' });
  expect(render('acme', 'services/')).toMatchObject({ status: 404, html: expect.stringContaining('No such page') });
  const closed = createPreviewService({
    draft: () => undefined,
    version: () => undefined,
    productName: 'S',
    logos: { of: () => undefined },
  });
  expect(closed.render('acme', '')).toMatchObject({ status: 404, html: expect.stringContaining('No preview yet') });
});

test('[LAY-06] a preview that is drawn anew stands where it stood: nothing scrolls smoothly or rotates by itself', () => {
  const html = pageOf({ hero_gallery_photos: [{ photo: '/media/1.webp' }, { photo: '/media/2.webp' }], version: 'v2' });
  expect(html).toContain('html{scroll-behavior:auto}');
  expect(html).toMatch(/class="slides [^"]*slides-2/);
  expect(html).toContain('<input type="checkbox" checked />');
});

describe('[PUB-03] pages that differ from an earlier version', () => {
  const before: SiteDocument = {
    slug: 'acme',
    company_name: 'Acme',
    multipage: true,
    services: [{ 'service-name': 'Drains' }, { 'service-name': 'Heaters' }],
    faqs: [{ question: 'When?', answer: 'Soon.' }],
    custom_primary: '#123456',
  };
  const changes = (after: SiteDocument) =>
    previewOf({ ...before, ...after }, before).changedPages('acme', 1, new AbortController().signal);

  test('are none where nothing differs', async () => {
    expect(await changes(structuredClone(before))).toEqual([]);
  });

  test('say which sections differ, in their order', async () => {
    expect(await changes({ faqs: [{ question: 'When?', answer: 'Now.' }] })).toEqual([
      { path: '', name: 'Home', kind: 'changed', parts: ['faq'] },
    ]);
    const home = (await changes({ company_tagline: 'Pipes', faqs: [] }))?.[0];
    expect(home?.parts.filter((part) => part === 'hero' || part === 'faq')).toEqual(['hero', 'faq']);
  });

  test('say of every page that its colors differ, and nothing of sections that do not', async () => {
    const all = await changes({ custom_primary: '#654321' });
    expect(all?.length).toBeGreaterThan(3);
    expect(all?.every(({ parts }) => parts.length === 1 && parts[0] === 'look')).toBe(true);
  });

  test('say what search engines alone see', async () => {
    const [home] = (await changes({ title_tag: 'Drains and heaters' })) ?? [];
    expect(home).toMatchObject({ path: '', parts: ['search'] });
  });

  test('are told apart from pages that come and go', async () => {
    const all = await changes({ services: [{ 'service-name': 'Drains' }, { 'service-name': 'Boilers' }] });
    expect(all).toContainEqual({ path: 'services/boilers/', name: 'Boilers', kind: 'added', parts: [] });
    expect(all).toContainEqual({ path: 'services/heaters/', name: 'Heaters', kind: 'removed', parts: [] });
    expect(all).not.toContainEqual(expect.objectContaining({ path: 'services/drains/', kind: 'added' }));
  });

  test('are unknown of a version that is not kept', async () => {
    const preview = previewOf(before);
    expect(await preview.changedPages('acme', 2, new AbortController().signal)).toBeUndefined();
    expect(preview.render('acme', '', 2)).toMatchObject({ status: 404 });
  });

  test('are drawn as they were', () => {
    const preview = previewOf({ ...before, faqs: [{ question: 'When?', answer: 'Now.' }] }, before);
    expect(preview.render('acme', '', 1)?.html).toContain('Soon.');
    expect(preview.render('acme', '')?.html).toContain('Now.');
  });
});
