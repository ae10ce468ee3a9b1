/**
 * Serves the renderer with hot reload. Builds and watches everything else: main, its workers, preload, the preview's
 * script and the embedded backend. Runs the app on them, and restarts it when one of the watched bundles changes. Ends
 * when the app's last window is closed, or on Ctrl+C.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createBuilder, createServer } from 'vite';
import { bundledEnvironments } from './lib/bundled-environments.ts';
import { findRuntime, hasDisplay } from './lib/electron.mjs';
import { freePort } from './lib/free-port.ts';
import { root } from './lib/paths.mjs';

const configFile = join(root, 'vite.config.ts');
const port = await freePort();
// Without these settings, Vite would derive the URL of its web socket from the page's URL. That would fail, because the
// page's scheme is the app's own.
const ws = { protocol: 'ws', host: '127.0.0.1', clientPort: port };
const server = await createServer({ configFile, mode: 'development', server: { port, ws } });
await server.listen();

const args = process.argv.slice(2);
const headless = args.includes('--headless') || !hasDisplay();
const runtime = await findRuntime({ headless, mayDownload: true });
// Without this switch the socket to this computer would need a permission, and the app refuses all permissions.
const switches = ['--disable-features=LocalNetworkAccessChecks', ...(headless ? ['--headless'] : [])];
// The option makes stack traces name lines of the sources. The developer's own options, such as a debugger's, are kept.
const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --enable-source-maps`.trim();
let app: ChildProcess | undefined;
let restarting = false;
/** names of the bundles that are being built; until all are built, files are missing, so the app is not started */
const bundling = new Set<string>();

function start(): void {
  if (bundling.size > 0) return;
  restarting = false;
  app = spawn(runtime.command, [...runtime.args, ...switches, ...args], {
    stdio: 'inherit',
    env: {
      ...runtime.env,
      ...process.env,
      NODE_OPTIONS: nodeOptions,
      SITEWRIGHT_DEV_SERVER: `http://127.0.0.1:${port}`,
    },
  });
  app.once('exit', (code) => {
    app = undefined;
    if (restarting) start();
    else void end(code ?? 1);
  });
}

function restart(): void {
  if (!app) return start();
  restarting = true;
  app.kill('SIGTERM');
}

async function end(code: number): Promise<never> {
  await server.close();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    restarting = false;
    if (app) app.kill(signal);
    else void end(0);
  });
}

const builder = await createBuilder({
  configFile,
  mode: 'development',
  logLevel: 'warn',
  build: { watch: {}, minify: false, sourcemap: true },
});
const bundles = bundledEnvironments(builder.environments);
for (const { name } of bundles) bundling.add(name);
for (const environment of bundles) {
  const { name } = environment;
  const watcher = await builder.build(environment);
  if (!('on' in watcher)) throw new Error(`${name} is not watched`);
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`);
    if (event.code === 'START') bundling.add(name);
    if (event.code !== 'END') return;
    bundling.delete(name);
    if (bundling.size === 0) restart();
  });
}
