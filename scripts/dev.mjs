import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

/** `npm run dev`: runs the app on the development server, with hot reload of the renderer. */
await setUp(import.meta.url);
process.exit(
  await run(process.execPath, [join(root, 'scripts', 'dev-server.ts'), ...process.argv.slice(2)], { cwd: root }),
);
