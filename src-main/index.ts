import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { app } from 'electron';
import { keepFilesPrivate } from './umask.ts';

// Before anything that writes.
keepFilesPrivate();

// Before anything that reads a path: the lock and the compile cache belong to the user data's folder.
const userData = app.commandLine.getSwitchValue('user-data-dir');
if (userData) {
  app.setPath('userData', path.resolve(userData));
  app.setPath('logs', path.join(path.resolve(userData), 'logs'));
}

if (app.requestSingleInstanceLock()) {
  enableCompileCache(path.join(app.getPath('userData'), 'compile-cache'));
  // Awaited, because schemes have to be registered before the app is ready.
  const { startStudio } = await import('./app/studio.ts');
  startStudio();
} else {
  // The instance that runs has been told and shows itself.
  app.quit();
}
