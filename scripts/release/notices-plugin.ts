import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { noticesOf, packageFolder, packedPackages } from './notices.ts';
import { loadedPackages } from './runtime-packages.ts';

/**
 * Writes dist/notices.json: the licences of all that the app is made of. What was bundled is read from the graph of the
 * modules themselves, because the manifest knows neither what a bundle takes nor the packages of packages. Every bundle
 * adds its own, so the list is whole after the last one.
 */
export function notices(projectDir: string): Plugin {
  const folders = new Set([...loadedPackages(projectDir), ...packedPackages(projectDir)]);
  return {
    name: 'sitewright:notices',
    apply: 'build',
    writeBundle() {
      for (const id of this.getModuleIds()) {
        const folder = packageFolder(projectDir, id);
        if (folder !== undefined) folders.add(folder);
      }
      const dist = path.join(projectDir, 'dist');
      mkdirSync(dist, { recursive: true });
      writeFileSync(path.join(dist, 'notices.json'), JSON.stringify(noticesOf(projectDir, folders)));
    },
  };
}
