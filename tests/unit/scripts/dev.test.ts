import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder } from 'vite';
import { expect, test } from 'vitest';
import { bundledEnvironments } from '../../../scripts/lib/bundled-environments.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const configFile = path.join(root, 'vite.config.ts');

test('[HOST-01] npm run dev bundles main, the preload and every worker when the page is served', async () => {
  const { environments } = await createBuilder({ configFile, mode: 'development', logLevel: 'silent' });
  const folders = bundledEnvironments(environments).map(({ config }) => path.basename(config.build.outDir));
  // All folders of the build except `renderer`, whose files the development server serves.
  expect(folders.sort()).toEqual(['backend', 'converter', 'main', 'preload', 'preview-frame', 'sameness', 'spelling']);
});

test('[HOST-01] launch configurations name scripts of package.json and files that are there when an editor starts them', async () => {
  const { configurations } = JSON.parse(await readFile(path.join(root, '.vscode/launch.json'), 'utf8'));
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  for (const { program, runtimeArgs } of configurations) {
    if (program) await readFile(program.replace('${workspaceFolder}', root));
    if (runtimeArgs) expect(scripts).toHaveProperty(runtimeArgs[1]);
  }
});

test('[HOST-01] the container of editors has every system package that the scripts ask for', async () => {
  const dockerfile = await readFile(path.join(root, '.devcontainer/Dockerfile'), 'utf8');
  const asked = await readFile(path.join(root, 'scripts/lib/system-packages.mjs'), 'utf8');
  const names = [...asked.matchAll(/^ +name: '([\w-]+)'|\{ name: '([\w-]+)', why/gm)].map(
    ([, one, other]) => one ?? other,
  );
  expect(names).toContain('libsecret-1-dev');
  for (const name of names) expect(dockerfile).toMatch(new RegExp(`[ \\n]${name}[ \\n]`));
});
