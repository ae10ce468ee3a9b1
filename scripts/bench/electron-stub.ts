import { registerHooks } from 'node:module';

/**
 * A module `electron` whose members all return the module itself, so that the app's main modules load without Electron.
 */
const source = `
  const values = { getPath: () => process.argv.at(-1).split('=')[1], getSwitchValue: () => '', getAppPath: () => process.cwd(),
    getVersion: () => '0', isPackaged: false, requestSingleInstanceLock: () => true, whenReady: () => new Promise(() => {}) };
  const anything = new Proxy(function () {}, {
    get: (_, key) => values[key] ?? (key === 'then' || typeof key === 'symbol' ? undefined : anything),
    apply: () => anything, construct: () => anything,
  });
  export const app = anything, BrowserWindow = anything, Menu = anything, Notification = anything, clipboard = anything;
  export const crashReporter = anything, dialog = anything, ipcMain = anything, nativeTheme = anything, net = anything;
  export const protocol = anything, screen = anything, session = anything, shell = anything, utilityProcess = anything;
  export const webContents = anything;
  export default anything;
`;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: 'stub:electron', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === 'stub:electron' ? { format: 'module', source, shortCircuit: true } : next(url, context),
});
