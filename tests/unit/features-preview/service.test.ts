import { expect, test } from 'vitest';
import { createPreviewService } from '../../../src-main/features/preview/service.ts';

test('[SYNC-02] the preview asks its own origin for every picture, those that wait for their upload included', () => {
  const hash = 'ab'.repeat(32);
  const site = {
    slug: 'acme',
    company_name: 'Acme',
    logo: `local-blob:${hash}`,
    hero_image: 'https://photos.example/van.webp?w=2&q=1',
    gallery: [{ photo: '/media/1.webp' }, { photo: `local-blob:${'cd'.repeat(32)}` }],
  };
  const preview = createPreviewService({ draft: () => site, productName: 'Sitewright' });
  const html = preview.render('acme', '')?.html ?? '';
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

const pageOf = (record: object) =>
  createPreviewService({ draft: () => ({ slug: 'acme', ...record }), productName: 'Sitewright' }).render('acme', '')
    ?.html ?? '';

test('[LAY-06] the preview names its fonts by address, those that staff chose from the web included', () => {
  const html = pageOf({ company_name: 'Acme', custom_hero_font: 'Lobster', custom_all_font: 'Figtree' });
  expect(html).toContain('url("/page-font/figtree.woff2")');
  expect(html).toContain('<link rel="preload" href="/page-font/figtree.woff2" as="font" crossorigin />');
  expect(html).toContain('@font-face{font-family:"Lobster";src:url("/font?family=Lobster&weight=400")');
  expect(html).not.toContain('/font?family=Figtree');
  expect(html).not.toContain('data:font');
});

test('[LAY-06] a preview that is drawn anew stands where it stood: nothing scrolls smoothly or rotates by itself', () => {
  const html = pageOf({ hero_gallery_photos: [{ photo: '/media/1.webp' }, { photo: '/media/2.webp' }], version: 'v2' });
  expect(html).toMatch(/<style>html\{scroll-behavior:auto\}/);
  expect(html).toMatch(/class="slides [^"]*slides-2/);
  expect(html).toContain('<input type="checkbox" checked />');
});
