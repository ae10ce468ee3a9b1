// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { applyToValue as apply } from '#shared/record/apply-value.ts';
import { pairPhotos, unpairPhotos, whyNoPair } from '#shared/domain/photo/pair.ts';
import { renderSite } from '../../../src-main/site-page/index.ts';
import { publishInput } from '../../support/site-page.ts';
import { plumber } from '../../support/sites/index.ts';

const [first, second] = ['https://media.example/before.jpg', 'https://media.example/after.jpg'] as const;
const site = {
  ...plumber,
  multipage: true,
  gallery: [
    { photo: first, order: 2, gallery: 'Bathrooms' },
    { photo: second, order: 1, gallery: 'Bathrooms', caption: 'New shower', associated_service: 'Remodeling' },
  ],
};
const paired = apply(site, pairPhotos(site, 0, 1)) as typeof site;

const pageOf = (record: typeof site, path: string) => {
  const file = renderSite(publishInput(record)).find((each) => each.path === path);
  return { html: file?.body ?? '', page: new DOMParser().parseFromString(file?.body ?? '', 'text/html') };
};

describe('two photos of a job', () => {
  test.each(['index.html', 'gallery/index.html'])('[PAGE-02] are compared on %s when staff paired them', (path) => {
    const { html, page } = pageOf(paired, path);
    const figures = page.querySelectorAll('figure.compare');
    expect(figures).toHaveLength(1);
    const [after, before] = figures[0]!.querySelectorAll('img');
    expect([before!.getAttribute('src'), after!.getAttribute('src')]).toEqual([first, second]);
    expect(before!.closest('.was')).not.toBeNull();
    expect(figures[0]!.querySelector('input[type=range]')!.getAttribute('aria-label')).toBeTruthy();
    expect(figures[0]!.querySelector('figcaption')!.textContent).toMatch(/New shower\s*Remodeling · Bathrooms/);
    expect(html).toContain("closest('.compare')");
    // The gallery page shows the two photos as tiles too, the home page only in the comparison.
    expect(page.querySelectorAll('.tiles img')).toHaveLength(path === 'index.html' ? 0 : 2);
  });

  test('[PAGE-02] are photos like others when nobody paired them, or when one of the pair is archived', () => {
    expect(pageOf(site, 'index.html').html).not.toContain('class="compare"');
    const archived = { ...paired, gallery: paired.gallery.map((photo) => ({ ...photo, archived: true })) };
    expect(pageOf(archived, 'gallery/index.html').html).not.toContain('class="compare"');
  });

  test('[PAGE-02] are paired in the order in which they were chosen, the other way round, and taken apart', () => {
    const before = ({ gallery }: { gallery: readonly object[] }) =>
      gallery.map((photo) => (photo as { before_photo?: string }).before_photo);
    expect(before(paired)).toEqual([undefined, first]);
    const turned = apply(paired, pairPhotos(paired, 1, 0)) as typeof site;
    expect(before(turned)).toEqual([second, '']);
    expect(before(apply(turned, unpairPhotos(turned, [0, 1])) as typeof site)).toEqual(['', '']);
    expect(whyNoPair(site, [0])).toBeTruthy();
    expect(whyNoPair(site, [0, 1])).toBeUndefined();
  });
});
