// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { loadAtlas } from '#shared/domain/place/atlas.ts';
import { renderSite } from '../../../src-main/site-page/index.ts';
import { publishInput } from '../../support/site-page.ts';
import { plumber } from '../../support/sites/index.ts';
import { versions } from '../../support/sites/kinds.ts';

const about =
  'Round Rock grew fast in the nineties, and its polybutylene pipes fail now: we have repiped sixty homes there.';
const site = {
  ...plumber,
  multipage: true,
  service_areas: ['Austin', 'Round Rock', 'Cedar Park', 'San Antonio'].map((city, order) => ({
    ...{ city, state: 'TX', radius: 20, order },
    ...(city === 'Round Rock' && { about }),
  })),
  testimonials: [
    {
      reviewer: 'Ada',
      review: 'They cleared our drain within the hour. Drain Cleaning at its best.',
      title: 'Round Rock, TX',
      status: 'approved',
      order: 1,
    },
    { reviewer: 'Ben', review: 'Fair price.', title: 'Austin, TX', status: 'approved', order: 2 },
  ],
  faqs: [
    { question: 'How often does a main line need drain cleaning?', answer: 'Every two years.', order: 1 },
    { question: 'Do you work on Sundays?', answer: 'Yes.', order: 2 },
  ],
};

const atlas = await loadAtlas();
function pageOf(path: string, more: object = {}): Document | null {
  const file = renderSite(publishInput({ ...site, ...more }, { atlas, formAction: '/message' })).find(
    (each) => each.path === `${path}index.html`,
  );
  return file ? new DOMParser().parseFromString(file.body, 'text/html') : null;
}
const linksOf = (page: Document | null, heading: string) => {
  const title = [...(page?.querySelectorAll('.page-part h2') ?? [])].find(({ textContent }) => textContent === heading);
  return [...(title?.nextElementSibling?.querySelectorAll('li') ?? [])].map((item) => [
    item.textContent.trim(),
    item.querySelector('a')?.getAttribute('href') ?? '',
  ]);
};

describe('the page of a town', () => {
  test('[PAGE-07] has its text, its reviews, the services and the towns nearby, the nearest first', () => {
    const page = pageOf('areas/round-rock/');
    expect(page?.querySelector('h1')?.textContent).toContain('Round Rock, TX');
    expect(page?.querySelector('main')?.textContent).toContain(about);
    expect(page?.querySelector('main')?.textContent).toContain('They cleared our drain');
    expect(page?.querySelector('main')?.textContent).not.toContain('Fair price.');
    expect(linksOf(page, 'What we do in Round Rock')[0]?.[0]).toBe('Drain Cleaning');
    expect(linksOf(page, 'Towns nearby').map(([town]) => town)).toEqual(['Cedar Park', 'Austin', 'San Antonio']);
  });

  test('[PAGE-07] has a town nearby of the same name in another state, and not itself', () => {
    const areas = [
      { city: 'Texarkana', state: 'TX', order: 0, about: about.replace('Round Rock', 'Texarkana') },
      { city: 'Texarkana', state: 'AR', order: 1 },
    ];
    const testimonials = [
      { reviewer: 'Ada', review: 'Fair price.', title: 'Texarkana, TX', status: 'approved', order: 1 },
    ];
    const page = pageOf('areas/texarkana/', { service_areas: areas, testimonials });
    expect(linksOf(page, 'Towns nearby').map(([town]) => town)).toEqual(['Texarkana, AR']);
  });

  test('[PAGE-07] is linked from the list of towns; the others stay names with a map', () => {
    const links = [...(pageOf('areas/')?.querySelectorAll('#service_areas .places a') ?? [])];
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => href === '../areas/round-rock/')).toHaveLength(1);
    expect(hrefs.filter((href) => href.startsWith('https://www.google.com/maps/'))).toHaveLength(3);
  });

  test('[PAGE-07] is not made for a town without evidence, nor on a site without further pages', () => {
    expect(pageOf('areas/cedar-park/')).toBeNull();
    expect(pageOf('areas/round-rock/', { multipage: false })).toBeNull();
    expect(
      renderSite(publishInput({ ...site, multipage: false }))
        .map(({ body }) => body)
        .join(''),
    ).not.toContain('areas/round-rock/');
  });
});

