import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderSite } from '../../../src-main/site-page/index.ts';
import { plumber } from '../../support/sites/plumber.ts';

const render = (change: SiteDocument = {}) =>
  renderSite({
    site: { ...plumber, multipage: true, ...change },
    mode: 'publish',
    baseUrl: 'https://pipes.example/',
    image: (src) => ({ src }),
    formAction: 'https://backend.example/public/messages/key',
  });
const pathsOf = (change?: SiteDocument) => render(change).map(({ path }) => path);
const page = (path: string, change?: SiteDocument) => render(change).find((file) => file.path === path)?.body ?? '';
const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';

const extras: SiteDocument = {
  show_team_page: true,
  teammates: [{ name: 'Maria <b>', role: 'Plumber', bio: 'Since 2012.', photo: '' }],
  show_jobs_page: true,
  jobs_description: 'We look for a plumber.',
  custom_page: true,
  custom_page_tab_name: 'Financing & more',
  custom_page_body: 'Pay in parts.',
  has_ads_landing_page: true,
  ads_landing_pages: [{ id: 1, selected_service: 'Drain Cleaning', about_us: 'Drains run again.' }],
};

describe('pages of a multi-page site', () => {
  test('[PAGE-01] services and each of them, gallery, reviews, areas, team, jobs, custom page and ads have pages', () => {
    const paths = pathsOf(extras);
    for (const path of [
      'services/index.html',
      'services/drain-cleaning/index.html',
      'gallery/index.html',
      'reviews/index.html',
      'areas/index.html',
      'team/index.html',
      'jobs/index.html',
      'financing-more/index.html',
      'ads/drain-cleaning/index.html',
      'text-us/index.html',
      'thank-you/index.html',
    ]) {
      expect(paths).toContain(path);
    }
  });

  test('[PAGE-01] all photos of a service are on its page once: the first beside its text, the others to be opened', () => {
    const photos = ['a', 'b', 'c', 'b'].map((name, order) => ({ photo: `https://x.example/${name}.webp`, order }));
    const gallery = ['c', 'd'].map((name) => ({
      photo: `https://x.example/${name}.webp`,
      associated_service: 'Leaks',
    }));
    const html = page('services/leaks/index.html', { services: [{ 'service-name': 'Leaks', photos }], gallery });
    const tiles = html.matchAll(/<a id="tile-\d+"[^]*?<img\s+src="https:\/\/x\.example\/(\w)\.webp"/g);
    expect(Array.from(tiles, ([, name]) => name)).toEqual(['b', 'c', 'd']);
    expect(html).toMatch(/class="photo"><img\s+src="https:\/\/x\.example\/a\.webp"/);
  });

  test('a single-page site has its home page and the pages that forms and the law need', () => {
    const paths = pathsOf({ ...extras, multipage: false }).filter((path) => path.endsWith('/index.html'));
    expect(paths.filter((path) => !/^(text-us|thank-you|leave-a-review|privacy|terms)\//.test(path))).toEqual([]);
  });

  test.each<[string, SiteDocument, string]>([
    ['a page whose version is none', { custom_layout: { 'gallery-page': { version: 'none', order: 1 } } }, 'gallery/'],
    ['a team page that is not shown', { ...extras, show_team_page: false }, 'team/'],
    ['a team page without people', { ...extras, teammates: [] }, 'team/'],
    ['a jobs page without words', { ...extras, jobs_description: ' ' }, 'jobs/'],
    ['a custom page that is off', { ...extras, custom_page: false }, 'financing-more/'],
    ['ads pages that are off', { ...extras, has_ads_landing_page: false }, 'ads/drain-cleaning/'],
  ])('%s is left out, and so are links to it', (_, change, path) => {
    const files = render(change);
    expect(files.map((file) => file.path)).not.toContain(`${path}index.html`);
    for (const file of files) expect(file.body).not.toContain(`href="${path}"`);
  });

  test('every link within the site leads to a page or a part of it', () => {
    const files = render(extras);
    const bodies = new Map(files.map(({ path, body }) => [path, body]));
    const dead: string[] = [];
    for (const { path, body, type } of files) {
      if (!type.startsWith('text/html') || path === '404.html') continue;
      const base = new URL(path.replace(/index\.html$/, ''), 'https://pipes.example/');
      for (const [, href = ''] of body.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        const target = new URL(href.replaceAll('&amp;', '&'), base);
        if (target.origin !== base.origin || target.protocol !== 'https:') continue;
        const file = bodies.get(`${target.pathname.slice(1)}index.html`);
        const anchor = target.hash.slice(1);
        if (file === undefined || (anchor !== '' && !file.includes(`id="${anchor}"`))) dead.push(`${path} → ${href}`);
      }
    }
    expect(dead).toEqual([]);
  });

  test('[PAGE-03] pages have titles of their own, a canonical address and their place in the sitemap', () => {
    const files = render(extras);
    const pages = files.filter(({ path }) => path.endsWith('index.html'));
    const titles = pages.map(({ body }) => title(body));
    expect(new Set(titles).size).toBe(titles.length);
    const sitemap = files.find(({ path }) => path === 'sitemap.xml')?.body ?? '';
    for (const { path, body } of pages) {
      const address = `https://pipes.example/${path.replace(/index\.html$/, '')}`;
      const isHidden = /^(ads|text-us|thank-you|leave-a-review)\//.test(path);
      expect(body.includes('name="robots" content="noindex'), path).toBe(isHidden);
      expect(sitemap.includes(`<loc>${address}</loc>`), path).toBe(!isHidden);
      if (!isHidden) expect(body).toContain(`<link rel="canonical" href="${address}"`);
    }
  });

  test('a service’s page has its words, prices, photos and reviews', () => {
    const service = (plumber.services ?? [])[0];
    const name = String(service?.['service-name']);
    const path = pathsOf().find((each) => /^services\/.+\/index/.test(each)) ?? '';
    const html = page(path, {
      gallery: [{ photo: 'https://x.example/own.webp', associated_service: name, alt_tag: 'A job' }],
      testimonials: [{ reviewer: 'Ann', stars: '5', review: 'Well done.', service: name, status: 'approved' }],
    });
    expect(html).toContain('https://x.example/own.webp');
    expect(html).toContain('Well done.');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  test('[PAGE-04] what staff typed is escaped on every page', () => {
    expect(page('team/index.html', extras)).toContain('Maria &lt;b&gt;');
    expect(page('team/index.html', extras)).not.toContain('Maria <b>');
  });

  test('more than 24 photos go on on further pages, each photo once', () => {
    const gallery = Array.from({ length: 50 }, (_, at) => ({
      photo: `https://x.example/p${at}.webp`,
      all_photos_order: 50 - at,
    }));
    const files = render({ gallery, gallery_names: [] }).filter(({ path }) => path.startsWith('gallery/'));
    expect(files.map(({ path }) => path)).toEqual([
      'gallery/index.html',
      'gallery/2/index.html',
      'gallery/3/index.html',
    ]);
    const counts = files.map(({ body }) => body.match(/id="tile-\d+"/g)?.length);
    expect(counts).toEqual([24, 24, 2]);
    expect(files[1]?.body).toContain('href="../../gallery/"');
  });

  test('[PAGE-02] more than 24 reviews go on on further pages, each review once', () => {
    const testimonials = Array.from({ length: 60 }, (_, at) => ({
      review: `Words ${at}.`,
      stars: 5,
      status: 'approved',
    }));
    const files = render({ testimonials }).filter(({ path }) => path.startsWith('reviews/'));
    expect(files.map(({ path }) => path)).toEqual([
      'reviews/index.html',
      'reviews/2/index.html',
      'reviews/3/index.html',
    ]);
    const said = files.map(({ body }) => new Set(body.match(/Words \d+\./g)).size);
    expect(said).toEqual([24, 24, 12]);
    expect(files[1]?.body).toContain('href="../../reviews/3/"');
    expect(new Set(files.map(({ body }) => title(body))).size).toBe(3);
  });

  test('[PHO-02] the gallery page plays films where they stand, muted and when asked to; other pages leave them out', () => {
    const gallery = [
      { photo: 'https://x.example/a.webp', gallery_order: 9 },
      {
        photo: 'https://x.example/tour.mp4',
        gallery_order: 8,
        caption: 'A tour',
        uncropped_gallery_photo: '/still.webp',
      },
      { photo: 'https://x.example/bare.mov', gallery_order: 7, uncropped_gallery_photo: 'https://x.example/bare.mov' },
      { photo: 'https://x.example/old.wmv', gallery_order: 6 },
      { photo: 'https://x.example/b.webp', gallery_order: 5 },
    ];
    const files = render({
      gallery,
      gallery_names: [],
      hero_gallery_photos: [{ photo: 'https://x.example/tour.mp4' }],
    });
    const html = files.find(({ path }) => path === 'gallery/index.html')?.body ?? '';
    const films = html.match(/<video[^>]*>/g) ?? [];
    expect(films).toHaveLength(2);
    expect(films[0]).toContain('src="https://x.example/tour.mp4" preload="none" poster="/still.webp"');
    expect(films[1]).toContain('src="https://x.example/bare.mov#t=0.001" preload="metadata"');
    for (const film of films) expect(film).toMatch(/ controls muted playsinline/);
    expect(html).not.toMatch(/autoplay|data-film|old\.wmv/);
    expect(html).toContain('<span dir="auto">A tour</span>');
    expect(html.match(/id="(?:tile|photo)-\d+"/g)).toEqual([
      'id="tile-1"',
      'id="tile-2"',
      'id="photo-1"',
      'id="photo-2"',
    ]);
    const others = files.filter(({ path }) => !path.startsWith('gallery/'));
    expect(others.filter(({ body }) => /tour\.mp4|bare\.mov|<video/.test(body))).toEqual([]);
  });

  test('an ads page has the mark, the call and the form, but neither menu nor trail', () => {
    const html = page('ads/drain-cleaning/index.html', extras);
    expect(html).toContain('<form');
    expect(html).toMatch(/<header [^]*class="mark[^]*href="tel:[^]*<\/header>[^]*<main/);
    expect(html).not.toContain('id="navigation"');
    expect(html).not.toContain('class="trail"');
  });

  test('[PAGE-05] an ads page has the form, the call, rating and license in its head when the record has them', () => {
    const html = page('ads/drain-cleaning/index.html', extras);
    const head = /id="page-head"[^]*?(?=<section id="page-part-1")/.exec(html)?.[0] ?? '';
    for (const part of ['<h1', 'href="tel:', 'class="proof"', 'M-38291', '<form', 'name="message"']) {
      expect(head).toContain(part);
    }
  });

  test('[PAGE-05] a form posts to the backend, with a trap, the time and the consent', () => {
    const html = page('text-us/index.html');
    expect(html).toContain('action="https://backend.example/public/messages/key"');
    for (const name of ['website', 'elapsed', 'consent', 'message']) expect(html).toContain(`name="${name}"`);
    expect(html).toContain('data-sent=');
  });
});
