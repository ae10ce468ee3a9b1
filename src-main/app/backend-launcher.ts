import path from 'node:path';
import { app, utilityProcess } from 'electron';
import { pictureEnvironment } from '../media/converter.ts';
import type { CutFont } from '#shared/domain/font/cut.ts';
import type { Logger } from '../features/handlers.ts';
import { runBackend } from './backend-process.ts';
import type { BackendProcess } from './backend-process.ts';
import type { AppConfig } from './policy/config.ts';

export interface BackendLauncher {
  /** Starts the embedded backend at the first call. Later calls return the same backend. */
  start: (cutFont: CutFont) => BackendProcess;
  /** Returns the URL of the backend in use; undefined if that is the embedded backend and it is not ready. */
  currentUrl: () => string | undefined;
  stop: () => Promise<void>;
}

export function createBackendLauncher(config: AppConfig, logger: Logger): BackendLauncher {
  let running: BackendProcess | undefined;
  return {
    start: (cutFont) => (running ??= launch(config, cutFont, logger)),
    currentUrl: () => (config.backend.kind === 'remote' ? config.backend.url : running?.current()?.url),
    stop: async () => running?.stop(),
  };
}

function launch(config: AppConfig, cutFont: CutFont, logger: Logger): BackendProcess {
  return runBackend({
    fork: (args) =>
      utilityProcess.fork(path.join(app.getAppPath(), 'dist', 'backend', 'embedded.mjs'), args, {
        serviceName: 'Embedded backend',
        env: pictureEnvironment(process.env),
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    dataDir: path.join(app.getPath('userData'), 'backend'),
    productName: config.product.name,
    publicUrl: config.publicUrl,
    cutFont,
    extraArgs: app.isPackaged ? [] : (process.env.SITEWRIGHT_LOCAL_BACKEND_ARGS ?? '').split(' ').filter(Boolean),
    logger,
  });
}
