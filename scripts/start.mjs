import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { findRuntime, hasDisplay } from './lib/electron.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { setUp } from './lib/setup.mjs';

/**
 * `npm start`: installs what is missing, builds, and runs the app. With `--demo`, or if there is no display and
 * `--headless` is not given, runs the guided demo instead. Passes the other arguments on to the app.
 */
await setUp(import.meta.url);
await ensureBuilt();

const args = process.argv.slice(2).filter((arg) => arg !== '--demo');
const headless = args.includes('--headless');
const wantsDemo = process.argv.includes('--demo');

if (wantsDemo || (!headless && !hasDisplay())) {
  if (!wantsDemo)
    say(
      'There is no display here: running the guided demo without one. (`npm start -- --headless` only runs the app.)',
    );
  process.exit(await run(process.execPath, [join(root, 'scripts', 'demo.ts'), ...args], { cwd: root }));
}
const runtime = await findRuntime({ headless, mayDownload: true });
process.exit(
  await run(runtime.command, [...runtime.args, ...args], { cwd: root, env: { ...runtime.env, ...process.env } }),
);
