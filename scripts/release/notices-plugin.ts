import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { noticesOf, packageFolder, packedPackages } from './notices.ts';
import { loadedPackages } from './runtime-packages.ts';

/**
 * Returns a Vite plugin that writes dist/notices.json, which has the licences of all packages that are part of the app.
 * The bundled packages are read from the module graph of the bundle, because package.json names neither the packages
 * that a bundle contains nor the dependencies of dependencies. Every bundle adds its packages, so the file is complete
 * after the last bundle.
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
