import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { productNames } from '#shared/domain/product-names.ts';
import { defaultUploadCall } from '../../../src-main/backend-client/endpoints/media.ts';
import { resolveConfig } from '../../../src-main/app/policy/config.ts';
import { checkOwner, loadConfig, policyPath } from '../../../src-main/app/policy/sources.ts';

const policy = (value: object) => resolveConfig(JSON.stringify({ host: 'https://api.example.com', ...value }), {});

describe('the policy file', () => {
  test('[HOST-04] sets host, header token, update channel, product name, link hosts and locked settings', () => {
    const { config, problem } = policy({
      host: 'https://api.agency.example/',
      headerToken: 's3cret',
      headerName: 'X-Agency',
      updateUrl: 'https://updates.agency.example/studio',
      updateChannel: 'beta',
      productName: 'Trade Sites',
      linkHosts: ['*.agency.example'],
      publishedHosts: ['sites.agency.example'],
      lockedSettings: { theme: 'light' },
      defaultSettings: { notifications: false },
    });
    expect(problem).toBeUndefined();
    expect(config).toEqual({
      backend: { kind: 'remote', url: 'https://api.agency.example' },
      headerToken: { name: 'X-Agency', value: 's3cret' },
      update: { url: 'https://updates.agency.example/studio', channel: 'beta' },
      product: {
        name: 'Trade Sites',
        contactField: 'tradesites_contact_id',
        contactsPath: '/api/getTradeSitesContacts',
      },
      linkHosts: ['*.agency.example'],
      linkOrigins: [],
      upload: defaultUploadCall,
      publishedHosts: ['sites.agency.example'],
      settings: { locked: { theme: 'light' }, defaults: { notifications: false } },
    });
  });

  test('names the ideas sheet, which may be opened, the stock photos and where visitors’ messages go', () => {
    const { config } = policy({
      ideasSheetUrl: 'https://sheets.agency.example/ideas',
      stockPhotosUrl: 'https://cdn.agency.example/stock',
      publicUrl: 'https://forms.agency.example/',
    });
    expect(config).toMatchObject({
      ideasSheetUrl: 'https://sheets.agency.example/ideas',
      linkHosts: [],
      linkOrigins: ['https://sheets.agency.example'],
      stockPhotosUrl: 'https://cdn.agency.example/stock',
      publicUrl: 'https://forms.agency.example',
    });
  });

  test('[HOST-02] stock photos come from the embedded backend only when no host is configured', () => {
    expect(resolveConfig(undefined, {}).config.stockPhotosUrl).toBe('/media/stock/services');
    expect(policy({ host: 'http://127.0.0.1:4010' }).config.stockPhotosUrl).toBeUndefined();
  });

  test('[HOST-04] the pages of the checkout and of what answers in Google’s place may be opened', () => {
    const { config } = policy({
      checkout: { linkUrl: 'https://pay.example:8443/now', newCheckoutUrl: 'http://127.0.0.1:5000/new' },
      google: { clientId: 'agency', url: 'https://google.agency.example/' },
    });
    expect(config.linkOrigins).toEqual([
      'https://pay.example:8443',
      'http://127.0.0.1:5000',
      'https://google.agency.example',
    ]);
  });

  test('[HOST-01] without one the app runs on its embedded backend as Sitewright', () => {
    const { config, problem } = resolveConfig(undefined, {});
    expect(problem).toBeUndefined();
    expect(config.backend).toEqual({ kind: 'embedded' });
    expect(config.product).toEqual({
      name: 'Sitewright',
      contactField: 'sitewright_contact_id',
      contactsPath: '/api/getSitewrightContacts',
    });
  });

  test.each([
    ['not JSON', '{', 'not JSON'],
    ['a list', '[]', 'the policy'],
    ['a host without encryption', '{"host":"http://api.example.com"}', 'host: must begin with https://'],
    ['a host that is no address', '{"host":"api","productName":"Trades"}', 'host:'],
    ['an empty host', '{"host":""}', 'host:'],
    ['a host that is null', '{"host":null}', 'host:'],
    ['no host', '{"productName":"Trades","lockedSettings":{"theme":"dark"}}', 'host: is missing'],
    ['nothing', '{}', 'host: is missing'],
    ['no host, beside another fault', '{"updateUrl":"x"}', 'host: is missing'],
    ['a host in other letters', '{"Host":"https://api.example.com"}', '“Host” has to be written “host”'],
    ['a host in capitals with a space', '{"HOST ":"https://api.example.com"}', '“HOST ” has to be written “host”'],
  ])('[HOST-04] %s stops the start: it cannot be told which backend is meant', (_what, text, message) => {
    const { problem, mustStop } = resolveConfig(text, {});
    expect(problem).toContain(message);
    expect(mustStop).toBe(true);
    expect(resolveConfig(text, { SITEWRIGHT_BACKEND_URL: 'https://other.example.com' }).mustStop).toBe(false);
  });

  test.each([
    ['an update feed without encryption', { updateUrl: 'http://x.example.com' }, 'updateUrl:'],
    ['link hosts with a scheme', { linkHosts: ['https://x.example.com'] }, 'linkHosts.0:'],
    ['an open wildcard', { linkHosts: ['*'] }, 'linkHosts.0:'],
    ['an upload call with a strange method', { uploads: { method: 'PUT' } }, 'uploads.method:'],
    ['a theme that there is not', { lockedSettings: { theme: 'blue' } }, 'lockedSettings.theme:'],
    ['a default that is no flag', { defaultSettings: { spelling: 'yes' } }, 'defaultSettings.spelling:'],
    ['a service without its account', { placeNames: { username: ' ' } }, 'placeNames.username:'],
  ])('[HOST-04] %s is reported and left out, the rest holds', (_what, members, message) => {
    const { config, problem, mustStop } = policy({
      host: 'https://api.example.com',
      productName: 'Trades',
      ...members,
    });
    expect(problem).toContain(message);
    expect(mustStop).toBe(false);
    expect(config).toEqual(policy({ host: 'https://api.example.com', productName: 'Trades' }).config);
  });

  test('[HOST-04] the rest of a policy without host holds for a run that names its backend', () => {
    const env = { SITEWRIGHT_BACKEND_URL: 'https://other.example.com' };
    const { config, problem, mustStop } = resolveConfig('{"productName":"Trades"}', env);
    expect([mustStop, problem, config.product.name]).toEqual([false, undefined, 'Trades']);
  });

  test('[HOST-04] the call for an upload can be named, in parts too', () => {
    const { config, problem } = policy({ uploads: { path: '/files/sign', uploadUrl: 'put', fileUrl: 'data.url' } });
    expect(problem).toBeUndefined();
    expect(config.upload).toEqual({ path: '/files/sign', method: 'POST', uploadUrl: 'put', fileUrl: 'data.url' });
    expect(policy({}).config.upload).toEqual(defaultUploadCall);
  });

  test('[AUTH-06] a problem never repeats the secret', () => {
    const { problem } = policy({ headerToken: 's3cret-value', headerName: 'not a header' });
    expect(problem).toContain('headerName');
    expect(problem).not.toContain('s3cret-value');
  });

  test('members that this version does not know are named, and the rest holds', () => {
    const { config, unknown, problem } = policy({ host: 'https://api.example.com', future: 1 });
    expect(problem).toBeUndefined();
    expect(unknown).toEqual(['future']);
    expect(config.backend.kind).toBe('remote');
  });

  test('[HOST-02] SITEWRIGHT_BACKEND_URL wins over the file', () => {
    const env = { SITEWRIGHT_BACKEND_URL: 'http://127.0.0.1:4010/' };
    const { config } = resolveConfig('{"host":"https://api.example.com"}', env);
    expect(config.backend).toEqual({ kind: 'remote', url: 'http://127.0.0.1:4010' });
  });

  test('[AUTH-06] the header token goes to no host but the policy’s own', () => {
    const text = '{"host":"https://api.example.com/v1","headerToken":"secret"}';
    const elsewhere = resolveConfig(text, { SITEWRIGHT_BACKEND_URL: 'https://other.example.com' });
    expect(elsewhere.config.headerToken).toBeUndefined();
    const same = resolveConfig(text, { SITEWRIGHT_BACKEND_URL: 'https://api.example.com/v2' });
    expect(same.config.headerToken).toEqual({ name: 'X-Sitewright-Token', value: 'secret' });
    expect(resolveConfig('{"headerToken":"secret"}', {}).config.headerToken).toBeUndefined();
  });

  test('a bad SITEWRIGHT_BACKEND_URL is reported and left out', () => {
    const { config, problem } = resolveConfig(undefined, { SITEWRIGHT_BACKEND_URL: 'http://example.com' });
    expect(problem).toContain('SITEWRIGHT_BACKEND_URL');
    expect(config.backend.kind).toBe('embedded');
  });

  test('is read when it begins with a byte order mark', () => {
    expect(resolveConfig('\uFEFF{"productName":"Trades"}', {}).config.product.name).toBe('Trades');
  });
});

