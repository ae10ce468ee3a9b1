import { expect, test } from 'vitest';
import { isSecureAddress } from '../../../src-main/features/domain/secure-address.ts';

test.each([
  ['https://backend.example/base', true],
  ['http://127.0.0.1:4100', true],
  ['http://localhost:4100', true],
  ['http://[::1]:4100', true],
  ['http://backend.example', false],
  ['http://10.0.0.4', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1@evil.example', false],
  ['ftp://127.0.0.1', false],
])('[DOM-03] money may be spent through %s: %s', (address, secure) => {
  expect(isSecureAddress(address)).toBe(secure);
});
