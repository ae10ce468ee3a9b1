import { expect, test } from 'vitest';
import { sbomOf } from '../../../scripts/release/sbom.ts';

const notice = { name: '@scope/part', version: '2.0.0', licence: 'MIT', text: '' };
const digest = Buffer.alloc(64, 1);

test('[HOST-09] the list for scanners holds the runtime and each part with its address and hash when they are known', () => {
  const lock = {
    packages: {
      'node_modules/a/node_modules/@scope/part': { version: '2.0.0', integrity: `sha512-${digest.toString('base64')}` },
      'node_modules/@scope/part': { version: '1.0.0', integrity: 'sha512-AAAA' },
    },
  };
  expect(sbomOf({ name: 'Sitewright', version: '1.2.3', electron: '45.0.0' }, [notice], lock)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { type: 'application', name: 'Sitewright', version: '1.2.3' } },
    components: [
      { type: 'framework', name: 'electron', purl: 'pkg:npm/electron@45.0.0' },
      {
        type: 'library',
        group: '@scope',
        name: 'part',
        version: '2.0.0',
        purl: 'pkg:npm/%40scope/part@2.0.0',
        hashes: [{ alg: 'SHA-512', content: digest.toString('hex') }],
        licenses: [{ license: { name: 'MIT' } }],
      },
    ],
    dependencies: [{ ref: 'Sitewright@1.2.3', dependsOn: ['pkg:npm/electron@45.0.0', 'pkg:npm/%40scope/part@2.0.0'] }],
  });
});
