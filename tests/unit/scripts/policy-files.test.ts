// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import plist from 'simple-plist';
import { expect, test } from 'vitest';
import { policyFiles } from '../../../scripts/release/policy-files.ts';
import { policySchema } from '../../../src-main/app/policy/schema.ts';

const root = path.join(import.meta.dirname, '../../..');
const files = policyFiles();
const xml = (name: string): Document => new DOMParser().parseFromString(files[name] ?? '', 'application/xml');
const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

test.each(Object.keys(files))(
  '[HOST-06] %s is what the policy’s schema makes (scripts/release/make-policy-files.ts)',
  async (name) => {
    expect(await readFile(path.join(root, 'resources/policy', name), 'utf8')).toBe(files[name]);
  },
);

test('[HOST-06] README’s table has the policy’s members in their order', async () => {
  const readme = await readFile(path.join(root, 'README.md'), 'utf8');
  const table = /<!-- policy members -->([^]*)<!-- end of policy members -->/.exec(readme)?.[1] ?? '';
  expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual(Object.keys(policySchema.shape));
});

test('[HOST-06] the group policy template is well-formed, and has words for each policy', () => {
  const admx = xml('Sitewright.admx');
  const adml = xml('en-US/Sitewright.adml');
  expect([...admx.querySelectorAll('parsererror'), ...adml.querySelectorAll('parsererror')]).toEqual([]);
  const used = [...(files['Sitewright.admx'] ?? '').matchAll(/\$\(string\.(\w+)\)/g)].map(([, id]) => id ?? '');
  const words = new Set(attributes(adml, 'string', 'id'));
  expect(used.length).toBeGreaterThan(60);
  expect(used.filter((id) => !words.has(id))).toEqual([]);
  const shown = [...(files['Sitewright.admx'] ?? '').matchAll(/\$\(presentation\.(\w+)\)/g)].map(([, id]) => id);
  expect(attributes(adml, 'presentation', 'id')).toEqual(shown);
  expect(attributes(admx, 'policy', 'name')).toEqual(expect.arrayContaining(['host', 'lockedSettings_updates']));
});

test('[HOST-06] the profile is a property list whose payload the app takes', () => {
  const profile = plist.parse<{ PayloadContent: { PayloadType: string; host: string }[] }>(
    files['Sitewright.mobileconfig'] ?? '',
  );
  const [payload] = profile.PayloadContent;
  expect(payload?.PayloadType).toBe('com.sitewright.studio');
  expect(policySchema.safeParse({ host: payload?.host }).success).toBe(true);
});
