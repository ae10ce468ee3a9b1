import { describe, expect, test, vi } from 'vitest';
import { createExternalLinks } from '../../../src-main/app/external-links.ts';
import type { AppConfig } from '../../../src-main/app/policy/config.ts';

const remote = (url: string) => ({ kind: 'remote' as const, url });

function setUp(
  backend: string | undefined = 'http://127.0.0.1:4010',
  kind: AppConfig['backend'] = { kind: 'embedded' },
) {
  const openExternal = vi.fn(() => Promise.resolve());
  const links = createExternalLinks({
    config: {
      backend: kind,
      linkHosts: ['*.agency.example'],
      linkOrigins: ['http://127.0.0.1:5000', 'https://pay.example:8443'],
      publishedHosts: ['sites.example.com'],
    },
    backendUrl: () => backend,
    publishedUrls: () => [],
    browserOrigin: () => 'http://127.0.0.1:6001',
    openExternal,
  });
  return { links, openExternal };
}

describe('links that leave the app', () => {
  test.each([
    'https://github.com/agency/site',
    'https://acme.github.io/',
    'https://www.facebook.com/acme',
    'https://agency.example/x',
    'https://help.agency.example/',
    'https://sites.example.com/acme/',
    'http://127.0.0.1:4010/sites/acme/index.html',
    'http://127.0.0.1:4010/providers/checkout?site_key=1',
    'http://127.0.0.1:5000/new-checkout',
    'http://127.0.0.1:6001/0123456789abcdef/',
    'https://pay.example:8443/now',
  ])('%s is opened', (url) => {
    expect(setUp().links.allows(url)).toBe(true);
  });

  test.each([
    'http://github.com/',
    'https://github.com:8443/',
    'https://github.com.evil.example/',
    'https://evilgithub.io/',
    'https://user@github.com/',
    'https://agency.example.evil.com/',
    'https://evil.example/',
    'http://127.0.0.1:4010/admin',
    'http://127.0.0.1:4010/sites/../admin',
    'http://127.0.0.1:4011/sites/acme/',
    'http://127.0.0.1:5001/new-checkout',
    'https://pay.example/now',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'app://studio/',
    'smb://host/share',
    'not a link',
    `https://github.com/${'a'.repeat(5000)}`,
  ])('%s is refused', (url) => {
    expect(setUp().links.allows(url)).toBe(false);
  });

  test('a published site without encryption is opened from this computer only', () => {
    expect(setUp('http://backend.example').links.allows('http://backend.example/sites/acme/')).toBe(false);
    expect(setUp('https://backend.example').links.allows('https://backend.example/sites/acme/')).toBe(true);
  });

  test('[HOST-02] the pages of stand-ins are the embedded backend’s alone', () => {
    const page = 'http://127.0.0.1:4010/providers/checkout';
    expect(setUp().links.allows(page)).toBe(true);
    const { links } = setUp('http://127.0.0.1:4010', remote('http://127.0.0.1:4010'));
    expect([links.allows(page), links.allows('http://127.0.0.1:4010/sites/acme/')]).toEqual([false, true]);
  });

  test('nothing is a published site while the backend is not up', () => {
    const links = createExternalLinks({
      config: { backend: { kind: 'embedded' }, linkHosts: [], linkOrigins: [], publishedHosts: [] },
      backendUrl: () => undefined,
      publishedUrls: () => [],
      browserOrigin: () => undefined,
      openExternal: () => Promise.resolve(),
    });
    expect(links.allows('http://127.0.0.1:4010/sites/acme/')).toBe(false);
    expect(links.allows('https://github.com/')).toBe(true);
  });

  test('a refused link is an answer with a code and opens nothing', async () => {
    const { links, openExternal } = setUp();
    await expect(links.open('https://evil.example/')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(openExternal).not.toHaveBeenCalled();
  });

  test('open passes the normalized URL to the system', async () => {
    const { links, openExternal } = setUp();
    await links.open('HTTPS://GitHub.com/a b');
    expect(openExternal).toHaveBeenCalledWith('https://github.com/a%20b');
  });
});
