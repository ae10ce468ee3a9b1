// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { homeSections, type HomeSection, siteVersions } from '#shared/layout/catalogue.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { homeDocument, previewInput, publishInput, sectionText } from '../../support/site-page.ts';
import { cleaner, hostile, plumber, roofer } from '../../support/sites/index.ts';
import { keyedItems } from '../../support/sites/keyed-items.ts';
import { inVersion, kinds, versions } from '../../support/sites/kinds.ts';

const page = homeDocument(publishInput(plumber));

describe('every home section', () => {
  test.each(homeSections)('[PAGE-01] %s is built and carries its key as id', (key) => {
    expect(page.getElementById(key)).not.toBeNull();
  });

  const words: Readonly<Record<HomeSection, readonly string[]>> = {
    'launch-site-banner': ['Frozen pipes? Our emergency line is staffed around the clock this week.'],
    navigation: ['Services', 'Our Work', '(512) 555-0142'],
    header: ['Serving Austin, TX', 'Monday – Friday: 7 AM – 6 PM', 'hello@hillcountryplumbing.example'],
    hero: ['Plumbing done right, the day you call', 'Plumber in Austin, TX', 'Get a Free Quote', '4.9 from 7 reviews'],
    'logo-w-text-grid': ['License M-38291', '17+ years', 'Insured', 'Bonded', 'BBB', 'Google Guaranteed'],
    'about-us': ['one truck and a simple promise', 'Emergencies only', 'M-38291', '1804 Barton Springs Rd'],
    'logo-grid': ['Awards & recognition'],
    'our-services': [
      'Drain Cleaning',
      'trace hidden leaks',
      'Drain care',
      '$289.50',
      'No charge when we cannot clear it.',
    ],
    cta: ['Give us a Call', '$40 off your first drain cleaning', 'Claim the offer'],
    get_a_quote: [
      'Write to us',
      'How can we help?',
      'Know the price',
      'Email',
      '4.9 from 7 reviews',
      'License M-38291',
    ],
    'our-best-work': ['New tankless heater, Zilker', 'See more photos'],
    'our-partners': ['Rinnai', 'Certified tankless installer'],
    reviews: ['Dana W.', 'charged exactly what they said', 'Leak Detection · Austin, TX · Google', 'Leave a review'],
    'pay-online': ['Pay with Venmo', 'Pay with PayPal', 'pay@hillcountryplumbing.example'],
    faq: ['Do you charge for estimates?', 'Larger jobs can be paid in three parts.'],
    service_areas: ['Round Rock, TX', '+ 30 mi'],
    'final-cta': ['in Austin, TX and nearby'],
    footer: ['(512) 555-0188', 'All rights reserved', 'Facebook', 'Saturday'],
    'text-us-button': ['Have a question?'],
  };

  test.each(Object.entries(words))('[PAGE-02] %s shows what the record says', (key, expected) => {
    for (const part of expected) expect(sectionText(page, key)).toContain(part);
  });

  test('empty sections leave no trace', () => {
    const bare = homeDocument(publishInput({ slug: 'new', company_name: 'New Co' }));
    const ids = homeSections.filter((key) => bare.getElementById(key) !== null);
    expect(ids).toEqual(['navigation', 'hero', 'footer']);
    expect(bare.querySelectorAll('a[href^="#"]').length).toBeGreaterThan(0);
    for (const link of bare.querySelectorAll('a[href^="#"]')) {
      expect(bare.querySelector(link.getAttribute('href') ?? ''), link.outerHTML).not.toBeNull();
    }
  });

  test.each<[HomeSection, SiteDocument]>([
    ['launch-site-banner', { announcement: { show_announcement: false, description: 'x' } }],
    ['our-services', { services: [{ 'service-name': '' }] }],
    ['our-best-work', { gallery: [{ photo: 'https://x.example/a.jpg', archived: true }] }],
    ['reviews', { testimonials: [{ review: 'x', status: 'unapproved' }] }],
    ['our-partners', { products: [] }],
    ['pay-online', { payments: null }],
    ['faq', { faqs: [{ question: 'Unanswered?', answer: '' }] }],
    ['service_areas', { service_areas: [{ city: '', state: 'TX' }] }],
    ['logo-grid', { awards: [{ photo: '' }] }],
    ['logo-w-text-grid', { insured: 'false', custom_badges: [{ name: 'Off', show: false }] }],
    ['text-us-button', { phone: '' }],
  ])('[PAGE-02] %s vanishes without content', (key, site) => {
    expect(homeDocument(publishInput(site)).getElementById(key)).toBeNull();
  });
});

