// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import {
  referencedFonts,
  referencedImages,
  referencedWebFonts,
  renderHome,
  renderSite,
  type PublishedFile,
} from '../../../src-main/site-page/index.ts';
import { homeDocument, previewInput, publishInput } from '../../support/site-page.ts';
import { cleaner, fleet, plumber } from '../../support/sites/index.ts';
import { kinds, versions } from '../../support/sites/kinds.ts';

const file = (files: PublishedFile[], path: string): PublishedFile =>
  files.find((found) => found.path === path) ?? expect.unreachable(`no ${path}`);

describe('files', () => {
  const files = renderSite(publishInput(plumber));

  test('[PAGE-03] are the home page, the pages for forms and the law, 404.html, robots.txt and sitemap.xml', () => {
    expect(files.map(({ path, type }) => [path, type])).toEqual([
      ['index.html', 'text/html; charset=utf-8'],
      ['privacy/index.html', 'text/html; charset=utf-8'],
      ['terms/index.html', 'text/html; charset=utf-8'],
      ['text-us/index.html', 'text/html; charset=utf-8'],
      ['thank-you/index.html', 'text/html; charset=utf-8'],
      ['leave-a-review/index.html', 'text/html; charset=utf-8'],
      ['404.html', 'text/html; charset=utf-8'],
      ['robots.txt', 'text/plain; charset=utf-8'],
      ['sitemap.xml', 'application/xml'],
    ]);
    expect(file(files, 'robots.txt').body).toContain('Sitemap: https://www.example.com/sitemap.xml');
    expect(file(files, 'sitemap.xml').body).toContain(
      '<loc>https://www.example.com/</loc><lastmod>2026-05-04</lastmod>',
    );
  });

  test('the same input gives the same bytes', () => {
    expect(renderSite(publishInput(plumber))).toEqual(files);
  });

  test('[PAGE-03] the 404 page is not for search engines and links home by full address', () => {
    const page = new DOMParser().parseFromString(file(files, '404.html').body, 'text/html');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
    expect(page.querySelector('link[rel=canonical]')).toBeNull();
    expect(page.querySelector('a.btn.main')?.getAttribute('href')).toBe('https://www.example.com/');
  });

  test('[PAGE-03] the 404 page links to the root of its server when the site has no domain', () => {
    const files = renderSite(publishInput(plumber, { baseUrl: '' }));
    const page = new DOMParser().parseFromString(file(files, '404.html').body, 'text/html');
    expect(page.querySelector('a.btn.main')?.getAttribute('href')).toBe('/');
  });

  test('a preview publishes nothing to crawlers', () => {
    const preview = renderSite(previewInput(plumber));
    expect(file(preview, 'robots.txt').body).toBe('User-agent: *\nDisallow: /\n');
    expect(preview.some(({ path }) => path === 'sitemap.xml')).toBe(false);
  });

  test.each(Object.entries(fleet))('[PAGE-03] %s weighs no more than 150 KB before images', (_, site) => {
    expect(Buffer.byteLength(renderHome(publishInput(site)))).toBeLessThanOrEqual(150 * 1024);
  });
});

describe('head', () => {
  const page = homeDocument(publishInput(plumber, { baseUrl: 'https://www.example.com/austin' }));
  const content = (property: string): string | null | undefined =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

  test('[PAGE-03] has title, description, canonical URL and Open Graph data of the record', () => {
    expect(page.title).toBe('Austin Plumber | Hill Country Plumbing & Drain');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/^Licensed Austin plumbers/);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://www.example.com/austin/');
    expect(content('og:url')).toBe('https://www.example.com/austin/');
    expect(content('og:image')).toBe('https://media.example/plumber/hero-1.jpg');
    expect(page.querySelector('meta[name=robots]')).toBeNull();
  });

  test('a missing title and description are made of name, trade and place', () => {
    const bare = homeDocument(
      publishInput({ ...cleaner, title_tag: null, meta_description: '', about: '', company_tagline: '' }),
    );
    expect(bare.title).toBe('Bright Nest Cleaning | House Cleaning in Tampa, FL');
    expect(bare.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Bright Nest Cleaning – House Cleaning in Tampa, FL',
    );
  });

  test('[PAGE-02] fonts come from the site itself; no other host is asked', () => {
    const font = (face: string): string => `assets/${face}.woff2`;
    const own = homeDocument(publishInput({ ...plumber, custom_all_font: 'Figtree' }, { font }));
    expect(own.querySelector('link[rel=preload]')?.getAttribute('href')).toBe('assets/figtree.woff2');
    const page = homeDocument(publishInput({ ...plumber, version: 'v1' }, { font }));
    const preloads = [...page.querySelectorAll('link[rel=preload]')].map((each) => each.getAttribute('href'));
    const faces = ['source-serif', 'source-sans', 'source-sans-semibold'];
    expect(preloads).toEqual(faces.map(font));
    expect(own.querySelector('style')?.textContent).toContain('src:url("assets/figtree.woff2")');
    expect(own.querySelector('link[rel=stylesheet], link[rel=preconnect]')).toBeNull();
    expect(referencedFonts({ ...plumber, custom_all_font: 'Figtree' })).toEqual(['figtree']);
  });

  test('the page is in the language of the record', () => {
    const spanish = homeDocument(
      publishInput({
        ...plumber,
        about: 'Somos una empresa familiar con más de diez años de servicio para su casa en la ciudad.',
        meta_description: 'Plomeros con licencia para las fugas de su casa.',
        company_tagline: 'Plomería bien hecha',
        services: [],
      }),
    );
    expect(page.documentElement.lang).toBe('en');
    expect(spanish.documentElement.lang).toBe('es');
    expect(spanish.querySelector('.skip')?.textContent).toBe('Ir al contenido');
  });
});

