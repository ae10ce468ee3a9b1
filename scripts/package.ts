/**
 * Makes the installers and a software bill of materials:
 * `npm run package -- [--platform linux|win|mac] [--dir] [--release] [--out folder]`.
 *   --platform  the target system; by default this system. Before packing for another system, install its npm packages
 *   --dir       makes only the unpacked application, without installers
 *   --release   builds anew; stops unless the update feed, signing (Windows and macOS) and notarising (macOS) are
 *               configured and keytar is built
 *   --out       output folder, instead of release/
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, DIR_TARGET, Platform } from 'electron-builder';
import { ensureBuilt } from './lib/build.mjs';
import { configFor, missingForRelease } from './release/config.ts';
import { sbomOf } from './release/sbom.ts';

const projectDir = path.resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: {
    platform: { type: 'string', default: process.platform },
    dir: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
    out: { type: 'string', default: 'release' },
  },
});
const platform = Platform.fromString(options.platform);

const missing = options.release ? missingForRelease(process.env, platform.nodeName) : [];
// keytar is an optional dependency, because the app uses @napi-rs/keyring if keytar cannot be built. On some systems
// the two libraries do not find each other's secrets. If releases used different libraries, staff would have to sign
// in again after an update.
if (options.release && !existsSync(path.join(projectDir, 'node_modules/keytar/build/Release/keytar.node'))) {
  missing.push('Keychain: keytar is not built; install the compiler and headers it names, then run npm ci');
}
if (missing.length > 0) {
  console.error(['This cannot be released yet.', ...missing].join('\n  '));
  process.exit(1);
}

// A release is always built anew. Any other package uses dist/ if it is current.
await ensureBuilt({ force: options.release });

const artifacts = await build({
  projectDir,
  targets: platform.createTarget(options.dir ? DIR_TARGET : null),
  publish: 'never',
  config: {
    ...configFor(platform.nodeName, process.env),
    directories: { output: path.resolve(projectDir, options.out) },
    forceCodeSigning: options.release && platform !== Platform.LINUX,
  },
});
const readJson = (file: string) => JSON.parse(readFileSync(path.join(projectDir, file), 'utf8'));
const { productName: name, version } = readJson('package.json');
const { version: electron } = readJson('node_modules/electron/package.json');
const sbom = path.resolve(projectDir, options.out, `${name}-${version}-${platform.name}-${process.arch}.cdx.json`);
writeFileSync(
  sbom,
  `${JSON.stringify(sbomOf({ name, version, electron }, readJson('dist/notices.json'), readJson('package-lock.json')), null, 2)}\n`,
);
console.log([...artifacts, sbom].join('\n'));
