import { registerHooks } from 'node:module';

/**
 * Source of a stub of the module `electron`, with which the app's main modules load in Node. All exports are the same
 * proxy. Calls and `new` return the proxy. A member of the proxy is the member of `values` with that name, or else the
 * proxy itself. The member `then` is undefined, because an `await` of the proxy would otherwise never end. Members
 * whose keys are symbols are undefined too.
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
