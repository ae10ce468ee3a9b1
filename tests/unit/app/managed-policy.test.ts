import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import plist from 'simple-plist';
import { describe, expect, test } from 'vitest';
import { resolveConfig } from '../../../src-main/app/policy/config.ts';
import { readManagedPreferences } from '../../../src-main/app/policy/managed-preferences.ts';
import { readRegistry, type Registry } from '../../../src-main/app/policy/registry.ts';

const asked = {
  backend: { kind: 'remote', url: 'https://api.agency.example' },
  linkHosts: ['a.example', 'b.example'],
  checkout: { linkUrl: 'https://pay.example', onlyAvailablePlans: true },
  settings: { locked: { updates: 'off', notifications: false }, defaults: {} },
};

interface FakeKey {
  values: Record<string, string | number>;
  keys: Record<string, FakeKey>;
}
const key = (values: FakeKey['values'], keys: FakeKey['keys'] = {}): FakeKey => ({ values, keys });

/**
 * Returns a fake Windows registry whose key of the app is `policy`, and a function that returns the number of open
 * keys.
 */
function fakeRegistry(policy: FakeKey | undefined) {
  let open = 0;
  const root = key({}, policy ? { 'Software\\Policies\\Sitewright': policy } : {});
  const of = (handle: unknown) => (handle === 'HKLM' ? root : (handle as FakeKey));
  const registry = {
    HKLM: 'HKLM',
    Access: { READ: 1 },
    openKey(parent: unknown, name: string) {
      const found = of(parent).keys[name];
      if (found) open += 1;
      return found ?? null;
    },
    closeKey: () => void (open -= 1),
    enumKeyNames: (handle: unknown) => Object.keys(of(handle).keys),
    enumValueNames: (handle: unknown) => Object.keys(of(handle).values),
    getValue: (handle: unknown, _subKey: null, name: string) => of(handle).values[name],
  } as unknown as Registry;
  return { registry, open: () => open };
}

describe('the policy of Windows’ registry', () => {
  test('[HOST-06] has flags as numbers, lists as numbered values and nested members as keys', () => {
    const { registry, open } = fakeRegistry(
      key(
        { host: 'https://api.agency.example' },
        {
          linkHosts: key({ 1: 'a.example', 2: 'b.example' }),
          checkout: key({ linkUrl: 'https://pay.example', onlyAvailablePlans: 1 }),
          lockedSettings: key({ updates: 'off', notifications: 0 }),
        },
      ),
    );
    const found = readRegistry(registry);
    expect(found?.place).toBe('HKLM\\Software\\Policies\\Sitewright');
    expect(resolveConfig(found?.text, {})).toMatchObject({ config: asked, problem: undefined, unknown: [] });
    expect(open()).toBe(0);
  });

  test('[HOST-06] is none where the key is not there, and stops the start where it names no host', () => {
    expect(readRegistry(fakeRegistry(undefined).registry)).toBeUndefined();
    const found = readRegistry(fakeRegistry(key({ productName: 'Trades' })).registry);
    expect(resolveConfig(found?.text, {})).toMatchObject({ mustStop: true });
  });
});

describe('the managed preferences of macOS', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'managed-')), 'com.sitewright.studio.plist');
  const members = {
    host: 'https://api.agency.example',
    linkHosts: ['a.example', 'b.example'],
    checkout: { linkUrl: 'https://pay.example', onlyAvailablePlans: true },
    lockedSettings: { updates: 'off', notifications: 0 },
  };

  test.each([
    ['binary', () => plist.bplistCreator(members)],
    ['XML', () => plist.stringify(members)],
  ])('[HOST-06] are read where the file is %s', (_form, bytes) => {
    writeFileSync(file, bytes());
    const found = readManagedPreferences(file);
    expect(resolveConfig(found?.text, {})).toMatchObject({ config: asked, problem: undefined, unknown: [] });
  });

  test('[HOST-06] are none without the file, and refused where it is no property list', () => {
    expect(readManagedPreferences(`${file}.none`)).toBeUndefined();
    writeFileSync(file, 'host = x');
    expect(() => readManagedPreferences(file)).toThrow();
  });
});
