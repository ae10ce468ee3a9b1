import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Flags with which `unshare` runs a command that can mount a file system in memory; undefined if this computer does not
 * allow that.
 */
const ownMounts =
  process.platform === 'linux'
    ? [['-m'], ['-Urm']].find(
        (flags) => spawnSync('unshare', [...flags, 'mount', '-t', 'tmpfs', 'x', '/mnt']).status === 0,
      )
    : undefined;

if (!ownMounts) console.warn('This computer lets no file system be made: nothing is tested on a disk that is full.');
export const hasSmallDisks = ownMounts !== undefined;

/** Runs a file with Node, with a small disk mounted at `folder` meanwhile. Returns the JSON that the file prints. */
export function runOnSmallDisk(folder: string, megabytes: number, file: string, values: readonly string[]): unknown {
  const script = `mount -t tmpfs -o size=${megabytes}m sitewright "$1" && shift && exec "$@"`;
  const command = [...ownMounts!, 'sh', '-c', script, 'sh', folder, process.execPath, file, ...values];
  return JSON.parse(execFileSync('unshare', command, { encoding: 'utf8' }));
}
