import { describe, expect, test } from 'vitest';
import { dnsHelp } from '#shared/domain/site/dns.ts';
import { siteNeeds } from '#shared/domain/needs/rules.ts';
import {
  addRedirects,
  importRedirects,
  KnownRedirects,
  redirectRows,
  setRedirect,
} from '#shared/domain/site/redirects.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { inRecordForm, customerSegments, industryTypes } from '#shared/domain/site/segment.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

describe('redirects', () => {
  const rows = redirectRows([
    { source: '/old', destination: '/new', redirect_type: 302 },
    { source: '/new', destination: '/newest#top', redirect_type: null },
    null,
  ]);

  test('[RED-01] are read from any form, permanent unless they say otherwise', () => {
    expect(rows.map(({ type }) => type)).toEqual(['302', '301', '301']);
    expect(redirectRows(null)).toEqual([]);
  });

  test('[RED-01] a type that the editor does not offer stays as it is', () => {
    const [row] = redirectRows([{ source: '/a', destination: '/b', redirect_type: '307' }]);
    expect(row?.type).toBe('307');
    expect(setRedirect(row!, { destination: '/c' })).toEqual([
      { op: 'set', path: ['redirects', 0, 'destination'], value: '/c' },
    ]);
  });

  test('[RED-01] an import looks at each redirect there is once, and adds its lines in one edit each, in their order', () => {
    let reads = 0;
    const there = Array.from({ length: 500 }, (_, index) => ({
      index,
      destination: '/b',
      type: '301',
      get source() {
        reads++;
        return `/there/${index}`;
      },
    }));
    const cells = Array.from({ length: 2500 }, (_, line) => [`/old/${line}`, `/new/${line}`]);
    const read = importRedirects(there, cells);
    expect(read.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(reads).toBeLessThanOrEqual(2 * there.length);
    const operations = addRedirects({ redirects: [{ source: '/a' }] }, read);
    expect(operations.map(({ op, path }) => [op, ...path])).toEqual(
      cells.map((_, line) => ['insert', 'redirects', 1 + line]),
    );
  });

  test.each([
    ['', '/a', 'Both fields are required.'],
    ['/a', '  ', 'Both fields are required.'],
    ['a', '/b', 'Both paths must start with a slash ("/").'],
    ['/a', 'https://b.com', 'Both paths must start with a slash ("/").'],
    ['//b.com', '/a', 'A path starts with one slash: two lead to another site.'],
    ['/a', '//b.com/', 'A path starts with one slash: two lead to another site.'],
    ['/a', '/\\evil.example', 'A path starts with one slash: two lead to another site.'],
    ['/', '/a', 'The home page ("/") cannot be redirected.'],
    ['/?ref=ad', '/a', 'The home page ("/") cannot be redirected.'],
  ])('[RED-01] %s → %s: %s', (source, destination, problem) => {
    expect(new KnownRedirects([]).problem({ source, destination })).toBe(problem);
  });

  test('[RED-01] a second redirect of a path is refused and names it', () => {
    expect(new KnownRedirects(rows).problem({ source: '/old/', destination: '/b' })).toBe(
      '/old is redirected already, to /new.',
    );
    expect(new KnownRedirects(rows).problem({ source: '/old', destination: '/b' }, 0)).toBeUndefined();
  });

  test('[RED-01] a circle is refused and names every path of it', () => {
    expect(new KnownRedirects([]).problem({ source: '/a', destination: '/a?x=1' })).toBe(
      'This would redirect in a circle: /a → /a?x=1.',
    );
    expect(new KnownRedirects(rows).problem({ source: '/newest', destination: '/old' })).toBe(
      'This would redirect in a circle: /newest → /old → /new → /newest#top.',
    );
    expect(new KnownRedirects(rows).problem({ source: '/start', destination: '/old' })).toBeUndefined();
  });

  test('[RED-01] a circle that is there already does not stand against another redirect', () => {
    const circle = redirectRows([
      { source: '/a', destination: '/b' },
      { source: '/b', destination: '/a' },
    ]);
    expect(new KnownRedirects(circle).problem({ source: '/c', destination: '/a' })).toBeUndefined();
  });

  test('[RED-01] edits touch what changes and nothing else', () => {
    const site: SiteDocument = { redirects: [{ source: '/a', destination: '/b', redirect_type: '301' }] };
    const [row] = redirectRows(site.redirects);
    expect(setRedirect(row!, { source: ' /a ', destination: '/c' })).toEqual([
      { op: 'set', path: ['redirects', 0, 'destination'], value: '/c' },
    ]);
    const added = applyToValue<SiteDocument>({ redirects: null }, [
      ...addRedirects({ redirects: null }, [
        { source: ' /x', destination: '/y ', type: '302' },
        { source: '/z', destination: '/', type: '301' },
      ]),
    ]);
    expect(added.redirects).toEqual([
      { source: '/x', destination: '/y', redirect_type: '302' },
      { source: '/z', destination: '/', redirect_type: '301' },
    ]);
  });

  test('[RED-01] an import says of each line what becomes of it', () => {
    const read = importRedirects(rows, [
      ['Source', 'Destination', 'Type'],
      ['/one', '/two', ''],
      [' /two ', '/one', '301'],
      ['/old', '/x', '301'],
      ['/three', '/four', '307'],
      ['', '', ''],
      ['five', '/six'],
      ['/seven', '/eight', '302'],
      ['/nine', '/ten', 'moved'],
    ]);
    expect(read.map(({ line, source, type, problem }) => [line, source, type, problem])).toEqual([
      [2, '/one', '301', undefined],
      [3, '/two', '301', 'This would redirect in a circle: /two → /one → /two.'],
      [4, '/old', '301', '/old is redirected already, to /new.'],
      [5, '/three', '307', undefined],
      [7, 'five', '301', 'Both paths must start with a slash ("/").'],
      [8, '/seven', '302', undefined],
      [9, '/nine', 'moved', '“moved” is no type of redirect, such as 301.'],
    ]);
  });

  test('[RED-01] an import names the line at which a row begins when a cell before it has line breaks', () => {
    const read = importRedirects(
      [],
      [
        ['/one', '/two\n/three\r\n/four'],
        ['/five', '/six'],
      ],
    );
    expect(read.map(({ line, source }) => [line, source])).toEqual([
      [1, '/one'],
      [4, '/five'],
    ]);
  });
});

describe('DNS records', () => {
  const storage = { paid_url: 'Joes.com', publish_to_google_storage: '1', a_record_ip: '203.0.113.9' };

  test('[DOM-06] cloud storage: the address for the domain, the domain for www', () => {
    expect(dnsHelp(storage)).toEqual({
      records: [
        { type: 'A', host: '@', value: '203.0.113.9' },
        { type: 'CNAME', host: 'www', value: 'joes.com' },
      ],
      missing: [],
    });
    const external = { ...storage, a_record_ip: null, load_balancer_config: { static: '203.0.113.7' } };
    expect(dnsHelp(external).records[0]?.value).toBe('203.0.113.7');
    expect(dnsHelp({ ...storage, a_record_ip: '' })).toMatchObject({
      records: [{ type: 'CNAME' }],
      missing: [/A record/],
    });
  });

  test('[DOM-06] code-hosting pages: www leads to where the site was published first', () => {
    const pages = {
      paid_url: 'joes.com',
      a_record_ip: '203.0.113.9',
      first_publish_url: 'https://Joes.pages.example/x',
    };
    expect(dnsHelp(pages).records).toEqual([
      { type: 'A', host: '@', value: '203.0.113.9' },
      { type: 'CNAME', host: 'www', value: 'joes.pages.example' },
    ]);
    expect(dnsHelp({ paid_url: 'joes.com' })).toMatchObject({ records: [], missing: [/A record/, /first publish/] });
  });

  test('[DOM-06] after the set-up nothing says that it is still to be done', () => {
    const { missing } = dnsHelp({ ...storage, a_record_ip: '', is_dns_configured: true });
    expect(missing).toEqual([expect.stringMatching(/^The domain’s set-up has set its records;/)]);
  });

  test('[DOM-06] without a valid domain there are none', () => {
    expect(dnsHelp({ ...storage, paid_url: 'joes' }).records).toEqual([]);
    expect(dnsHelp({}).missing).toEqual(['Enter a valid domain to see its records.']);
  });
});

describe('segment and industry type', () => {
  test('[SEG-01] the three segments by their numbers', () => {
    expect(customerSegments.map(({ label }) => label)).toEqual([
      '1 Beginner/Solo',
      '2 Reputable/Professional',
      '3 Grayson/Growing',
    ]);
  });

  test('[SEG-01] types come from the record, once each', () => {
    const types = industryTypes({
      industry_types: [{ id: 3, name: 'Plumbing' }, { id: '3' }, null as never, { id: 4 }],
    });
    expect(types).toEqual([
      { value: '3', label: 'Plumbing' },
      { value: '4', label: '4' },
    ]);
  });

  test('[SEG-01] a choice is kept in the form in which the record holds such values', () => {
    expect(inRecordForm('3', 7)).toBe(3);
    expect(inRecordForm('3', '7')).toBe('3');
    expect(inRecordForm('90071992547409931', 7)).toBe('90071992547409931');
    expect(inRecordForm('', 7)).toBeNull();
  });
});

describe('what is missing', () => {
  const missing = (site: SiteDocument) => siteNeeds({ site, contactField: 'contact_id' }).map(({ id }) => id);
  const ready: SiteDocument = {
    slug: 'joes',
    paid_url: 'joes.com',
    contact_id: 'c1',
    service_areas: [{ city: 'Reno', state: 'NV' }],
    load_balancer_config: { static: '203.0.113.7' },
    company_name: 'Joe’s',
    phone: '775 555 0100',
    logo: '/media/logo.png',
    title_tag: 'Joe’s',
    meta_description: 'Plumbing',
    gallery: [{ photo: '/media/1.webp', alt_tag: 'A new boiler' }],
    services: [{ 'service-name': 'Drains', 'service-description': 'Unblocked today.' }],
    business_hours: [{ from: '08:00', to: '17:00' }],
  };

  test('a finished site lacks nothing, a blank one everything', () => {
    expect(missing(ready)).toEqual([]);
    expect(missing({ version: 'vC' })).toHaveLength(14);
  });

  test.each([
    [{ paid_url: 'www.joes.com' }, 'domain'],
    [{ contact_id: ' ' }, 'contact'],
    [{ service_areas: [{ city: 'Reno' }] }, 'area'],
    [{ logo: null }, 'logo'],
    [{ load_balancer_config: null, domain_purchased: true }, 'reachable'],
  ])('%o lacks: %s', (change, id) => {
    expect(missing({ ...ready, ...change })).toEqual([id]);
  });
});
