import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { step } from './say.mjs';

const stampFile = join(cache, 'build.json');
const SOURCES = [
  'src-main',
  'src-preload',
  'src-renderer',
  'vite.config.ts',
  'scripts/lib/ipc-channels.ts',
  'scripts/release/notices-plugin.ts',
  'scripts/release/notices.ts',
  'scripts/release/runtime-packages.ts',
  'package-lock.json',
];
const RESULTS = [
  'dist/main/index.js',
  'dist/backend/embedded.mjs',
  'dist/preload/index.cjs',
  'dist/preview-frame/index.js',
  'dist/renderer/index.html',
  'dist/notices.json',
];

/**
 * Returns a hash of the files' names, sizes and modification times. The hash changes whenever a file is written, added
 * or deleted.
 * @param {string} folder
 * @param {readonly string[]} names names of files and folders in `folder`
 */
export function stateOf(folder, names) {
  const hash = createHash('sha256');
  for (const name of names) {
    const start = join(folder, name);
    if (!existsSync(start)) continue;
    const files = statSync(start).isDirectory()
      ? readdirSync(start, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [start];
    for (const file of files.sort()) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function isBuilt() {
  if (!RESULTS.every((file) => existsSync(join(root, file))) || !existsSync(stampFile)) return false;
  return readFileSync(stampFile, 'utf8') === stateOf(root, [...SOURCES, ...RESULTS]);
}

/**
 * Builds dist/ if the sources or the built files have changed since the last build. Throws if the build fails.
 * @param {{ force?: boolean }} [options] force: builds even if nothing has changed
 */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && isBuilt()) return;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const succeeded = await step('Building', () =>
    runQuietly(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], { cwd: root, env }),
  );
  if (!succeeded) throw new Error('The build failed.');
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, stateOf(root, [...SOURCES, ...RESULTS]));
}