test('[HOST-06] one bad member of several is named and left out, its neighbors hold', () => {
  const { config, problem, unknown } = policy({
    linkHosts: ['good.example', 'https://bad.example', '*.fine.example'],
    lockedSettings: { theme: 'blue', updates: 'off', font: 'Inter' },
    checkout: { linkUrl: 'http://pay.example', onlyAvailablePlans: true },
  });
  expect(problem).toContain('linkHosts.1:');
  expect(problem).toContain('lockedSettings.theme:');
  expect(problem).toContain('checkout.linkUrl:');
  expect(unknown).toEqual(['lockedSettings.font']);
  expect(config.linkHosts).toEqual(['good.example', '*.fine.example']);
  expect(config.settings.locked).toEqual({ updates: 'off' });
  expect(config.checkout).toEqual({ onlyAvailablePlans: true });
});

describe('the place of the policy', () => {
  const at = (env: NodeJS.ProcessEnv) => ({ platform: 'linux' as const, env });

  test('[HOST-04, HOST-06] is the system’s own, which users cannot write, or the one that SITEWRIGHT_CONFIG names', () => {
    expect(policyPath({ platform: 'linux', env: {} })).toBe('/etc/sitewright/policy.json');
    expect(policyPath({ platform: 'darwin', env: {} })).toBe('/Library/Application Support/Sitewright/policy.json');
    const windows = { platform: 'win32', env: { ProgramData: 'D:\\Data', ProgramFiles: 'D:\\Mine' } } as const;
    expect(policyPath(windows)).toBe('C:\\Program Files\\Sitewright\\policy.json');
    expect(policyPath(at({ SITEWRIGHT_CONFIG: '/tmp/p.json' }))).toBe('/tmp/p.json');
  });

  test('[HOST-06] a file that others than root may write is not used', () => {
    const root = { uid: 0, mode: 0o100644 };
    const look = (file: string, other: Partial<typeof root>) => (asked: string) =>
      asked === file ? { ...root, ...other } : root;
    const check = (...change: Parameters<typeof look>) => checkOwner('/etc/sitewright/policy.json', look(...change));
    expect(() => check('/etc/sitewright/policy.json', {})).not.toThrow();
    expect(() => check('/etc/sitewright/policy.json', { uid: 1000 })).toThrow('has to belong to root');
    expect(() => check('/etc/sitewright/policy.json', { mode: 0o100666 })).toThrow('has to belong to root');
    expect(() => check('/etc/sitewright', { mode: 0o040777 })).toThrow('/etc/sitewright has to belong to root');
  });

  test('[HOST-04] a named file that does not exist stops the start and is named, unless the run names its backend', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'policy-')), 'none.json');
    expect((await loadConfig(at({ SITEWRIGHT_CONFIG: file }))).problem).toContain(file);
    const stops = async (url: string) =>
      (await loadConfig(at({ SITEWRIGHT_CONFIG: file, SITEWRIGHT_BACKEND_URL: url }))).mustStop;
    const urls = ['', 'http://other.example.com', 'https://other.example.com'];
    expect(await Promise.all(urls.map(stops))).toEqual([true, true, false]);
  });

  test('is read from disk', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'policy-')), 'policy.json');
    const load = () => loadConfig(at({ SITEWRIGHT_CONFIG: file }));
    writeFileSync(file, '{"productName":"Trades"}');
    expect(await load()).toMatchObject({ config: { product: { name: 'Trades' } }, place: file });
    writeFileSync(file, '{');
    expect((await load()).problem).toContain(file);
  });
});

test('[HOST-02] a product’s name makes the names of the record’s field and of the call', () => {
  expect(productNames('Job-Site 24!')).toEqual({
    name: 'Job-Site 24!',
    contactField: 'jobsite24_contact_id',
    contactsPath: '/api/getJobSite24Contacts',
  });
});
