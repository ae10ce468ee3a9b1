import { policyFiles } from '../../scripts/release/policy-files.ts';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { getCurrentFuseWire } from '@electron/fuses';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '../../scripts/release/notices.ts';
import { nativeProblems } from '../../scripts/release/native-files.ts';
import { utilityProcess } from '../../scripts/electron-host/utility-process.ts';
import { createConverter } from '../../src-main/media/converter.ts';
import { heicPhoto } from '../support/photos/pictures.ts';
import { shippedWire } from './fuse-wire.ts';
import { digestsBelow, distDir, filesBelow, packApp, projectDir, type PackedApp } from './packed-app.ts';

const megabyte = 1024 * 1024;
const updateUrl = 'https://updates.example/sitewright';
const entryPoints = [
  'dist/main/index.js',
  'dist/backend/embedded.mjs',
  'dist/converter/main.mjs',
  'dist/sameness/worker.mjs',
  'dist/spelling/worker.mjs',
  'dist/preload/index.cjs',
  'dist/renderer/index.html',
];
/**
 * All packages of the archive, except keytar and those for a single system. Whoever adds a package decides here that it
 * is shipped.
 */
const loadedPackages = `
  @exodus/bytes @img/colour @napi-rs/keyring argparse bcp-47 bcp-47-match better-sqlite3 builder-util-runtime
  data-urls debug decimal.js detect-libc electron-updater entities fontverter fs-extra graceful-fs harfbuzzjs
  heic-convert heic-decode html-encoding-sniffer is-alphabetical is-alphanumerical is-decimal
  is-potential-custom-element-name jpeg-js js-yaml jsdom jsonfile lazy-val libheif-js lodash.escaperegexp
  lodash.isequal lru-cache ms native-reg node-gyp-build p-limit pako parse5 parse5-parser-stream pngjs punycode
  sax saxes semver sharp subset-font tiny-typed-emitter tldts tldts-core tough-cookie tr46 undici universalify
  w3c-xmlserializer wawoff2 webidl-conversions whatwg-mimetype whatwg-url woff2sfnt-sfnt2woff xml-name-validator
  xmlchars yocto-queue
`
  .trim()
  .split(/\s+/);
const { version: projectVersion } = JSON.parse(await readFile(path.join(projectDir, 'package.json'), 'utf8'));
let app: PackedApp;

beforeAll(async () => {
  app = await packApp({ SITEWRIGHT_UPDATE_URL: updateUrl, SITEWRIGHT_UPDATE_CHANNEL: 'beta' });
}, 300_000);
afterAll(() => app?.remove());

