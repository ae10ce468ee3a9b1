import { expect, test } from 'vitest';
import { createProviderAddresses } from '../../../src-main/app/provider-addresses.ts';
import { resolveConfig } from '../../../src-main/app/policy/config.ts';

/**
 * Returns the provider addresses for a policy file, or those of the embedded backend if there is no policy file.
 * `asked` gets an entry each time the backend's own address is requested.
 */
function harness(policy?: object) {
  const asked: string[] = [];
  const { config, problem } = resolveConfig(policy && JSON.stringify(policy), {});
  expect(problem).toBeUndefined();
  const url = config.backend.kind === 'remote' ? config.backend.url : 'http://127.0.0.1:4010';
  const addresses = createProviderAddresses({
    config,
    baseUrl: async () => (asked.push(url), url),
    headerToken: () => ({ name: 'X-Token', value: 's' }),
  });
  return { addresses, asked };
}

test('[HOST-02] the embedded backend stands in for each service that it can', async () => {
  const { addresses } = harness();
  const headers = { 'X-Token': 's' };
  expect(addresses.notSetUp).toEqual(['ideasSheet']);
  expect(await addresses.geocoding?.()).toMatchObject({ url: 'http://127.0.0.1:4010/providers/geocoding', headers });
  expect(await addresses.webFonts?.()).toMatchObject({ url: 'http://127.0.0.1:4010/providers/webfonts/v1', headers });
  expect(await addresses.checkout()).toEqual({
    linkUrl: 'http://127.0.0.1:4010/providers/checkout',
    toolUrl: 'http://127.0.0.1:4010/providers/new-checkout',
  });
  expect((await addresses.google()).authUrl).toBe('http://127.0.0.1:4010/providers/google/auth');
  expect((await addresses.profile()).media).toBe('http://127.0.0.1:4010/providers/business-profile');
});

test.each(['https://api.example.com', 'http://127.0.0.1:4010', 'http://localhost:4010'])(
  '[HOST-02] no stand-in is asked for on the host %s that a policy names',
  async (host) => {
    const { addresses, asked } = harness({ host });
    expect(addresses.placeNames()).toBeUndefined();
    expect(addresses.geocoding).toBeUndefined();
    expect(addresses.webFonts).toBeUndefined();
    expect(await addresses.checkout()).toEqual({ linkUrl: undefined, toolUrl: undefined });
    const refusal = {
      code: 'PROFILE_ACCESS',
      message: expect.stringContaining('“google” in the policy file') as string,
    };
    await expect(addresses.google()).rejects.toMatchObject(refusal);
    await expect(addresses.profile()).rejects.toMatchObject(refusal);
    expect(asked).toEqual([]);
  },
);

test('[HOST-03] the addresses of a policy are asked, and the backend’s secret goes to none of them', async () => {
  const { addresses, asked } = harness({
    host: 'https://api.example.com',
    geocoding: { url: 'https://geo.example/v1/', accessKey: 'k' },
    webFonts: { url: 'https://fonts.example/v1/', key: 'k' },
    checkout: { linkUrl: 'https://pay.example/now', newCheckoutUrl: 'https://pay.example/new' },
    google: { clientId: 'agency', url: 'https://google.agency.example/' },
  });
  expect(addresses.notSetUp).toEqual(['ideasSheet', 'stockPhotos']);
  expect(await addresses.geocoding?.()).toEqual({ url: 'https://geo.example/v1', accessKey: 'k', headers: {} });
  expect(await addresses.webFonts?.()).toEqual({ url: 'https://fonts.example/v1', key: 'k', headers: {} });
  expect(await addresses.checkout()).toEqual({
    linkUrl: 'https://pay.example/now',
    toolUrl: 'https://pay.example/new',
  });
  expect(await addresses.google()).toMatchObject({
    clientId: 'agency',
    tokenUrl: 'https://google.agency.example/google/token',
  });
  expect((await addresses.profile()).accounts).toBe('https://google.agency.example/business-profile');
  expect(asked).toEqual([]);
});

test('[HOST-03] Google itself is asked where the policy names no other address', async () => {
  const { addresses } = harness({ host: 'https://api.example.com', google: { clientId: 'agency' } });
  expect(new URL((await addresses.google()).tokenUrl).hostname).toBe('oauth2.googleapis.com');
  expect(new URL((await addresses.profile()).media).hostname).toBe('mybusiness.googleapis.com');
});
