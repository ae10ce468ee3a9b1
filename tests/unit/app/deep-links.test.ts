import fc from '../../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { routeOfArguments, routeOfDeepLink } from '../../../src-main/app/deep-links.ts';

describe('a deep link', () => {
  test.each([
    ['sitewright://open/acme-plumbing/photos', '/photos/acme-plumbing'],
    ['sitewright://open/acme.plumbing_2', '/basicInfo/acme.plumbing_2'],
    ['sitewright://open/acme/basicInfo/', '/basicInfo/acme'],
    ['SITEWRIGHT://open/acme/custom-page?run=1#x', '/custom-page/acme'],
    ['sitewright://open/caf%C3%A9/team', '/team/caf%C3%A9'],
  ])('[NAV-10] %s leads to %s', (link, route) => {
    expect(routeOfDeepLink(link)).toBe(route);
  });

  test.each([
    'sitewright://open/',
    'sitewright://open/acme/delete',
    'sitewright://open/acme/photos/extra',
    'sitewright://publish/acme',
    'sitewright://user:pw@open/acme',
    'sitewright://open/..%2f..%2fetc/photos',
    'sitewright://open/a%00b/photos',
    'sitewright://open/%E0%A4%A/photos',
    'sitewright:open/acme',
    'https://open/acme/photos',
    'javascript:alert(1)',
  ])('[NAV-10] %s leads nowhere', (link) => {
    expect(routeOfDeepLink(link)).toBeUndefined();
  });

  test('[NAV-10] longer than any real one leads nowhere', () => {
    expect(routeOfDeepLink(`sitewright://open/acme/faqs?${'a'.repeat(1000)}`)).toBeUndefined();
  });

  test('[NAV-10] never throws and only ever gives a route of a site', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `sitewright://open/${rest}`),
    );
    fc.assert(
      fc.property(anything, (link) => {
        const route = routeOfDeepLink(link);
        if (route !== undefined) expect(route).toMatch(/^\/[a-zA-Z-]+\/[^/?#\\]+$/);
      }),
    );
  });

  test('is found among the arguments of a command line', () => {
    expect(routeOfArguments(['/opt/app', '--flag', 'sitewright://open/acme/faqs'])).toBe('/faqs/acme');
    expect(routeOfArguments(['/opt/app', '/home/me/sitewright'])).toBeUndefined();
  });
});
