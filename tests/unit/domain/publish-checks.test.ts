import { describe, expect, test } from 'vitest';
import { publishFindings } from '#shared/domain/publishing/checks.ts';
import { recordedLinks, webAddresses } from '#shared/domain/publishing/links.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

/** A site without findings. */
const whole: SiteDocument = {
  company_name: 'Blue Ridge Plumbing',
  company_type: 'Plumbing',
  city: 'Asheville',
  company_tagline: 'Licensed plumbers for Asheville',
  license_number: 'NC-1',
  title_tag: 'Plumber in Asheville',
  meta_description: 'We fix pipes.',
  business_hours: [{ from: '08:00', to: '17:00', custom: '' }],
  services: [{ 'service-name': 'Drain Cleaning', 'service-description': 'Drains run again.' }],
  gallery: [{ photo: 'https://x.example/1.webp', alt_tag: 'A drain' }],
  cta_main: 'phone',
  cta_nav: 'external',
  cta_nav_link: 'https://book.example/',
  cta_slide_in: 'email',
};

const ids = (change: SiteDocument) => publishFindings({ ...whole, ...change }).map(({ id }) => id);

describe('[PUB-03] what is looked at before publishing', () => {
  test.each(['(828) 555-0142', '1-828-555-0142', '+44 20 7946 0958', ' '])('the phone %j has no finding', (phone) => {
    expect(ids({ phone, email: 'office@blueridge.example' })).toEqual([]);
  });

  test('a finished site has no findings', () => {
    expect(publishFindings(whole)).toEqual([]);
  });

  test.each<[string, SiteDocument, string]>([
    ['a photo without alt text', { gallery: [{ photo: 'a.webp', alt_tag: '' }] }, 'alt-texts'],
    [
      'a photo with the alt text of an upload',
      { gallery: [{ photo: 'a.webp', alt_tag: 'Kitchens-image' }] },
      'alt-texts',
    ],
    ['a cover photo without alt text', { hero_gallery_photos: [{ photo: 'a.webp' }] }, 'alt-texts'],
    ['a claim that the record does not bear out', { about: 'We are fully insured.' }, 'claim-insured'],
    ['a licence that is not given', { license_number: ' ' }, 'claim-licensed'],
    ['other years than the record gives', { years_in_business: '17', about: 'For 25 years' }, 'years'],
    ['a phone without a number', { phone: 'call me' }, 'phones'],
    ['a phone number of nine digits', { additional_phone_number_list: ['828 555 014'] }, 'phones'],
    ['an email that is no address', { email: 'office at blueridge' }, 'email'],
    ['a link that is no address', { custom_page_cta_link: 'our booking page' }, 'links'],
    ['a partner with a broken link', { products: [{ pk: 1, fields: { title: 'P', link: 'a b' } }] }, 'links'],
    ['a team page without people', { show_team_page: 'true' }, 'team-page'],
    ['a jobs page without words', { show_jobs_page: true }, 'jobs-page'],
    ['a custom page without content', { custom_page: 1 }, 'custom-page'],
    ['an announcement without words', { announcement: { show_announcement: true, description: ' ' } }, 'announcement'],
    ['no services', { services: null }, 'services'],
    ['a service without description', { services: [{ 'service-name': 'Drains' }] }, 'services'],
    ['a sample review', { testimonials: [{ sample: true } as object] }, 'samples'],
    [
      'an announcement that cannot be read',
      { announcement: { text_color: '#777777', background_color: '#888888' } },
      'contrast',
    ],
    ['no hours', { business_hours: [{ from: '', to: '', custom: '' }] }, 'hours'],
    [
      'services of one name',
      { services: ['Drains', 'drains '].map((name) => ({ 'service-name': name, 'service-description': 'x' })) },
      'same-names',
    ],
    [
      'pages of one title',
      { multipage: true, custom_page: true, custom_page_body: 'x', custom_page_tab_name: 'drain cleaning' },
      'same-titles',
    ],
    ['a badge that the record does not bear out', { custom_badges: [{ name: 'Bonded', show: true }] }, 'claim-bonded'],
    ['a long site title', { title_tag: 'x'.repeat(61) }, 'title_tag'],
    [
      'two buttons beside each other that do the same',
      { cta_nav_1: 'link', cta_nav_1_link: 'https://book.example/' },
      'alike-cta_nav_1',
    ],
    ['buttons that all dial', { cta_nav: 'phone', cta_slide_in: 'Phone' }, 'buttons'],
  ])('%s is found', (_, change, id) => {
    expect(ids(change)).toEqual([id]);
  });

  test('archived photos, hidden pages and true claims are no findings', () => {
    expect(ids({ gallery: [{ photo: 'a.webp', archived: 'True' }] })).toEqual([]);
    expect(ids({ show_team_page: false, teammates: [] })).toEqual([]);
    expect(
      ids({ about: 'We are insured and bonded, 24/7.', insured: 1, bonded: '1', emergency_services: true }),
    ).toEqual([]);
    expect(ids({ years_in_business: 17, about: 'For 17 years' })).toEqual([]);
  });

  test('a fix takes its finding away', () => {
    const changes: SiteDocument[] = [
      {
        gallery: [
          { photo: 'a.webp', associated_service: 'Drain Cleaning' },
          { photo: 'b.webp', caption: 'The van' },
        ],
      },
      { show_team_page: true },
      { announcement: { show_announcement: true } },
      { announcement: { text_color: '#777777', background_color: '#888888' } },
      { years_in_business: 17, about: 'For 25 years, and 30+ years before.', company_tagline: '12 years of service' },
      { testimonials: [{ review: 'Good', sample: true }, { review: 'Real' }, { sample: 'true' }] as object[] },
      {
        products: [
          { pk: 1, fields: { title: '' } },
          { pk: 2, fields: { title: 'Acme' } },
        ],
      },
      {
        review_link: 'https//g.page/r',
        yelp_url: 'yelp,com/biz',
        facebook_url: 'htp://facebook .com/x',
        products: [
          { pk: 1, fields: { title: 'A', link: 'a .com' } },
          { pk: 2, fields: { title: 'B', link: 'b..com' } },
        ],
      },
      { title_tag: `Plumber in Asheville | ${'x'.repeat(60)}` },
      { meta_description: `We fix pipes. ${'And more of that. '.repeat(20)}` },
      {
        services: [
          { 'service-name': 'Drains', 'service-description': 'x' },
          { 'service-name': 'drains', photos: [] },
        ],
      },
      { cta_nav: 'phone', cta_nav_link: 'tel:8285550100', cta_slide_in: 'Phone', phone: '828 555 0100' },
      { about: 'We fix pipes. We are fully insured.', custom_badges: [{ name: 'Bonded & insured', show: '1' }] },
      { business_hours: [], emergency_services: true, about: 'We answer 24/7.' },
      {
        services: ['x', 'y'].map((words) => ({ 'service-name': 'Drains', 'service-description': words })),
        multipage: true,
        gallery_nav_title: 'Our work',
        reviews_nav_title: 'Our Work',
      },
    ];
    for (const change of changes) {
      const site = { ...whole, ...change };
      const fixed = publishFindings(site).reduce((at, { fix }) => applyToValue(at, fix?.operations ?? []), site);
      expect(publishFindings(fixed)).toEqual([]);
    }
  });

  const fixOf = (change: SiteDocument) => {
    const site = { ...whole, ...change };
    const [finding] = publishFindings(site);
    return { label: finding?.fix?.label, fixed: finding?.fix && applyToValue(site, finding.fix.operations) };
  };

  test.each([
    ['Licensed plumbers for Asheville', 'Plumbers for Asheville'],
    ['Licensed and insured plumbers', 'Insured plumbers'],
    ['A licensed, bonded and insured crew', 'A bonded and insured crew'],
    ['Bonded, insured and licensed', 'Bonded and insured'],
    ['We fix pipes, insured and licensed.', 'We fix pipes, insured.'],
    ['Call a licensed electrician', 'Call an electrician'],
    ['We fix pipes rated 4.9. We are fully licensed. Call us.', 'We fix pipes rated 4.9. Call us.'],
    ['Plumber in Asheville | Licensed', 'Plumber in Asheville'],
  ])('a claim goes out of “%s” and leaves whole sentences', (about, rest) => {
    const site = { ...whole, license_number: '', company_tagline: '', insured: true, bonded: true, about };
    const [finding] = publishFindings(site);
    expect(applyToValue(site, finding?.fix?.operations ?? []).about).toBe(rest);
  });

  test('a text that is nothing but its claim is left to a person', () => {
    expect(fixOf({ company_tagline: 'We are licensed', license_number: '' }).label).toBeUndefined();
  });

  test('hours are never made up', () => {
    expect(fixOf({ business_hours: [] }).label).toBeUndefined();
    expect(fixOf({ business_hours: [], emergency_services: true }).label).toBeUndefined();
  });

  test('pages of one title are told apart by town, the service staying as it is', () => {
    const site: SiteDocument = {
      multipage: true,
      custom_page: true,
      custom_page_body: 'x',
      custom_page_tab_name: 'Drain Cleaning',
    };
    expect(fixOf(site).fixed).toMatchObject({
      custom_page_tab_name: 'Drain Cleaning in Asheville',
      services: whole.services,
    });
    expect(fixOf({ ...site, city: '' }).label).toBeUndefined();
    expect(ids({ ...site, custom_page: false })).toEqual([]);
  });

  test('the nearest readable color is lighter or darker, whichever is closer to the one that was chosen', () => {
    const colors = (text_color: string, background_color: string) =>
      fixOf({ announcement: { text_color, background_color } }).fixed?.announcement?.text_color;
    expect(colors('#777777', '#888888')).toMatch(/^#[0-2]/);
    expect(colors('#dddddd', '#707070')).toMatch(/^#[ef]/);
    expect(colors('#aa8800', '#ffffff')).toMatch(/^#[78]/);
    expect(colors('#56d60b', '#a7e31d')).toMatch(/^#[\da-f]{6}$/);
  });

  test('a button that is let send a text keeps its number, and says what it does', () => {
    const dials = { cta_nav: 'phone', cta_slide_in: 'phone', cta_slide_in_link: 'tel:8285550111' };
    expect(fixOf({ ...dials, call_to_action_message_slide_in: 'Call us' }).fixed).toMatchObject({
      cta_slide_in: 'text',
      cta_slide_in_link: 'sms:8285550111',
      call_to_action_message_slide_in: 'Text Us',
      cta_nav: 'phone',
    });
  });

  test('[PAGE-02] buttons that call another number than the company’s are found, and call its number once mended', () => {
    const site = {
      phone: '828-555-0142',
      additional_phone_number_list: ['(828) 555-0163'],
      ...{ cta_main: 'phone', cta_main_link: 'tel:+1 828 555 0142', call_to_action_message: 'Call' },
      ...{ cta_nav: 'phone', cta_nav_link: 'tel:8285550163', cta_nav_1: 'text', cta_nav_1_link: 'sms:7045550100' },
    };
    const finding = publishFindings(site).find(({ id }) => id === 'strange-numbers');
    expect(finding?.places).toEqual([['cta_nav_1_link']]);
    const mended = applyToValue(site, finding?.fix?.operations ?? []) as SiteDocument;
    expect(mended['cta_nav_1_link']).toMatch(/^sms:.*0142$/);
    expect(publishFindings(mended).map(({ id }) => id)).not.toContain('strange-numbers');
  });

  test('[PAGE-02] two buttons are told from each other by what they do, not by how the record says it', () => {
    const alike = (change: SiteDocument) =>
      publishFindings({ phone: '828 555 0100', ...change }).filter(({ id }) => id.startsWith('alike'));
    const calls = { cta_main: 'phone', call_to_action_message: 'Call', cta_main_1: 'Phone' };
    expect(alike({ ...calls, cta_main_1_link: 'tel:+18285550100' })).toMatchObject([
      {
        title: 'Both buttons of the first screen do the same: “Call” and “Give us a Call”',
        places: [['cta_main_1'], ['cta_main']],
      },
    ]);
    expect(alike({ ...calls, cta_main_1_link: 'tel:8285550111' })).toEqual([]);
    expect(alike({ ...calls, call_to_action_message: 'Free quote' })).toEqual([]);
    expect(alike({ cta_main: 'quote', cta_main_1: 'phone', call_to_action_message_1: 'Get a quote' })).toHaveLength(1);
    expect(alike({ cta_main: 'email', cta_main_1: 'email' })).toEqual([]);
    expect(alike({ external_link: 'https://book.example/' })).toEqual([]);
  });

  test('[PAGE-02] a button that says it calls and opens the quote form is found, and the fix lets it dial', () => {
    const found = (change: SiteDocument) =>
      publishFindings({ phone: '828 555 0100', ...change }).filter(({ id }) => id.startsWith('promises-call'));
    const says = (message: string) => ({ cta_main: 'quote', call_to_action_message: message });
    const [finding] = found(says('Give us a Call'));
    expect(finding).toMatchObject({
      title: '“Give us a Call” opens the quote form',
      places: [['call_to_action_message'], ['cta_main']],
    });
    const fixed = applyToValue(says('Give us a Call'), finding!.fix!.operations);
    expect(fixed).toMatchObject({ cta_main: 'phone', cta_main_link: 'tel:8285550100' });
    expect(found(fixed)).toEqual([]);
    expect(found(says('Llámenos'))).toHaveLength(1);
    for (const honest of ['Get a quote', 'Call for a quote', 'Ask us']) expect(found(says(honest))).toEqual([]);
  });

  test('texts are shortened to whole parts, or left to a person', () => {
    const title = `Plumber | Asheville and around it, the whole county too | Open`;
    expect(fixOf({ title_tag: title }).fixed?.title_tag).toBe(
      'Plumber | Asheville and around it, the whole county too',
    );
    expect(fixOf({ title_tag: 'x'.repeat(70) }).label).toBeUndefined();
    expect(fixOf({ meta_description: `${'x'.repeat(170)}. And.` }).label).toBeUndefined();
  });

  test('of services with one name those alone are removed that say nothing', () => {
    const service = (name: string, more: object = {}) => ({ 'service-name': name, ...more });
    const first = service('Drains', { 'service-description': 'x' });
    const other = service('Drains', { 'service-description': 'y' });
    const doubles = (services: object[]) => {
      const finding = publishFindings({ ...whole, services }).find(({ id }) => id === 'same-names');
      return finding?.fix && applyToValue({ ...whole, services }, finding.fix.operations).services;
    };
    expect(doubles([first, other])).toEqual([first, { ...other, 'service-name': 'Drains in Asheville' }]);
    expect(doubles([first, other, service('drains')])).toEqual([first, other]);
    expect(doubles([first, service('drains', { photos: [{ photo: 'a' }] })])).toHaveLength(2);
  });

  test('links that cannot be guessed are left to a person', () => {
    expect(fixOf({ review_link: 'our booking page!' }).label).toBeUndefined();
    expect(fixOf({ review_link: 'ttps:/g.page/r' }).fixed?.review_link).toBe('https://g.page/r');
  });

  test('buttons with a link of their own are looked at', () => {
    expect(ids({ cta_main: 'link', cta_main_link: 'not an address' })).toEqual(['links']);
    expect(ids({ cta_main: 'phone', cta_main_link: '828 555' })).toEqual([]);
    expect(recordedLinks({ cta_main: 'book.example/now' })).toEqual([
      { path: ['cta_main'], typed: 'book.example/now' },
    ]);
  });

  test('alt texts are proposed from caption, service and town', () => {
    const site: SiteDocument = {
      ...whole,
      gallery: [{ photo: 'a', associated_service: 'Drains' }, { photo: 'b', caption: 'The van' }, { photo: 'c' }],
    };
    const operations = publishFindings(site)[0]?.fix?.operations ?? [];
    expect(applyToValue(site, operations).gallery?.map((photo) => photo.alt_tag)).toEqual([
      'Drains in Asheville',
      'The van',
      'Plumbing by Blue Ridge Plumbing',
    ]);
  });

  test('links that lead off the site are given as addresses, once a scheme is added', () => {
    const site = {
      facebook_url: 'facebook.com/x',
      review_link: 'https://g.page/r',
      external_link: 'tel:123',
      yelp_url: 'a b',
    };
    expect(webAddresses(site)).toEqual([
      { path: ['facebook_url'], url: 'https://facebook.com/x' },
      { path: ['review_link'], url: 'https://g.page/r' },
    ]);
  });
});
