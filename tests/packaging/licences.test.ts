import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from './packed-app.ts';

// Licences under which a package may be used and shipped inside a closed product. The LGPL requires that users can
// replace the package. Packages under it are therefore separate files beside the archive or in node_modules.
const accepted = new Set([
  ...[
    'MIT',
    'ISC',
    '0BSD',
    'BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
    'Zlib',
  ],
  ...['WTFPL', 'Python-2.0', 'MPL-2.0', 'CC-BY-4.0', 'OFL-1.1', 'LGPL-3.0', 'LGPL-3.0-or-later'],
]);
const isNodeRuntime = (location: string) => /node_modules\/node-(linux|darwin|win|bin)-/.test(location);

/**
 * Returns whether at least one alternative of an SPDX expression of AND and OR has only accepted licences. Replaces the
 * innermost parentheses by an accepted or a refused licence until none are left.
 */
function isAccepted(expression: string): boolean {
  const inner = /\(([^()]*)\)/;
  const [group, content] = inner.exec(expression) ?? [];
  if (group !== undefined) return isAccepted(expression.replace(group, isAccepted(content!) ? 'MIT' : 'none'));
  return expression
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => accepted.has(licence)));
}

/**
 * Returns the licence of a package whose manifest lacks `license`: from the older member `licenses`, or from the
 * readme; `none` if the readme does not name one.
 */
async function olderForm(location: string): Promise<string> {
  const folder = path.join(projectDir, location);
  const { licenses } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  if (Array.isArray(licenses)) return licenses.map(({ type }: { type: string }) => type).join(' OR ');
  return /^#+ License\W+(?:The )?(\w+)/m.exec(await readFile(path.join(folder, 'Readme.md'), 'utf8'))?.[1] ?? 'none';
}

test('every package is under a licence that the product may use', async () => {
  const lock = JSON.parse(await readFile(path.join(projectDir, 'package-lock.json'), 'utf8'));
  const packages = Object.entries<{ license?: string }>(lock.packages).filter(
    ([location]) => location !== '' && !isNodeRuntime(location),
  );
  const licences = await Promise.all(
    packages.map(async ([location, { license }]) => ({ location, licence: license ?? (await olderForm(location)) })),
  );
  expect(licences.filter(({ licence }) => !isAccepted(licence))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only AND (ISC OR MIT)', false],
  ['(GPL-3.0-only OR (ISC AND MIT)) AND 0BSD', true],
  ['SEE LICENSE IN README', false],
])('the rule for licences takes %s as accepted: %s', (expression, expected) => {
  expect(isAccepted(expression)).toBe(expected);
});
