/**
 * Serves the renderer with hot reload, builds and watches main, its workers, preload, the preview's script and the embedded
 * backend, and runs the app on them. A change of those restarts the app. Ends with the app's last window or Ctrl+C.
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
// the page's own address has the app's scheme, so the socket's has to be given
const ws = { protocol: 'ws', host: '127.0.0.1', clientPort: port };
const server = await createServer({ configFile, mode: 'development', server: { port, ws } });
await server.listen();

const args = process.argv.slice(2);
const headless = args.includes('--headless') || !hasDisplay();
const runtime = await findRuntime({ headless, mayDownload: true });
// the app refuses all permissions of its pages, and the socket to this computer would need one
const switches = ['--disable-features=LocalNetworkAccessChecks', ...(headless ? ['--headless'] : [])];
// Traces name lines of the sources; a developer's own options, such as those of a debugger, stay.
const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --enable-source-maps`.trim();
let app: ChildProcess | undefined;
let restarting = false;
/** what is being bundled: its folder is empty meanwhile */
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
