import fc from '../../support/fast-check.ts';
import { expect, test } from 'vitest';
import {
  originOf,
  toChromium,
  toCustom,
  translateCsp,
  translateResponseHeaders,
} from '../../../scripts/electron-host/url-map.ts';

const schemes = ['app', 'preview'];

test('maps addresses of the app’s schemes to hosts that never resolve', () => {
  expect(toChromium('app://studio/a/b?c=d#e', schemes)).toBe('https://studio.app.invalid/a/b?c=d#e');
  expect(toChromium('app://studio', schemes)).toBe('https://studio.app.invalid/');
  expect(toChromium('app:///index.html', schemes)).toBe('https://-.app.invalid/index.html');
  expect(toChromium('https://example.com/', schemes)).toBe('https://example.com/');
  expect(toChromium('other://studio/', schemes)).toBe('other://studio/');
});

test('maps the hosts back to the app’s schemes, and leaves hosts alone that only look like them', () => {
  expect(toCustom('https://studio.app.invalid/a?b#c', schemes)).toBe('app://studio/a?b#c');
  expect(toCustom('https://studio.app.invalid', schemes)).toBe('app://studio');
  expect(toCustom('https://-.app.invalid/x', schemes)).toBe('app:///x');
  expect(toCustom('https://studio.app.invalid.example.com/', schemes)).toBe('https://studio.app.invalid.example.com/');
  expect(toCustom('https://studio.other.invalid/', schemes)).toBe('https://studio.other.invalid/');
  expect(toCustom('http://studio.app.invalid/', schemes)).toBe('http://studio.app.invalid/');
});

test('an address of the app is the same after it was mapped to a host and back', () => {
  const host = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}(\.[a-z0-9]{1,5})?$/);
  const rest = fc
    .webUrl({ withQueryParameters: true, withFragments: true })
    .map((url) => url.replace(/^https?:\/\/[^/?#]*/, ''));
  fc.assert(
    fc.property(fc.constantFrom(...schemes), host, rest, (scheme, name, tail) => {
      const url = `${scheme}://${name}/${tail.replace(/^\//, '')}`;
      expect(toCustom(toChromium(url, schemes), schemes)).toBe(url);
    }),
  );
});

test('reports origins as Electron does', () => {
  expect(originOf('https://studio.app.invalid/deep/path', schemes)).toBe('app://studio');
  expect(originOf('https://example.com:8443/x', schemes)).toBe('https://example.com:8443');
  expect(originOf('about:blank', schemes)).toBe('null');
  expect(originOf('data:text/html,x', schemes)).toBe('null');
});

test('translates the sources of a policy that name a scheme of the app', () => {
  expect(translateCsp("default-src 'none'; frame-src preview:; img-src 'self' data: app://media", schemes)).toBe(
    "default-src 'none'; frame-src https://*.preview.invalid; img-src 'self' data: https://media.app.invalid",
  );
  expect(translateCsp("script-src 'self' https://cdn.example", schemes)).toBe("script-src 'self' https://cdn.example");
});

test('translates the headers that hold addresses and leaves the others alone', () => {
  const headers = new Headers({
    'Content-Security-Policy': 'frame-ancestors app:',
    'Access-Control-Allow-Origin': 'app://studio',
    Location: 'app://studio/next',
    'X-Note': 'app://studio',
  });
  expect(translateResponseHeaders(headers, schemes)).toEqual({
    'content-security-policy': 'frame-ancestors https://*.app.invalid',
    'access-control-allow-origin': 'https://studio.app.invalid',
    location: 'https://studio.app.invalid/next',
    'x-note': 'app://studio',
  });
});