describe('structured data', () => {
  interface Node {
    '@type': string;
    [key: string]: unknown;
  }
  const graph = (site = plumber): Node[] => {
    const script = homeDocument(publishInput(site)).querySelector('script[type="application/ld+json"]');
    const data = JSON.parse(script?.textContent ?? '') as { '@context': string; '@graph': Node[] };
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  };

  test('[PAGE-03] the business has its subtype, address, hours, areas and profiles', () => {
    expect(graph()[0]).toMatchObject({
      '@type': 'Plumber',
      '@id': 'https://www.example.com/#business',
      name: 'Hill Country Plumbing & Drain',
      telephone: '+15125550142',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1804 Barton Springs Rd',
        addressRegion: 'TX',
        postalCode: '78704',
      },
    });
    expect(graph()[0]?.openingHoursSpecification).toHaveLength(6);
    expect(graph()[0]?.areaServed).toHaveLength(6);
    expect(graph()[0]?.sameAs).toContain('https://yelp.com/biz/hillcountryplumbing');
  });

  test('[PAGE-03] has a Service for each service and a FAQPage for the questions', () => {
    const types = graph().map((node) => node['@type']);
    expect(types.filter((type) => type === 'Service')).toHaveLength(6);
    const faq = graph().find((node) => node['@type'] === 'FAQPage') as unknown as { mainEntity: Node[] };
    expect(faq.mainEntity).toHaveLength(5);
    expect(faq.mainEntity[0]).toMatchObject({
      '@type': 'Question',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('at no cost') as string },
    });
  });

  test('[PAGE-03] the map, the licence, the ways to pay and the prices are the record’s own', () => {
    const business = graph({ ...plumber, years_in_business: 'Since 1998' })[0];
    expect(business?.hasMap).toContain('1804%20Barton%20Springs%20Rd');
    expect(business?.hasCredential).toMatchObject({ identifier: 'M-38291' });
    expect(business?.foundingDate).toBe('1998');
    expect(business?.paymentAccepted).toBe('Venmo, PayPal, Zelle');
    expect(business?.makesOffer).toContainEqual(
      expect.objectContaining({ '@type': 'Offer', price: '289.50', priceCurrency: 'USD' }),
    );
    expect(graph()[0]).not.toHaveProperty('foundingDate');
  });

  test.each([
    ['Canada', 'CAD'],
    ['MX', 'MXN'],
    ['', 'USD'],
  ])('[PAGE-08] prices are in the money of the country %j: %s', (country, currency) => {
    const offers = graph({ ...plumber, country })[0]?.makesOffer as { priceCurrency: string }[];
    expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set([currency]));
  });

  test('nothing rates the business itself', () => {
    expect(JSON.stringify(graph())).not.toMatch(/aggregateRating|"Review"/);
  });

  test('has no empty values when the record has only a name', () => {
    const [business] = graph({ slug: 'x', company_name: 'X' });
    expect(Object.keys(business ?? {}).sort()).toEqual(['@id', '@type', 'description', 'name', 'url']);
  });
});

