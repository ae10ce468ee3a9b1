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
  const preview = createPreviewService({ draft: () => site, productName: 'Sitewright', fonts: 'resources/page-fonts' });
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
