import type { Notice } from './notices.ts';

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; name?: string }>;
}

interface Product {
  name: string;
  version: string;
  /** version of Electron */
  electron: string;
}

/** Names of hash algorithms in CycloneDX, by their names in the lockfile. */
const algorithms: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/**
 * Returns the package URL, which identifies a package to scanners. The `@` of a scope is escaped, as the specification
 * of package URLs requires.
 */
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity.split(' ').flatMap((one) => {
    const [algorithm = '', digest = ''] = one.split(/-(.*)/s);
    const alg = algorithms[algorithm];
    return alg ? [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
  });
}

function component(type: 'library' | 'framework', fullName: string, version: string, integrity?: string) {
  const [, group, name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(fullName) ?? [];
  const purl = purlOf(fullName, version);
  return {
    type,
    'bom-ref': purl,
    ...(group !== undefined && { group }),
    name,
    version,
    purl,
    ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
  };
}

/**
 * Returns the software bill of materials of the packed app in the format CycloneDX, for vulnerability scanners. npm's
 * own command is not used, because it lists the dependencies of package.json instead of what the bundles contain. The
 * result has no time and no serial number, so that two builds of the same sources produce the same bytes.
 */
export function sbomOf({ name, version, electron }: Product, notices: readonly Notice[], lock: Lock): object {
  const integrities = new Map(
    Object.entries(lock.packages).map(([location, entry]) => [
      `${entry.name ?? location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${entry.version}`,
      entry.integrity,
    ]),
  );
  const root = `${name}@${version}`;
  const components = [
    component('framework', 'electron', electron, integrities.get(`electron@${electron}`)),
    ...notices.map((notice) => ({
      ...component('library', notice.name, notice.version, integrities.get(`${notice.name}@${notice.version}`)),
      // Licences have a `name` instead of an `id`, because those of some packages are not SPDX identifiers.
      licenses: [{ license: { name: notice.licence } }],
    })),
  ];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': root, name, version } },
    components,
    dependencies: [{ ref: root, dependsOn: components.map((one) => one['bom-ref']) }],
  };
}
