import { run } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

await setUp(import.meta.url);
process.exit(
  await run(process.execPath, [join(root, 'scripts', 'package.ts'), ...process.argv.slice(2)], { cwd: root }),
);