describe('sections in detail', () => {
  test('[PAGE-02] nav titles and section headers of the record replace the usual ones', () => {
    const named = homeDocument(
      publishInput({
        ...plumber,
        service_nav_title: 'What we fix',
        service_header: 'From drip to flood',
        service_subtitle: 'All of it',
      }),
    );
    expect(sectionText(named, 'navigation')).toContain('What we fix');
    expect(sectionText(named, 'our-services')).toMatch(/^From drip to floodAll of it/);
  });

  test('[PAGE-02] the hero slider moves as chosen, can be paused, and has the chosen edge', () => {
    expect(page.querySelector('#hero .slides.fade.slides-3')).not.toBeNull();
    expect(page.querySelector('#hero input[type=checkbox]')).not.toBeNull();
    const other = homeDocument(publishInput(roofer));
    expect(other.querySelector('#hero .slides.slide.slides-2')).not.toBeNull();
    expect(page.querySelector('.curve path')?.getAttribute('d')).not.toBe(
      other.querySelector('.curve path')?.getAttribute('d'),
    );
    expect(homeDocument(publishInput(hostile)).querySelector('.curve')).toBeNull();
    expect(homeDocument(publishInput(cleaner)).querySelector('#hero input')).toBeNull();
  });

  test('[PAGE-02] slides after the first wait until the page has loaded; a preview, without scripts, has them at once', () => {
    const waiting = page.querySelector<HTMLTemplateElement>('#hero .slides > template[data-later]');
    expect(page.querySelectorAll('#hero .slides > div')).toHaveLength(1);
    expect(waiting?.content.querySelectorAll('img')).toHaveLength(2);
    expect(homeDocument(previewInput(plumber)).querySelectorAll('#hero .slides > div')).toHaveLength(3);
  });

  test('[PHO-08] the mosaic shows six photos, the others open below it, each in its lightbox', () => {
    expect(page.querySelectorAll('#our-best-work .mosaic-6 > li')).toHaveLength(6);
    expect(page.querySelectorAll('#our-best-work details .mosaic > li')).toHaveLength(6);
    for (const link of page.querySelectorAll('#our-best-work .mosaic a')) {
      const target = page.querySelector(link.getAttribute('href') ?? '');
      expect(target?.querySelector('img')?.getAttribute('src')).toBe(link.querySelector('img')?.getAttribute('src'));
    }
  });

  test('file-name-like alt texts are replaced, staff’s own are kept', () => {
    const alts = [...page.querySelectorAll('#our-best-work .mosaic-6 img')].map((image) => image.getAttribute('alt'));
    expect(alts[0], 'the caption says it already').toBe('');
    expect(alts[1]).toBe('Finished job number 2');
    expect(alts[5]).toBe('Finished job number 6');
  });

  test('[CUST-04] the form shows the chosen fields in the chosen number of steps', () => {
    const words = (
      part: 'label:not([for$=trap], [for$=photos], .consent *)' | 'legend',
      site: SiteDocument,
      more: object,
    ): string[] =>
      [...homeDocument(publishInput(site, more)).querySelectorAll(`main form ${part}`)].map((each) => each.textContent);
    const posted = { formAction: '/message' };
    const labels = (site: SiteDocument, more: object = posted) =>
      words('label:not([for$=trap], [for$=photos], .consent *)', site, more);
    const base = { phone: '5125550142', email: 'a@b.example' };
    expect(labels(base), 'what is wrong comes first').toEqual(['How can we help?', 'Your name', 'Phone']);
    expect(labels({ ...base, contact_form_steps: 1 })).toEqual(['Your name', 'Phone', 'How can we help?']);
    const chosen = { text_show_name: false, text_show_address: true, text_placeholder: 'Describe it' };
    expect(labels({ ...base, ...chosen, contact_form_steps: 1 })).toEqual([
      'Phone',
      'Address of the job',
      'Describe it',
    ]);
    expect(words('legend', base, posted)).toEqual(['The job · Step 1 of 2', 'How to reach you · Step 2 of 2']);
    expect(words('legend', { ...base, contact_form_steps: '3', text_show_address: 1 }, posted)).toEqual([
      'The job · Step 1 of 3',
      'How to reach you · Step 2 of 3',
      'Where it is · Step 3 of 3',
    ]);
    expect(words('legend', { ...base, contact_form_steps: 3 }, {}), 'a form that opens the mail program').toEqual([]);
  });

  test('[CUST-04] a form in steps shows all of them without script, and none of their buttons', () => {
    const site = { phone: '5125550142', email: 'a@b.example', contact_form_steps: 2 };
    const form = (more: object) => homeDocument(publishInput(site, more)).querySelector('main form')!;
    const posted = form({ formAction: '/message' });
    expect(posted.hasAttribute('data-steps')).toBe(true);
    expect(posted.querySelectorAll('fieldset:not([hidden])')).toHaveLength(2);
    const buttons = [...posted.querySelectorAll('button:not([hidden])')];
    expect(buttons.map(({ textContent }) => textContent.trim())).toEqual(['Send']);
  });

  test('the form goes to the endpoint where there is one, else to the visitor’s mail program, else there is none', () => {
    const action = (site: SiteDocument, formAction?: string): string | null | undefined =>
      homeDocument(publishInput(site, { formAction })).querySelector('form')?.getAttribute('action');
    expect(action(plumber)).toBe('mailto:hello@hillcountryplumbing.example?subject=Quote%20request');
    expect(action(plumber, 'https://api.example/text-us')).toBe('https://api.example/text-us');
    expect(action({ phone: '5125550142' })).toBeUndefined();
  });

  test('[PAGE-02] announcement colors are kept where they can be read', () => {
    const notice = page.querySelector('#launch-site-banner .notice');
    expect(notice?.getAttribute('style')).toContain('--notice-bg:#f6a821;--notice-ink:#1b1b1b');
    const faint = homeDocument(
      publishInput({
        announcement: { show_announcement: 1, description: 'x', background_color: '#ffffff', text_color: '#eeeeee' },
      }),
    );
    expect(faint.querySelector('#launch-site-banner .notice')?.getAttribute('style')).not.toContain('#eeeeee');
  });

  test('[PAGE-01] the modals text-us and leave-a-review are dialogs whose openers lead to their pages', () => {
    for (const id of ['text-us', 'leave-a-review']) {
      const dialog = page.querySelector(`dialog#${id}`);
      expect(page.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBeTruthy();
      expect(page.querySelector(`a[data-modal="${id}"]`)?.getAttribute('href')).toBe(`${id}/`);
    }
    expect(sectionText(page, 'text-us')).toContain('Text us(512) 555-0142');
    expect(sectionText(page, 'text-us')).toContain('Email Us');
    expect(sectionText(page, 'leave-a-review')).toContain('Review us on Google');
    expect(page.querySelector('dialog#thank-you'), 'the form opens the mail program').toBeNull();
    const sent = homeDocument(publishInput(plumber, { formAction: '/message' }));
    expect(sectionText(sent, 'thank-you')).toContain('Your message is on its way');
  });

  test('[LAY-03] a modal whose version is none is neither a dialog nor a page: its buttons do without', () => {
    const none = { version: 'none' as const, order: 90 };
    const custom_layout = { 'modals/text_us': none, 'modals/leave_a_review': none, 'modals/text_thank_you': none };
    const bare = homeDocument(publishInput({ ...plumber, custom_layout }, { formAction: '/message' }));
    expect(bare.querySelector('dialog, [data-modal]')).toBeNull();
    expect(bare.querySelector('#text-us-button a')?.getAttribute('href')).toBe('sms:+15125550142');
    expect(sectionText(bare, 'reviews')).toContain('Review us on Google');
  });

  test('phones have a bar with call, text and the form; a page without a phone has none', () => {
    const linksOf = (shown: ParentNode) =>
      [...shown.querySelectorAll('.phone-bar a')].map((link) => link.getAttribute('href'));
    const lines = ['tel:+15125550142', 'sms:+15125550142'];
    expect(linksOf(page)).toEqual([...lines, 'text-us/']);
    const custom_layout = { 'modals/text_us': { version: 'none' as const, order: 90 } };
    expect(linksOf(homeDocument(publishInput({ ...plumber, custom_layout })))).toEqual([...lines, '#get_a_quote']);
    expect(homeDocument(publishInput({ email: 'a@b.example' })).querySelector('.phone-bar')).toBeNull();
  });

  test('social profiles, stored without a scheme, become https links', () => {
    const links = [...page.querySelectorAll('#footer .social a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('https://facebook.com/hillcountryplumbing');
    const odd = [...homeDocument(publishInput(hostile)).querySelectorAll('#footer .social a')];
    expect(odd.map((link) => link.getAttribute('href'))).toEqual(['https://g.page/x"onmouseover="alert(1)']);
  });

  test('[PAGE-02] a year of founding stands by itself, a number of years with what it counts', () => {
    const wordsOf = (years_in_business: string, version: string) => {
      const other = homeDocument(publishInput({ ...plumber, version, years_in_business }));
      return ['hero', 'logo-w-text-grid', 'about-us'].map((key) => sectionText(other, key)).join(' ');
    };
    for (const version of siteVersions) {
      expect(wordsOf('Since 1998', version)).not.toMatch(/Since 1998\s*in business/i);
      expect(wordsOf('17', version)).toMatch(/17\+ years/);
    }
    expect(wordsOf('17', 'v2.1')).toMatch(/17\+ years\s*In business/);
  });

  test('[PAGE-05] a form that opens the visitor’s mail program promises no text', () => {
    const { formAction: _, ...byMail } = { ...publishInput(roofer), formAction: '' };
    expect(sectionText(homeDocument(byMail), 'get_a_quote')).not.toContain('Send us a text');
  });

  test('areas of several states are grouped by state', () => {
    const other = homeDocument(publishInput(roofer));
    expect([...other.querySelectorAll('#service_areas h3')].map(({ textContent }) => textContent)).toEqual([
      'Colorado',
      'Wyoming',
    ]);
    expect(page.querySelectorAll('#service_areas h3')).toHaveLength(0);
  });
});

describe('accessible structure', () => {
  test.each(Object.entries({ plumber, roofer, cleaner, hostile }))(
    '[PAGE-03] %s has one h1, landmarks and sound headings',
    (_, site) => {
      const found = homeDocument(publishInput(site));
      expect(found.querySelectorAll('h1')).toHaveLength(1);
      expect(found.querySelectorAll('main')).toHaveLength(1);
      expect(found.querySelector('a.skip')?.getAttribute('href')).toBe('#main');
      let level = 1;
      for (const heading of found.querySelectorAll('main :is(h1,h2,h3,h4)')) {
        const own = Number(heading.tagName.slice(1));
        expect(own - level, heading.outerHTML).toBeLessThanOrEqual(1);
        level = own;
      }
      const ids = [...found.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
      for (const image of found.querySelectorAll('img')) {
        expect(
          image.hasAttribute('alt') && image.hasAttribute('width') && image.hasAttribute('height'),
          image.outerHTML,
        ).toBe(true);
      }
    },
  );

  test.each(Object.entries({ plumber, roofer, cleaner, hostile }))(
    '%s: every element is opened and closed as written',
    (_, site) => {
      const written = renderHome(publishInput(site)).replace(/<(script|style)\b.*?<\/\1>/gs, '');
      const empty = /^(?:meta|link|img|source|wbr|br|input|path|circle|rect)$/;
      const open: string[] = [];
      for (const [tag, end, name = ''] of written.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
        if (end !== '') {
          expect(tag).toMatch(/^<\/[a-z0-9]+\s*>$/);
          expect(open.pop()).toBe(name);
        } else if (!empty.test(name)) {
          open.push(name);
        }
      }
      expect(open).toEqual([]);
    },
  );

  test('[LOGO-01] a logo that is a film has no sound and the same space, on every version, and no browser repeats it', () => {
    for (const version of siteVersions) {
      const film = homeDocument(publishInput({ ...plumber, version, logo: 'https://x.example/logo.mp4' }));
      const logos = [...film.querySelectorAll<HTMLVideoElement>('.logo video')];
      expect(logos.length).toBeGreaterThan(0);
      for (const logo of logos) {
        const set = ['autoplay', 'muted', 'loop', 'playsinline', 'width', 'height'];
        expect(set.filter((name) => !logo.hasAttribute(name))).toEqual(['autoplay', 'loop']);
        expect(logo.getAttribute('aria-label')).toBe(plumber.company_name);
      }
      expect(film.querySelector('img[src$=".mp4"]')).toBeNull();
    }
  });

  test('[PAGE-03] the first hero photo comes first, all but the logo come late', () => {
    const eager = [...page.querySelectorAll('img:not([loading=lazy])')];
    expect(eager.map((image) => image.closest('[id]')?.id)).toEqual(['navigation', 'hero']);
    expect(eager[1]?.getAttribute('fetchpriority')).toBe('high');
  });
});

describe('preview', () => {
  const preview = homeDocument(
    previewInput({ ...plumber, google_analytics_tag: 'G-1', home_page_widget: '<script>x()</script>' }),
  );

  test('[PAGE-04] has no script, no way out and no form to send', () => {
    expect(preview.querySelectorAll('script, iframe, [onload]')).toHaveLength(0);
    for (const link of preview.querySelectorAll('a[href]'))
      expect(link.getAttribute('href')).toMatch(/^(#|(privacy|terms)\/$)/);
    for (const form of preview.querySelectorAll('form')) {
      expect(form.hasAttribute('action')).toBe(false);
      expect(form.hasAttribute('inert')).toBe(true);
    }
    expect(preview.querySelector('button[type=submit]')).toBeNull();
    expect(preview.querySelector('button[commandfor="text-us"]')?.getAttribute('command')).toBe('show-modal');
  });

  test('[PAGE-02] is not for search engines, and says where a widget will be', () => {
    expect(preview.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(sectionText(preview, 'our-best-work')).toContain('The job-photo widget appears here on the published page.');
  });
});

test.each(versions)(
  '[PAGE-02] %s says with each review the month that the record has, in the language of the page',
  (version) => {
    const review = { reviewer: 'Ann', stars: '5', review: 'Great', status: 'approved', source: 'Google' };
    const testimonials = [
      { ...review, date: '2026-03' },
      { ...review, reviewer: 'Bob', date: 'last spring' },
    ];
    const bylines = (more: object): string[] => {
      const site = { ...inVersion(kinds['sparse']!, version), testimonials, ...more };
      const page = homeDocument(publishInput(site));
      return [...page.querySelectorAll('#reviews .by small')].map(({ textContent }) => textContent);
    };
    expect(bylines({})).toEqual(['Google · Mar\u00A02026', 'Google']);
    expect(bylines({ about: kinds['Spanish']!.about, services: kinds['Spanish']!.services })[0]).toBe(
      'Google · mar\u00A02026',
    );
  },
);

test.each(versions)('[PAGE-06] %s says up to three partners on one line, and more as a section', (version) => {
  const partners = (count: number): Element => {
    const products = Array.from({ length: count }, (_, at) => ({ title: `Partner ${at}`, link: 'partner.example' }));
    const site = { ...inVersion(kinds['sparse']!, version), products: keyedItems('landing.product', products) };
    return homeDocument(publishInput(site)).querySelector('#our-partners')!;
  };
  expect(partners(3).querySelectorAll('.quiet-line li h3 a')).toHaveLength(3);
  expect(partners(4).querySelector('.quiet-line')).toBeNull();
  expect(partners(4).querySelectorAll('li h3')).toHaveLength(4);
});

test.each(versions)('[PAGE-06] %s shows a badge by the picture that the record has', (version) => {
  const custom_badges = [{ name: 'Water-wise', icon: 'https://x.example/badge.png', show: true }];
  const site = { ...inVersion(kinds['sparse']!, version), custom_badges };
  const badge = homeDocument(publishInput(site)).querySelector('#logo-w-text-grid li')!;
  expect(badge.querySelector('img')?.getAttribute('src')).toBe('https://x.example/badge.png');
  expect(badge.textContent).toContain('Water-wise');
});
