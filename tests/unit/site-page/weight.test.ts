import { statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { list } from '#shared/record/readers.ts';
import { renderHome, renderSite } from '../../../src-main/site-page/index.ts';
import { languages } from '../../../src-main/site-page/languages/index.ts';
import { faces } from '../../../src-main/site-page/theme/faces.ts';
import { facesOf } from '../../../src-main/site-page/theme/fonts.ts';
import { publishedImage } from '../../../scripts/lib/published-image.ts';
import { publishInput } from '../../support/site-page.ts';
import { inVersion, kinds, versions } from '../../support/sites/kinds.ts';

const KB = 1024;
const fontSize = (file: string): number =>
  statSync(new URL(`../../../resources/page-fonts/${file}.woff2`, import.meta.url)).size;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

const font = (file: string): string => `assets/${file}.woff2`;
const fontsIn = (page: string): string[] => [
  ...new Set(Array.from(page.matchAll(/assets\/([\w-]+)\.woff2/g), ([, file = '']) => file)),
];
const scriptsIn = (page: string): string[] =>
  Array.from(page.matchAll(/<script>([^]*?)<\/script>/g), ([, code = '']) => code);

const records = ['rich', '30 services', '300 photos', 'Spanish', 'hostile'] as const;
const cells = versions.flatMap((version) => records.map((kind) => ({ kind, version })));

test.each(cells)('[PAGE-03] $kind in $version: the page is light before its photos', ({ kind, version }) => {
  const page = renderHome(publishInput(inVersion(kinds[kind]!, version), { font, formAction: '/message' }));
  const document = gzipSync(page).length;
  const fonts = sum(fontsIn(page).map(fontSize));
  expect(document).toBeLessThanOrEqual(35 * KB);
  expect(fonts).toBeLessThanOrEqual(90 * KB);
  expect(document + fonts).toBeLessThanOrEqual(150 * KB);
  expect(sum(scriptsIn(page).map(({ length }) => length))).toBeLessThanOrEqual(4 * KB);
});

test.each(versions)('[PAGE-03] %s has at most 4 KB of script on a page with all that a page can have', (version) => {
  const [first, second, ...others] = list(kinds['300 photos']!.gallery);
  const everything: SiteDocument = {
    ...inVersion(kinds['rich']!, version),
    gallery: [first!, { ...second, before_photo: first!.photo }, ...others],
    logo: 'https://x.example/logo.mp4',
    special_hours: [{ name: 'Christmas', first_day: '2026-12-25' }],
    google_analytics_tag: 'G-ABC123',
    contact_form_steps: 2,
  };
  const page = renderHome(publishInput(everything, { formAction: '/message', today: '2026-12-01' }));
  const parts = ['data-steps', '<dialog', 'id="photo-1"', 'class="compare"', 'data-open=', 'data-until=', 'data-film'];
  for (const part of [...parts, 'data-code-slot']) expect(page, part).toContain(part);
  expect(sum(scriptsIn(page).map(({ length }) => length))).toBeLessThanOrEqual(4 * KB);
});

test.each(versions)('[PAGE-02] %s stays within 90 KB of fonts with any families that staff choose', (version) => {
  const families = [...new Set(Object.values(faces).map(({ family }) => family))];
  for (const custom_hero_font of families) {
    for (const custom_all_font of families) {
      const used = facesOf({ custom_hero_font, custom_all_font }, languages[version].fonts);
      expect(sum(used.map(fontSize)), `${custom_hero_font}, ${custom_all_font}`).toBeLessThanOrEqual(90 * KB);
    }
  }
});

test('[PAGE-02] rare letters bring files of their own, to the pages that have them', () => {
  const page = (company_name: string): string =>
    renderHome(publishInput({ ...inVersion(kinds['sparse']!, 'v1'), company_name }, { font }));
  const own = ['source-sans', 'source-sans-semibold', 'source-serif'];
  const withRare = (letters: string): string[] => own.flatMap((face) => [face, `${face}-${letters}`]);
  expect(fontsIn(page('José’s Hauling')).toSorted()).toEqual(own);
  expect(fontsIn(page('Björn Roofing')).toSorted()).toEqual(withRare('western').toSorted());
  expect(fontsIn(page('Żak Roofing')).toSorted()).toEqual(withRare('further').toSorted());
  expect(sum(fontsIn(page('Żak & Björn')).map(fontSize))).toBeLessThanOrEqual(90 * KB);
});

test.each(Object.entries(languages))('[PAGE-03] each face of %s comes in one round trip', (_, { fonts }) => {
  for (const face of fonts.faces) expect(fontSize(face), face).toBeLessThanOrEqual(14_300);
});

test.each(Object.entries(languages))('[PAGE-03] the faces of %s weigh at most 24 KB together', (_, { fonts }) => {
  expect(sum(fonts.faces.map(fontSize))).toBeLessThanOrEqual(24 * KB);
});

test.each(versions)('[PAGE-03] %s has at most 1,500 elements with thirty services on one page', (version) => {
  const site = inVersion(kinds['30 services']!, version);
  const page = renderHome(publishInput(site, { image: publishedImage, formAction: '/message' }));
  expect(page.replaceAll(/<script>[^]*?<\/script>/g, '<script>').match(/<[a-z]/g)?.length).toBeLessThanOrEqual(1500);
});

test('[PAGE-01] all that the home page of a multi-page site leaves out is on the pages that it leads to', () => {
  const services = Array.from({ length: 20 }, (_, at) => ({ 'service-name': `Service ${at}.`, order: at }));
  const testimonials = Array.from({ length: 20 }, (_, at) => ({ review: `Review ${at}.`, status: 'approved' }));
  const service_areas = Array.from({ length: 20 }, (_, at) => ({ city: `Town ${at}.`, state: 'TX', order: at }));
  const faqs = Array.from({ length: 20 }, (_, order) => ({ question: `Question ${order}.`, answer: 'Yes.', order }));
  const photos = Array.from({ length: 20 }, (_, at) => ({ photo: `https://x.example/${at}.webp`, homepage_order: at }));
  const lists = { services, testimonials, service_areas, faqs, gallery: photos };
  const words = ['Service', 'Review', 'Town', 'Question'].flatMap((name) => services.map((_, at) => `${name} ${at}.`));
  for (const version of versions) {
    const site = { ...inVersion({ ...kinds['sparse'], ...lists } as SiteDocument, version), multipage: true };
    const [home, ...others] = renderSite(publishInput(site)).map(({ body }) => body);
    for (const word of words) {
      expect(home?.includes(word) || others.some((page) => page.includes(word)), `${version}: ${word}`).toBe(true);
    }
    for (const path of ['services/', 'reviews/', 'areas/', 'gallery/']) {
      expect(home).toMatch(new RegExp(`class="(all|btns review-links)"><a href="${path}"`));
    }
    const single = renderHome(publishInput({ ...site, multipage: false }));
    for (const word of words) expect(single.includes(word), `${version}, single: ${word}`).toBe(true);
    for (const { photo } of photos) expect(single).toContain(photo);
  }
});