describe('the page of a service', () => {
  const page = () => pageOf('services/drain-cleaning/');

  test('[PAGE-08] has the questions and reviews that name it, and no others', () => {
    expect([...(page()?.querySelectorAll('.qa h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
      site.faqs[0]?.question,
    ]);
    expect(page()?.querySelector('main')?.textContent).toContain('They cleared our drain');
  });

  test('[PAGE-08] leads on to the other services and to the towns that have a page', () => {
    const towns = linksOf(page(), 'Where we do it: Drain Cleaning');
    expect(towns).toContainEqual(['Round Rock', '../../areas/round-rock/']);
    expect(towns).toContainEqual(['Cedar Park', '']);
    const others = linksOf(page(), 'Other services');
    expect(others.length).toBeGreaterThan(2);
    expect(others.every(([name, href]) => name !== 'Drain Cleaning' && href?.startsWith('../../services/'))).toBe(true);
  });
});

test.each(versions)('[PAGE-06] pages of services and towns begin in %s with a call and a quote', (version) => {
  for (const path of ['services/drain-cleaning/', 'areas/round-rock/']) {
    const hrefs = [...(pageOf(path, { version })?.querySelectorAll('#page-head .btns a') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(hrefs).toEqual([expect.stringMatching(/^tel:/), '#get_a_quote']);
  }
});

describe('the footer', () => {
  const links = (page: Document | null, title: string) =>
    [...(page?.querySelectorAll(`[aria-labelledby="footer-${title}"] li`) ?? [])].map((item) => [
      item.textContent.trim(),
      item.querySelector('a')?.getAttribute('href') ?? '',
    ]);

  test.each(versions)('[PAGE-08] leads to services and towns in %s, those without a page by name', (version) => {
    const page = pageOf('areas/round-rock/', { version });
    expect(links(page, 'services')).toContainEqual(['Drain Cleaning', '../../services/drain-cleaning/']);
    expect(links(page, 'areas').slice(0, 2)).toEqual([
      ['Round Rock', '../../areas/round-rock/'],
      ['Austin', ''],
    ]);
  });

  test('[PAGE-08] has neither list on a site of one page', () => {
    expect(pageOf('', { multipage: false })?.querySelector('.foot-local')).toBeNull();
  });
});

test.each(versions)('[PAGE-08] the home page leads to each of thirty services in %s', (version) => {
  const services = Array.from({ length: 30 }, (_, order) => ({ 'service-name': `Job ${order + 1}`, order }));
  const page = pageOf('', { version, services });
  const hrefs = new Set(
    [...(page?.querySelectorAll('#our-services a') ?? [])].map((link) => link.getAttribute('href')),
  );
  for (const { order } of services) expect(hrefs).toContain(`services/job-${order + 1}/`);
});

describe('the lowest price of a service', () => {
  const pages = (prices: string[]) => {
    const service_products = prices.map((price, at) => ({ name: `Offer ${at}`, price }));
    const services = [{ 'service-name': 'Drains', packages: [{ service_products }] }];
    const [home, own] = ['', 'services/drains/'].map((path) => pageOf(path, { services }));
    return {
      home: home?.querySelector('#our-services .go')?.textContent,
      own: own?.querySelector('#page-head .note')?.textContent,
    };
  };

  test.each([
    [['$1,299', 'From $99', '149'], '$99'],
    [['$12/sq ft', 'Call us'], '$12/sq ft'],
    [['2 hours for $99', '$120'], '$99'],
    [['0', '20% off', '$50 off'], undefined],
  ])('[PAGE-08] of %j is %s, on its page and on the link to it', (prices, lowest) => {
    const { home, own } = pages(prices);
    expect(own).toBe(lowest && `From ${lowest}`);
    expect(home).toContain(lowest ? `Details and prices from ${lowest}` : 'Details and prices about');
  });
});
