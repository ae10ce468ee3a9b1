import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

await setUp(import.meta.url);
process.exit(
  await run(process.execPath, [join(root, 'scripts', 'release-check.ts'), ...process.argv.slice(2)], { cwd: root }),
);
