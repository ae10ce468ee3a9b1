import { describe, expect, test } from 'vitest';
import { renderSite } from '../../../src-main/site-page/index.ts';
import { unknownIn } from '../../support/schema-org.ts';
import { publishInput } from '../../support/site-page.ts';
import * as examples from '../../support/sites/index.ts';
import { withAllPages } from '../../support/sites/kinds.ts';

const { plumber } = examples;
const records = Object.entries(examples as Record<string, unknown>).filter(
  (entry): entry is [string, typeof plumber] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'company_name' in entry[1],
);
const sites = records.flatMap(([name, site]) => [
  [`${name}, one page`, { ...site, multipage: false }] as const,
  [`${name}, its own pages`, { ...site, multipage: true }] as const,
  [`${name}, all pages that a site can have`, withAllPages(site)] as const,
]);

const filesOf = (site: typeof plumber) => renderSite(publishInput({ ...site, version: 'v2.1' }, { icons: true }));
const pagesOf = (site: typeof plumber) => filesOf(site).filter(({ path }) => path.endsWith('index.html'));
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
const graphOf = (html: string): Record<string, unknown>[] => {
  const json = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
};

describe.each(sites)('the pages of %s', (_name, site) => {
  test('[PAGE-08] have titles that search engines show whole, no two of them the same', () => {
    const titles = pagesOf({ ...site, title_tag: '' }).map(({ body }) => titleOf(body));
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.replaceAll(/&[a-z#0-9]+;/g, '’').length > 60)).toEqual([]);
  });

  test('[PAGE-08] have descriptions, no two of them the same', () => {
    const descriptions = pagesOf(site).map(({ body }) => descriptionOf(body));
    expect(descriptions).not.toContain('');
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test('[PAGE-08] have data that schema.org knows, with one and the same node of the business on each', () => {
    const graphs = pagesOf(site).map(({ body }) => graphOf(body));
    expect(graphs.flatMap(unknownIn)).toEqual([]);
    const ids = graphs.map((graph) => graph.filter((node) => String(node['@id']).endsWith('#business')));
    expect(ids.every((nodes) => nodes.length === 1)).toBe(true);
    expect(new Set(ids.map((nodes) => JSON.stringify(nodes))).size).toBe(1);
    // Search engines do not accept ratings of a business from the business's own site.
    expect(JSON.stringify(graphs)).not.toMatch(/aggregateRating|reviewRating/);
  });

  test('[PAGE-08] name each service’s node where it is told of, with the business as its provider', () => {
    const nodes = pagesOf(site).flatMap(({ body }) => graphOf(body));
    const services = nodes.filter((node) => node['@type'] === 'Service');
    const catalog = nodes.find((node) => 'hasOfferCatalog' in node)?.['hasOfferCatalog'] as
      { itemListElement: { itemOffered: { '@id': string } }[] } | undefined;
    const offered = catalog?.itemListElement.map(({ itemOffered }) => itemOffered['@id']) ?? [];
    expect(new Set(services.map((node) => node['@id']))).toEqual(new Set(offered));
    for (const { url, provider } of services) {
      expect(provider).toEqual({ '@id': 'https://www.example.com/#business' });
      expect(url).toMatch(/^https:\/\/www\.example\.com\/(services\/[\w-]+\/|#)/);
    }
  });
});

test('[PAGE-08] titles have the town, and what does not fit is left out before the name is cut', () => {
  const titles = new Map(
    pagesOf({ ...plumber, multipage: true, title_tag: '' }).map(({ path, body }) => [path, titleOf(body)]),
  );
  const place = `${plumber.city}, ${plumber.state}`;
  expect([...titles.values()].filter((title) => title.includes(place)).length).toBeGreaterThan(5);
  const long = {
    ...plumber,
    multipage: true,
    title_tag: '',
    company_name: 'The Incredibly Long Company Name of Two Brothers',
  };
  expect(titleOf(pagesOf(long)[0]?.body ?? '')).toBe(`${long.company_name} | Plumber`);
});

test('[PAGE-08] the site map names the pictures of each page by their addresses', () => {
  const map = filesOf({ ...plumber, multipage: true }).find(({ path }) => path === 'sitemap.xml')?.body ?? '';
  const pages = [...map.matchAll(/<url>([^]*?)<\/url>/g)].map(([, url = '']) => url);
  const gallery = pages.find((url) => url.includes('<loc>https://www.example.com/gallery/</loc>')) ?? '';
  const pictures = [...gallery.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, url]) => url);
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((url) => !/^https?:\/\/[^/]+\/[^.]/.test(url ?? ''))).toEqual([]);
});

test('[PAGE-08] every page links the icons and the manifest of the site, the one for lost addresses by their whole addresses', () => {
  const files = filesOf({ ...plumber, multipage: true });
  const manifest = JSON.parse(files.find(({ path }) => path === 'site.webmanifest')?.body ?? '{}') as object;
  expect(manifest).toMatchObject({
    name: plumber.company_name,
    icons: [{ src: 'icon-192.png' }, { src: 'icon-512.png' }],
  });
  const links = (path: string) =>
    files
      .find((file) => file.path === path)
      ?.body.match(/href="[^"]*(?:favicon\.ico|apple-touch-icon\.png|site\.webmanifest)"/g);
  expect(links('index.html')).toEqual(['href="favicon.ico"', 'href="apple-touch-icon.png"', 'href="site.webmanifest"']);
  expect(links('gallery/index.html')?.[0]).toBe('href="../favicon.ico"');
  expect(links('404.html')).toEqual([
    'href="https://www.example.com/favicon.ico"',
    'href="https://www.example.com/apple-touch-icon.png"',
    'href="https://www.example.com/site.webmanifest"',
  ]);
});

const dataOf = (path: string, site: typeof plumber) =>
  graphOf(filesOf(site).find((file) => file.path === path)?.body ?? '');
const typed = (type: string, nodes: readonly Record<string, unknown>[]) => nodes.find((node) => node['@type'] === type);

test('[PAGE-08] the table of schema.org is asked about every kind of page that a site can have', () => {
  const pages = pagesOf(withAllPages(plumber)).map(({ path }) => path.replace(/index\.html$/, ''));
  expect(pages).toEqual(
    expect.arrayContaining(['', 'services/', 'gallery/', 'reviews/', 'areas/', 'team/', 'jobs/', 'financing/']),
  );
  expect(pages.some((path) => path.startsWith('ads/'))).toBe(true);
});

describe('the point of the business', () => {
  const geoOf = (coordinates: unknown) =>
    typed('Plumber', dataOf('index.html', { ...plumber, coordinates } as typeof plumber))?.['geo'];

  test('[PAGE-08] is the one that the record names', () => {
    const point = { '@type': 'GeoCoordinates', latitude: 30.26715, longitude: -97.74306 };
    expect(geoOf('30.26715, -97.74306')).toEqual(point);
    expect(geoOf(' 30.26715 -97.74306 ')).toEqual(point);
  });

  test.each([undefined, '', 'Austin', '30.26715', '30.2, -97.7, 4', '91, 20', '20, 181', '1e1, 2', 30.2])(
    '[PAGE-08] is left out where the record says %j: no other point is the business’s',
    (coordinates) => expect(geoOf(coordinates)).toBeUndefined(),
  );
});

describe('the jobs page', () => {
  const site = withAllPages(plumber);
  const postingOf = (change: object) => typed('JobPosting', dataOf('jobs/index.html', { ...site, ...change }));

  test('[PAGE-08] says in its data what search engines require of a job, and to visitors what and since when', () => {
    expect(postingOf({})).toEqual({
      '@type': 'JobPosting',
      '@id': 'https://www.example.com/jobs/#job',
      url: 'https://www.example.com/jobs/',
      title: 'Journeyman plumber',
      description: site.jobs_description,
      datePosted: '2026-04-20',
      hiringOrganization: { '@id': 'https://www.example.com/#business' },
      jobLocation: { '@type': 'Place', address: expect.objectContaining({ addressLocality: 'Austin' }) as object },
    });
    const words = (change: object) =>
      filesOf({ ...site, ...change }).find(({ path }) => path === 'jobs/index.html')?.body ?? '';
    expect(words({})).toContain('<h2 dir="auto">Journeyman plumber</h2>');
    expect(words({})).toContain('<time datetime="2026-04-20">Posted April 20, 2026</time>');
    expect(words({ job_title: ' ', job_posted: 'soon' })).not.toMatch(/<h2 dir="auto">Journeyman|<time/);
  });

  test.each([
    ['title', { job_title: ' ' }],
    ['date', { job_posted: '' }],
    ['day of the calendar', { job_posted: '2026-02-30' }],
    ['town', { city: '' }],
    ['country', { country: '' }],
  ])('[PAGE-08] has no such data without a %s: nothing is made up', (_what, change) => {
    expect(postingOf(change)).toBeUndefined();
  });
});
