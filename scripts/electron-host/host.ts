import { pathToFileURL } from 'node:url';
import { freePort } from '../lib/free-port.ts';
import { browser, connectBrowser, isClosing, startBrowser } from './browser.ts';
import { HostBrowserWindow, watchWindows } from './browser-window.ts';
import { createElectron, electronVersion } from './electron.ts';
import { acceleratorPressed } from './menu.ts';
import { onQuitRole } from './menu-roles.ts';
import { provideElectron } from './module-hook.ts';
import { runtime } from './runtime.ts';
import { measureScreen } from './screen.ts';
import { SingleInstance } from './single-instance.ts';
import { watchUtilityProcesses } from './utility-process.ts';

const instance = new SingleInstance(runtime.userData);
instance.acquire();
const electron = createElectron(instance);
const { app } = electron;
watchWindows({
  created(window) {
    window.on('host-accelerator', (id: number) => acceleratorPressed(window, id));
    app.emit('web-contents-created', {}, window.webContents);
    app.emit('browser-window-created', {}, window);
  },
  allClosed: () => app.allWindowsClosed(),
});
watchUtilityProcesses((details) => app.emit('child-process-gone', {}, details));
onQuitRole(() => app.quit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit());
if (instance.held) instance.listen(({ argv, cwd, data }) => app.emit('second-instance', {}, argv, cwd, data));
if (instance.held) await startBrowser(await debuggingPort());
describeProcess();
provideElectron(electron);

await import(pathToFileURL(runtime.mainFile).href);
if (instance.held) await becomeReady();
else app.exitWithoutLock();

/**
 * Returns Chromium's debugging port, or undefined if no switch asks for one. If `--remote-debugging-port` is 0, a free
 * port is chosen here and written to the switch, so that the app can read the port before Chromium has started.
 */
async function debuggingPort(): Promise<number | undefined> {
  if (runtime.debuggingPort !== undefined) return Number(runtime.debuggingPort);
  const wanted = runtime.switches.get('remote-debugging-port');
  if (wanted === undefined) return undefined;
  const port = Number(wanted) || (await freePort());
  runtime.switches.set('remote-debugging-port', String(port));
  return port;
}

async function becomeReady(): Promise<void> {
  connectBrowser();
  const up = browser();
  up.then(
    (context) => {
      define(process.versions, 'chrome', context.browser()?.version() ?? '');
      context.on('close', () => {
        if (!isClosing()) for (const window of HostBrowserWindow.getAllWindows()) window.destroy();
      });
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      app.exit(1);
    },
  );
  // A real display has to be measured before the app places windows.
  if (!runtime.headless)
    await up.then(
      (context) => context.pages()[0] && measureScreen(context.pages()[0]!),
      () => undefined,
    );
  app.ready();
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}

/**
 * Gives `process` the properties by which code recognizes Electron's main process. Removes the path of the host's entry
 * file from `process.argv`, because an app on Electron does not have such an argument.
 */
function describeProcess(): void {
  const versions = { ...process.versions };
  define(versions, 'electron', electronVersion());
  define(versions, 'chrome', '');
  define(process, 'versions', versions);
  define(process, 'type', 'browser');
  if (!runtime.isPackaged) define(process, 'defaultApp', true);
  define(process, 'resourcesPath', runtime.resourcesPath);
  process.argv.splice(1, 1);
  process.title = runtime.name;
}
