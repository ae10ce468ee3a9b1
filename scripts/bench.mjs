import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

await setUp(import.meta.url, { purposes: ['bench'] });
await ensureBuilt();
process.exit(
  await run(process.execPath, [join(root, 'scripts', 'bench', 'main.ts'), ...process.argv.slice(2)], { cwd: root }),
);
