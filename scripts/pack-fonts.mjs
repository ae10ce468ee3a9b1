// Copies the upright Latin faces of the web fonts that ship with the app (all under the SIL Open Font License) from
// their npm packages. Run by hand when a package is updated: node scripts/pack-fonts.mjs
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'resources', 'fonts');
const weights = '400|500|600|700|800|900';

await mkdir(target, { recursive: true });
for (const scope of ['@fontsource', '@fontsource-variable']) {
  for (const name of await readdir(join(root, 'node_modules', scope))) {
    const files = join(root, 'node_modules', scope, name, 'files');
    const face = new RegExp(`^${name}-latin-(wght|${weights})-normal\\.woff2$`);
    for (const file of (await readdir(files)).filter((each) => face.test(each))) {
      const weight = face.exec(file)?.[1] === 'wght' ? 'variable' : face.exec(file)?.[1];
      await copyFile(join(files, file), join(target, `${name}-${weight}.woff2`));
    }
  }
}
