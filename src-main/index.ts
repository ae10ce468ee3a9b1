import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { app } from 'electron';
import { ignoreDebuggers, isSafeMode } from './app/environment.ts';
import { keepFilesPrivate } from './umask.ts';

// Before anything writes a file.
keepFilesPrivate();
ignoreDebuggers();

// Before anything reads a path, because the lock and the compile cache are in the user data folder.
const userData = app.commandLine.getSwitchValue('user-data-dir');
if (userData) {
  app.setPath('userData', path.resolve(userData));
  app.setPath('logs', path.join(path.resolve(userData), 'logs'));
  app.setPath('crashDumps', path.join(path.resolve(userData), 'Crashpad'));
}

if (app.requestSingleInstanceLock()) {
  if (!isSafeMode()) enableCompileCache(path.join(app.getPath('userData'), 'compile-cache'));
  // Awaited, because schemes have to be registered before the app is ready.
  const { startStudio } = await import('./app/studio.ts');
  await startStudio();
} else {
  // The running instance got the arguments and shows itself.
  app.quit();
}
