import { describe, expect, test } from 'vitest';
import { siteNeeds, nextNeed, obstaclesTo } from '#shared/domain/needs/rules.ts';
import { publishBlockers, saveBlockers } from '#shared/domain/site/readiness.ts';
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
  const obstacles = obstaclesTo('publish', { site, contactField: CONTACT });
  expect(obstacles.map(({ tab, section, places }) => [tab, section, ...(places[0] ?? [])])).toEqual([
    ['domain', 'address', 'slug'],
    ['domain', 'address', 'github_repo'],
    ['domain', 'contact', CONTACT],
    ['domain', 'address', 'paid_url'],
    ['layout', undefined, 'multipage'],
  ]);
});

const asked = (site: SiteDocument) => ({ site, contactField: CONTACT });
const idsOf = (site: SiteDocument) => siteNeeds(asked(site)).map(({ id }) => id);

describe('what is missing', () => {
  test('[NAV-13] a blank site has each need once, blockers first, each with a place on its tab', () => {
    const needs = siteNeeds(asked({}));
    expect(needs.map(({ id, severity }) => `${severity} ${id}`)).toEqual([
      'save slug',
      'save contact',
      'save area',
      'publish domain',
      ...['company', 'phone', 'logo', 'photos', 'title', 'description', 'services', 'hours', 'reachable'].map(
        (id) => `advice ${id}`,
      ),
    ]);
    const inCatalogue = needs.filter(({ id }) => id !== 'contact' && id !== 'reachable');
    expect(inCatalogue.map(({ tab }) => tab)).toEqual(
      inCatalogue.map(({ places }) => tabOfField(String(places[0]?.[0]))),
    );
  });

  test('[NAV-13] photos without alt text are named with their own field', () => {
    const site = { ...ready, gallery: [{ photo: '/media/1.webp' }] };
    expect(idsOf(site)).not.toContain('photos');
    const need = siteNeeds(asked(site)).find(({ id }) => id === 'alt-texts');
    expect(need).toMatchObject({ severity: 'advice', tab: 'photos', places: [['gallery', 0, 'alt_tag']] });
  });

  test('[NAV-13] [SAVE-04] a service area is needed to save, and leaves the buttons enabled: the save says so', () => {
    expect(idsOf(ready)).toContain('area');
    expect(obstaclesTo('save', asked(ready))).toEqual([]);
    expect(idsOf({ ...ready, service_areas: [{ city: 'Reno', state: 'NV' }] })).not.toContain('area');
  });

  test('[NAV-13] the next blocker comes after the last, in a circle; with none left come the things worth doing', () => {
    const needs = siteNeeds(asked({ slug: 'joes' }));
    const next = (last?: string) => nextNeed(needs, last)?.id;
    expect([next(), next('contact'), next('area'), next('domain'), next('gone')]).toEqual([
      'contact',
      'area',
      'domain',
      'contact',
      'contact',
    ]);
    const advised = needs.filter(({ severity }) => severity === 'advice');
    expect(nextNeed(advised)?.id).toBe('company');
    expect(nextNeed([])).toBeUndefined();
  });
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