describe('code of the record', () => {
  const widget = '<div id="jobs"><script>window.ran = true</script><!-- never closed';
  const site = {
    ...plumber,
    home_page_widget: widget,
    google_analytics_tag: 'G-ABC123',
    so_tell_us_chat_code: '<b id="chat-code"></b>',
  };

  test('[PAGE-04] stands on the published page as data, in its place, and cannot swallow the page', () => {
    const page = homeDocument(publishInput(site));
    const slot = page.querySelector('#our-best-work [data-code-slot] script');
    expect(JSON.parse(slot?.textContent ?? '')).toBe(widget);
    expect(page.getElementById('footer')).not.toBeNull();
    expect(page.querySelectorAll('[data-code-slot]')).toHaveLength(3);
  });

  test('[PAGE-02] the loader starts it once the browser is idle', () => {
    const page = homeDocument(publishInput(site));
    document.body.innerHTML = page.body.innerHTML;
    const idle = vi.fn<(start: () => void) => number>(() => 1);
    vi.stubGlobal('requestIdleCallback', idle);
    new Function(page.querySelector('head script:not([type])')?.textContent ?? '')();
    window.dispatchEvent(new Event('load'));
    expect(document.getElementById('chat-code')).toBeNull();
    idle.mock.calls[0]?.[0]();
    expect(document.getElementById('chat-code')).not.toBeNull();
    expect(document.querySelector('[data-code-slot] script[src*="G-ABC123"]')).not.toBeNull();
    vi.unstubAllGlobals();
  });

  test('[PAGE-02] metadata of the analytics code stands in the head as typed, its scripts wait, and comments are none of it', () => {
    const proof = '<meta name="google-site-verification" content="a>b" />';
    const icon = "<link rel='me' href='https://example.com/@acme'>";
    const script = '<script>document.write(\'<meta name="never">\')</script>';
    const google_analytics_tag = `<!-- <meta name="off"> -->\n${proof}${script}\n${icon}`;
    const source = renderHome(publishInput({ ...plumber, google_analytics_tag }));
    const head = source.slice(0, source.indexOf('</head>'));
    expect(head).toContain(proof);
    expect(head).toContain(icon);
    expect(head).not.toMatch(/name="(off|never)"/);
    const page = new DOMParser().parseFromString(source, 'text/html');
    const kept = JSON.parse(page.querySelector('body > [data-code-slot] script')?.textContent ?? '""') as string;
    expect(kept).toContain(script);
    expect(kept).not.toContain('google-site-verification');
    expect(renderHome(previewInput({ ...plumber, google_analytics_tag }))).not.toContain('google-site-verification');
  });

  test('a page without such code has no script but its own and its data', () => {
    const scripts = [...homeDocument(publishInput(plumber)).querySelectorAll('script')];
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual([null, 'application/ld+json']);
  });
});

describe('images', () => {
  test.each(versions)('[PAGE-03] the photo of %s comes before everything else, the logo after it', (version) => {
    const page = homeDocument(publishInput({ ...plumber, version }));
    expect(page.querySelector('#hero img')?.getAttribute('fetchpriority')).toBe('high');
    expect(page.querySelector('#navigation .logo img')?.getAttribute('fetchpriority')).toBe('low');
  });

  test('[PAGE-03] sources, sizes and dimensions come from the assets', () => {
    const page = homeDocument(
      publishInput(plumber, {
        image: (_, use) => ({
          src: `${use}.jpg`,
          width: 1600,
          height: 900,
          sources: [{ type: 'image/avif', srcset: `${use}-640.avif 640w, ${use}-960.avif 960w` }],
        }),
      }),
    );
    const hero = page.querySelector('#hero picture');
    const [phone, others] = hero?.querySelectorAll('source') ?? [];
    expect(phone?.getAttribute('media')).toBe('(max-width: 40rem) and (orientation: portrait)');
    expect(phone?.getAttribute('srcset')).toBe('tall-640.avif 640w, tall-960.avif 960w');
    expect(others?.getAttribute('srcset')).toBe('hero-640.avif 640w, hero-960.avif 960w');
    expect(others?.getAttribute('sizes')).toBe('100vw');
    expect(hero?.querySelector('img')?.getAttribute('height')).toBe('900');
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'https://www.example.com/social.jpg',
    );
  });

  const ways = ['/message', ''].map((formAction) => ({ by: formAction ? 'post' : 'mail', formAction }));
  test.each(ways)('all images that the pages ask for are named beforehand when forms go by $by', ({ formAction }) => {
    const named = referencedImages(plumber, { formAction });
    const asked: string[] = [];
    renderSite(
      publishInput(plumber, {
        formAction,
        image: (url, use) => {
          asked.push(`${use} ${url}`);
          return { src: url };
        },
      }),
    );
    expect(named.map(({ url, use }) => `${use} ${url}`).sort()).toEqual([...new Set(asked)].sort());
    expect(named).toContainEqual({ url: 'https://media.example/plumber/hero-1.jpg', use: 'hero', focus: '' });
    expect(named).toContainEqual({ url: 'https://media.example/plumber/work-1.jpg', use: 'lightbox', focus: '' });
    expect(named.some(({ url }) => url.endsWith('work-13.jpg'))).toBe(false);
  });

  test.each(ways)('[PAGE-05] a fetched font has every letter of the pages when forms go by $by', ({ formAction }) => {
    const site = { ...kinds['Spanish']!, email: '', custom_hero_font: 'Lobster' };
    const { letters } = referencedWebFonts(site, { formAction });
    const text = renderSite(publishInput(site, { formAction }))
      .map(({ body }) => body)
      .join('');
    expect([...new Set(text.match(/\p{L}|[¡¿·]/gu))].filter((letter) => !letters.includes(letter))).toEqual([]);
  });
});
