import { describe, expect, test } from 'vitest';
import { publishBlockers, publishObstacles, saveBlockers } from '#shared/domain/site/readiness.ts';
import { readinessItems } from '#shared/domain/site/publish-readiness.ts';
import { tabOfField } from '#shared/record-catalogue/catalogue.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

const CONTACT = 'sitewright_contact_id';
const ready: SiteDocument = {
  slug: 'joes-plumbing',
  paid_url: 'joesplumbing.com',
  github_repo: 'joes-plumbing',
  multipage: true,
  version: 'v2.1',
  [CONTACT]: '42',
};

test('[NAV-03] each reason names the tab and the field that puts it right', () => {
  const site = { slug: 'a.b', paid_url: 'www.joes.com', github_repo: 'a/b', version: 'vC' };
  expect(publishObstacles(site, CONTACT).map(({ tab, section, field }) => [tab, section, field])).toEqual([
    ['domain', 'address', 'slug'],
    ['domain', 'address', 'github_repo'],
    ['domain', 'contact', CONTACT],
    ['domain', 'address', 'paid_url'],
    ['layout', undefined, 'multipage'],
  ]);
});

test('[NAV-03] what is missing for publishing names a field of its tab', () => {
  const named = readinessItems.filter(({ section }) => section !== 'contact' && section !== 'setup');
  expect(named.map(({ field, tab }) => field !== undefined && tabOfField(field) === tab)).toEqual(
    named.map(() => true),
  );
});

describe('saving', () => {
  test('[SAVE-02] a valid site with a contact can be saved', () => {
    expect(saveBlockers(ready, CONTACT)).toEqual([]);
  });

  test('[SAVE-02] domain and repository may be empty or missing', () => {
    expect(saveBlockers({ ...ready, paid_url: '', github_repo: null }, CONTACT)).toEqual([]);
    expect(saveBlockers({ slug: 'joes', [CONTACT]: 42 }, CONTACT)).toEqual([]);
  });

  test.each(['', '  ', null, undefined])('[SAVE-02] contact id %j is none', (id) => {
    expect(saveBlockers({ ...ready, [CONTACT]: id }, CONTACT)).toEqual(['Choose a contact on the Domain tab.']);
  });

  test('[SAVE-02] the contact field is the configured one', () => {
    expect(saveBlockers({ ...ready, acme_contact_id: 7 }, 'acme_contact_id')).toEqual([]);
    expect(saveBlockers(ready, 'acme_contact_id')).toHaveLength(1);
  });

  test.each([
    [{ paid_url: 'joes.com/about' }, 'Domain: Forbidden character "/"'],
    [{ paid_url: 'joes' }, 'Domain: Invalid domain format. Please enter a valid domain.'],
    [{ github_repo: 'agency/joes' }, 'Code repository: Forbidden character "/"'],
    [{ slug: 'joes.plumbing' }, 'Slug: Forbidden character "."'],
    [{ slug: '' }, 'Slug: Invalid slug format. Please enter a valid slug.'],
  ])('[SAVE-02] %j blocks with its reason', (change, reason) => {
    expect(saveBlockers({ ...ready, ...change }, CONTACT)).toEqual([reason]);
  });
});

test.each(['joes.plumbing', 'a'.repeat(150)])(
  '[SAVE-02, HOST-02] the slug by which the server knows the site blocks nothing, whatever it looks like: %s',
  (slug) => {
    expect(saveBlockers({ ...ready, slug }, CONTACT, slug)).toEqual([]);
    expect(publishBlockers({ ...ready, slug }, CONTACT, slug)).toEqual([]);
    expect(saveBlockers({ ...ready, slug: `${slug}.2` }, CONTACT, slug)).toHaveLength(1);
  },
);

describe('publishing', () => {
  test('[PUB-02] a bare domain and a contact suffice', () => {
    expect(publishBlockers(ready, CONTACT)).toEqual([]);
  });

  test.each([
    ['', 'Enter a domain on the Domain tab.'],
    ['www.joes.com', 'Enter the domain on the Domain tab without www, protocol or spaces.'],
    ['WWW.joes.com', 'Enter the domain on the Domain tab without www, protocol or spaces.'],
    ['joes plumbing.com', 'Enter the domain on the Domain tab without www, protocol or spaces.'],
    ['https://joes.com', 'Domain: Forbidden character ":"'],
  ])('[PUB-02] the domain “%s” blocks with its reason', (domain, reason) => {
    expect(publishBlockers({ ...ready, paid_url: domain }, CONTACT)).toEqual([reason]);
  });

  test('[PUB-02] a site without contact is blocked', () => {
    expect(publishBlockers({ ...ready, [CONTACT]: null }, CONTACT)).toEqual(['Choose a contact on the Domain tab.']);
  });

  test('[PUB-02] single-page with vC is blocked, either alone is not', () => {
    expect(publishBlockers({ ...ready, multipage: false, version: 'vC' }, CONTACT)).toEqual([
      'A single-page site cannot be published with version vC: choose multi-page or another version.',
    ]);
    expect(publishBlockers({ ...ready, multipage: 'true', version: 'vC' }, CONTACT)).toEqual([]);
    expect(publishBlockers({ ...ready, multipage: false }, CONTACT)).toEqual([]);
  });
});
