import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CompanySettings } from '#shared/domain/settings/settings.ts';
import { createSettings } from '../../../src-main/app/settings.ts';

const none: CompanySettings = { locked: {}, defaults: {} };
const changed = vi.fn();
const warn = vi.fn();
let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'settings-')), 'settings.json');
  vi.resetAllMocks();
});
const open = (company = none) => createSettings({ file, company, changed, warn });

test('[HOST-06] what is locked goes before the user’s choice, that before the company’s default, that before the app’s', () => {
  open().choose({ theme: 'light', notifications: false });
  expect(open({ locked: { theme: 'dark' }, defaults: { notifications: true, updates: 'notify' } }).view()).toEqual({
    theme: { value: 'dark', source: 'locked' },
    notifications: { value: false, source: 'user' },
    updates: { value: 'notify', source: 'default' },
    spelling: { value: true, source: 'app' },
  });
});

test('[HOST-06] a choice is kept over a restart and can be forgotten', () => {
  const settings = open();
  settings.choose({ theme: 'dark' });
  settings.choose({ updates: 'off' });
  expect(open().view()).toMatchObject({ theme: { value: 'dark' }, updates: { value: 'off' } });
  settings.forget('theme');
  expect(open().view()).toMatchObject({ theme: { source: 'app' }, updates: { value: 'off' } });
  expect(changed).toHaveBeenCalledTimes(3);
});

test('[HOST-06] a company’s lock of a running app holds at once, and the user’s choice again after it', () => {
  const settings = open();
  settings.choose({ theme: 'light' });
  settings.companyChanged({ locked: { theme: 'dark' }, defaults: {} });
  expect(settings.view().theme).toEqual({ value: 'dark', source: 'locked' });
  settings.companyChanged(none);
  expect(settings.view().theme).toEqual({ value: 'light', source: 'user' });
});

test.each([
  ['is not JSON', '{', 'settings cannot be read'],
  ['has a bad member', '{"theme":"blue","updates":"off"}', 'settings have members that cannot be used'],
])('a file that %s is told to the log, and the rest holds', (_what, text, message) => {
  writeFileSync(file, text);
  expect(open().view().theme).toEqual({ value: 'system', source: 'app' });
  expect(warn).toHaveBeenCalledWith(message, expect.anything());
});

test('nothing changes where the file cannot be written', () => {
  file = path.join(file, 'no-folder', 'settings.json');
  const settings = open();
  expect(() => settings.choose({ theme: 'dark' })).toThrow();
  expect(settings.view().theme.value).toBe('system');
  expect(changed).not.toHaveBeenCalled();
});

test('the settings file is JSON with the user’s choices only', () => {
  open().choose({ theme: 'dark' });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ theme: 'dark' });
});
