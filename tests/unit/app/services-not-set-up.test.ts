import { expect, test } from 'vitest';
import { notSetUpText, type SetUpService, setUpServices } from '#shared/domain/set-up/services.ts';
import { resolveConfig } from '../../../src-main/app/policy/config.ts';
import { servicesNotSetUp } from '../../../src-main/app/services-not-set-up.ts';

const url = 'https://it.agency.example';
/** For each service, the members of the policy that set it up. */
const members: Record<SetUpService, object> = {
  checkoutLink: { checkout: { linkUrl: url } },
  newCheckout: { checkout: { newCheckoutUrl: url } },
  geocoding: { geocoding: { accessKey: 'k' } },
  google: { google: { clientId: 'c' } },
  ideasSheet: { ideasSheetUrl: url },
  stockPhotos: { stockPhotosUrl: url },
  webFonts: { webFonts: { key: 'k' } },
};

const missingUnder = (policy: object) => servicesNotSetUp(resolveConfig(JSON.stringify(policy), {}).config);

test.each(['https://api.example.com', 'http://127.0.0.1:4010'])(
  '[HOST-02] no service is there on the host %s but those that the policy names',
  (host) => {
    expect(missingUnder({ host })).toEqual(setUpServices);
    expect(missingUnder(Object.assign({ host }, ...Object.values(members)))).toContain('checkoutLink');
    for (const service of setUpServices) {
      const others = setUpServices.filter((each) => each !== service);
      expect(missingUnder({ host, ...members[service] })).toEqual(others);
    }
  },
);

test('[HOST-02] a host that the environment names has no stand-ins either', () => {
  const env = { SITEWRIGHT_BACKEND_URL: 'http://127.0.0.1:4010' };
  expect(servicesNotSetUp(resolveConfig(undefined, env).config)).toEqual(setUpServices);
});

test('[HOST-01] on the embedded backend all is there but the agency’s own sheet of ideas', () => {
  expect(servicesNotSetUp(resolveConfig(undefined, {}).config)).toEqual(['ideasSheet']);
});

test.each(setUpServices)('[HOST-04] what is said of %s names the member that sets it up', (service) => {
  const [member, value] = Object.entries(members[service])[0] as [string, string | object];
  const path =
    typeof value === 'string' || !/Url$/.test(Object.keys(value)[0] ?? '')
      ? member
      : `${member}.${Object.keys(value)[0]}`;
  expect(notSetUpText(service)).toContain(`Your IT can set it with “${path}” in the policy file.`);
});