const packageOf = (entry: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(entry)?.[1];
const isPackageFile = (entry: string) => entry.startsWith('node_modules');

describe('the archive', () => {
  test('[HOST-04] holds everything that the build made, apart from source maps', async () => {
    const built = (await filesBelow(distDir)).filter((file) => !file.endsWith('.map')).map((file) => `dist/${file}`);
    expect(built).toEqual(expect.arrayContaining(entryPoints));
    expect(app.entries).toEqual(expect.arrayContaining(built));
  });

  test('[HOST-04] holds nothing but the build, the manifest, the window icon, stock pictures, fonts and packages', () => {
    const roots = new Set(app.entries.filter((entry) => !isPackageFile(entry)).map((entry) => entry.split('/')[0]));
    expect([...roots].sort()).toEqual(['dist', 'package.json', 'resources']);
    const isAsset = (entry: string) => /^resources\/(stock-art|fonts|page-fonts)(\/|$)/.test(entry);
    expect(app.entries.filter((entry) => entry.startsWith('resources/') && !isAsset(entry))).toEqual([
      'resources/icon.png',
    ]);
    expect(app.entries.filter((entry) => /\.(map|[cm]?tsx?|tsbuildinfo|h|gyp)$/.test(entry))).toEqual([]);
  });

  test('[HOST-09] has beside it the runtime, its licences, the feed, the policy and native code, and nothing else', async () => {
    const folder = path.dirname(app.resources);
    const files = (await filesBelow(folder)).filter((file) => !file.startsWith('resources/app.asar.unpacked/'));
    expect(files.sort()).toEqual(
      [
        ...['LICENSE.electron.txt', 'LICENSES.chromium.html', 'locales/en-US.pak', 'sitewright', 'version'],
        ...['resources/app.asar', 'resources/app-update.yml'],
        ...Object.keys(policyFiles()).map((file) => `resources/policy/${file}`),
      ].sort(),
    );
  });

  test('[HOST-06] has the files of the policy beside it, for IT', async () => {
    expect((await filesBelow(path.join(app.resources, 'policy'))).sort()).toEqual(Object.keys(policyFiles()).sort());
  });

  test('[HOST-04] holds every stock picture', async () => {
    const pictures = await filesBelow(path.join(projectDir, 'resources/stock-art'));
    expect(pictures.length).toBeGreaterThan(200);
    expect(app.entries).toEqual(expect.arrayContaining(pictures.map((file) => `resources/stock-art/${file}`)));
  });

  test('[HOST-04] holds no package that only developers need, and no Node', async () => {
    const lock = JSON.parse(await readFile(path.join(projectDir, 'package-lock.json'), 'utf8'));
    const shipped = new Set<string | undefined>();
    for (const [location, { dev }] of Object.entries<{ dev?: boolean }>(lock.packages)) {
      if (!dev) shipped.add(packageOf(location));
    }
    const packed = new Set(app.entries.map(packageOf).filter((name) => name !== undefined && !/^@[^/]+$/.test(name)));
    expect([...packed].filter((name) => !shipped.has(name))).toEqual([]);
    expect([...packed].filter((name) => /^node-(linux|darwin|win|bin)/.test(name ?? ''))).toEqual([]);
    expect(packed).toContain('better-sqlite3');
  });

  test('[HOST-09] has native code of this system beside it, and nothing else', async () => {
    const unpacked = (await filesBelow(path.join(app.resources, 'app.asar.unpacked'))).sort();
    expect(unpacked.filter((file) => !file.includes('/keytar/'))).toEqual([
      expect.stringMatching(/^node_modules\/@img\/sharp-libvips-linux-(x64|arm64)\/lib\/libvips-cpp\.so\.[\d.]+$/),
      expect.stringMatching(/^node_modules\/@img\/sharp-linux-(x64|arm64)\/lib\/sharp-linux-\w+-[\d.]+\.node$/),
      `node_modules/@napi-rs/keyring-linux-${process.arch}-gnu/keyring.linux-${process.arch}-gnu.node`,
      `node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`,
    ]);
    expect(await nativeProblems(path.join(app.resources, 'app.asar.unpacked'), 'linux', process.arch)).toEqual([]);
    const native = app.entries.filter((entry) => /\.(node|dll|dylib)$|\.so(\.|$)/.test(entry));
    expect(native.sort()).toEqual(unpacked);
  });

  test('[HOST-09] holds exactly the packages that the app loads', () => {
    const packed = new Set(app.entries.map(packageOf).filter((name) => name !== undefined && !/^@[^/]+$/.test(name)));
    const ofSystem = (name = '') => name === 'keytar' || /^(@img\/sharp|@napi-rs\/keyring)-/.test(name);
    expect([...packed].filter((name) => !ofSystem(name)).sort()).toEqual(loadedPackages);
  });

  test('[HOST-09] brings the licence of every package that it holds, bundled or not', async () => {
    const notices: Notice[] = JSON.parse(await readFile(path.join(app.extracted, 'dist/notices.json'), 'utf8'));
    const named = notices.map(({ name }) => name);
    // Examples, in this order: bundled into the page, the main process, a worker and the preview's script; the last two
    // are included as data.
    const bundled = ['react', 'undici', 'nspell', 'idiomorph', '@fontsource/barlow', 'dictionary-en'];
    const packed = new Set(app.entries.map(packageOf).filter((name) => name !== undefined && !/^@[^/]+$/.test(name)));
    expect(named).toEqual(expect.arrayContaining([...bundled, ...packed]));
    expect(named).not.toContain('vitest');
    expect(notices.filter(({ licence, text }) => licence === '' || text === '')).toEqual([]);
    expect(notices.find(({ name }) => name === 'react')).toMatchObject({
      licence: 'MIT',
      text: expect.stringContaining('Permission is hereby granted'),
    });
  });

  test('[HOST-09] is listed for scanners, each part with the hash that the lock file has for it', async () => {
    const notices: Notice[] = JSON.parse(await readFile(path.join(app.extracted, 'dist/notices.json'), 'utf8'));
    const { metadata, components } = app.sbom;
    expect(metadata.component).toMatchObject({ name: 'Sitewright', version: projectVersion });
    expect(components.map(({ group, name }) => (group ? `${group}/${name}` : name))).toEqual([
      'electron',
      ...notices.map(({ name }) => name),
    ]);
    expect(components.filter(({ hashes }) => !hashes.some(({ alg }) => alg === 'SHA-512'))).toEqual([]);
  });

  test('[HOST-04] stays within its size budget', async () => {
    const sizes = await Promise.all(
      (await filesBelow(app.extracted)).map(async (file) => (await stat(path.join(app.extracted, file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * megabyte);
  });
});

test('[HOST-09] the same build packed again has the same bytes', { timeout: 300_000 }, async () => {
  const again = await packApp({ SITEWRIGHT_UPDATE_URL: updateUrl, SITEWRIGHT_UPDATE_CHANNEL: 'beta' });
  try {
    expect(await digestsBelow(again.resources)).toEqual(await digestsBelow(app.resources));
    expect(await readFile(again.binary)).toEqual(await readFile(app.binary));
  } finally {
    await again.remove();
  }
});

describe('the packed application', () => {
  test('[HOST-04] finds every package that its bundles import', async () => {
    const requireFromApp = createRequire(path.join(app.extracted, 'dist/main/index.js'));
    const bundles = (await filesBelow(app.extracted)).filter((file) =>
      /^dist\/(main|preload|backend|converter|sameness|spelling)\/.*\.[cm]?js$/.test(file),
    );
    const imported = new Set<string>();
    for (const bundle of bundles) {
      const text = await readFile(path.join(app.extracted, bundle), 'utf8');
      for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) imported.add(fileName);
    }
    const packages = [...imported].filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name) && name !== 'electron');
    expect(packages).toContain('better-sqlite3');
    const missing = packages.filter((name) => {
      try {
        return !requireFromApp.resolve(name).startsWith(app.extracted);
      } catch {
        return true;
      }
    });
    expect(missing).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('[HOST-04] loads its native packages as they were packed', async () => {
    const script = `
      const Database = require('better-sqlite3');
      const row = new Database(':memory:').prepare('select 6 * 7 as answer').get();
      require('heic-convert');
      require('sharp')({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
        .png().toBuffer().then((png) => console.log(row.answer, png.subarray(1, 4).toString()));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: app.extracted });
    expect(stdout.trim()).toBe('42 PNG');
  });

  test.runIf(process.platform === 'linux')('[HOST-04] reads photos and drawings with what was packed', async () => {
    const main = path.join(app.extracted, 'dist/converter/main.mjs');
    const converter = createConverter({ start: () => utilityProcess.fork(main) });
    const photo = await converter.photo(await heicPhoto(), AbortSignal.timeout(30_000));
    expect(photo.type).toBe('image/png');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path onclick="a" d="M0 0"/></svg>';
    const { bytes } = await converter.logo(Buffer.from(drawing), AbortSignal.timeout(30_000));
    expect(Buffer.from(bytes).toString()).toMatch(/<path d="M0 0"/);
    converter.close();
  });

  test.runIf(process.platform === 'linux')('[HOST-04] starts its embedded backend from what was packed', async () => {
    const dataDir = path.join(app.extracted, 'data');
    const main = path.join(app.extracted, 'dist/backend/embedded.mjs');
    const backend = spawn(process.execPath, [main, `--data-dir=${dataDir}`, '--token=packed'], {
      cwd: app.extracted,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(backend, 'exit');
    try {
      const ready = once(createInterface(backend.stdout), 'line') as Promise<[string]>;
      const [line] = await Promise.race([
        ready,
        ended.then(([code]) => [`it ended with code ${String(code)}`] as const),
      ]);
      const { url } = JSON.parse(line) as { url: string };
      expect((await fetch(url)).status).toBe(403);
      expect((await fetch(url, { headers: { 'X-Sitewright-Token': 'packed' } })).status).not.toBe(403);
    } finally {
      backend.kill();
      await ended;
    }
  });

  test('[HOST-04] has the fuses of a shipped program', async () => {
    const { version: _version, ...wire } = await getCurrentFuseWire(app.binary);
    expect(wire).toEqual(shippedWire);
  });

  test('[HOST-04] carries the update feed of its channel', async () => {
    const feed = await readFile(path.join(app.resources, 'app-update.yml'), 'utf8');
    expect(feed).toContain('provider: generic');
    expect(feed).toContain(`url: ${updateUrl}`);
    expect(feed).toContain('channel: beta');
  });
});
