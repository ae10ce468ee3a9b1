import { createHash } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface SiteFile {
  path: string;
  type: string;
  bytes: Buffer;
}

/** Path → content hash and media type of every published file. */
export type Manifest = Record<string, { hash: string; type: string }>;

/**
 * Brings a folder to the given files: unchanged ones are not written, those no longer there are removed. Each file
 * changes in one step, and pages last, so that no visitor gets a page whose pictures are missing.
 */
export async function syncFolder(folder: string, files: readonly SiteFile[], previous: Manifest): Promise<Manifest> {
  const manifest: Manifest = {};
  const isPage = (file: SiteFile) => file.type.startsWith('text/html');
  for (const file of [...files].sort((a, b) => Number(isPage(a)) - Number(isPage(b)))) {
    const hash = createHash('sha256').update(file.bytes).digest('base64url');
    manifest[file.path] = { hash, type: file.type };
    const target = join(folder, file.path);
    if (previous[file.path]?.hash === hash && (await exists(target))) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.part`, file.bytes);
    await rename(`${target}.part`, target);
  }
  for (const path of Object.keys(previous)) {
    if (!manifest[path]) await rm(join(folder, path), { force: true });
  }
  return manifest;
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
