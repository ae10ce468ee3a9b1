import { describe, expect, test } from 'vitest';
import { resolveConfig } from '../../../src-main/app/policy/config.ts';

const resolved = (policy: unknown, env: NodeJS.ProcessEnv = {}) => resolveConfig(JSON.stringify(policy), env);

describe('the place-name service', () => {
  test('[BI-12] is the backend’s own unless an account of another is named', () => {
    expect(resolveConfig(undefined, {}).config.placeNames).toBeUndefined();
    expect(resolved({ placeNames: { username: 'agency' } }).config.placeNames).toEqual({
      url: 'https://secure.geonames.org',
      username: 'agency',
    });
    const placeNames = { url: 'https://names.agency.example/v1/', username: 'agency' };
    expect(resolved({ placeNames }).config.placeNames).toEqual({
      ...placeNames,
      url: 'https://names.agency.example/v1',
    });
  });

  test('[BI-12] the environment goes before the policy', () => {
    const env = { SITEWRIGHT_GEONAMES_URL: 'http://127.0.0.1:9/names', SITEWRIGHT_GEONAMES_USERNAME: 'tester' };
    expect(resolved({ placeNames: { username: 'agency' } }, env).config.placeNames).toEqual({
      url: 'http://127.0.0.1:9/names',
      username: 'tester',
    });
  });

  test('[BI-12] an address without encryption is reported and left out', () => {
    const env = { SITEWRIGHT_GEONAMES_URL: 'http://names.example', SITEWRIGHT_GEONAMES_USERNAME: 'tester' };
    const { config, problem } = resolveConfig(undefined, env);
    expect(problem).toContain('SITEWRIGHT_GEONAMES_URL must begin with https://');
    expect(config.placeNames).toBeUndefined();
    expect(resolved({ placeNames: { url: 'https://names.example' } }).problem).toContain('placeNames.username');
  });
});
