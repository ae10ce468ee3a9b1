import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

/**
 * `npm run server`: installs the npm packages if needed, and runs the server for an agency with the given arguments.
 */
await setUp(import.meta.url, { systemPackages: false });
process.exit(await run(process.execPath, [join(root, 'src-main', 'backend', 'server.ts'), ...process.argv.slice(2)]));
