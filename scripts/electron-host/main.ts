/**
 * Runs an Electron app's main bundle on Node and the system's Chromium:
 * `node scripts/electron-host/main.ts APP [--headless] [--user-data-dir=DIR] [--remote-debugging-port=N] …`
 * With `--packaged=RESOURCES`, the app runs as if its package were installed: APP has the extracted files of the
 * package's archive, and RESOURCES is the package's `resources` folder. `--host-debugging-port=N` opens a debugging
 * port that the app does not see, because a packaged app removes `--remote-debugging-port`.
 */
import { enableCompileCache } from 'node:module';

// The cache saves a tenth of a second per start. It is enabled first, because it only holds what is loaded afterwards.
enableCompileCache();
await import('./host.ts');
