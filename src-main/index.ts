import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { app } from 'electron';
import { ignoreDebuggers, isSafeMode } from './app/environment.ts';
import { readPrevious } from './app/updates/previous-version.ts';
import { createStarts } from './app/updates/starts.ts';
import { updatesFolder } from './app/updates/updates-folder.ts';
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
  // Counted before the larger part of main is loaded, which may be what does not start.
  const starts = createStarts(path.join(updatesFolder(), 'starts.json'), app.getVersion());
  const hasFailed = starts.begin();
  const previous = hasFailed ? readPrevious(updatesFolder(), app.getVersion()) : undefined;
  if (previous) {
    const { offerPrevious } = await import('./app/updates/offer-previous.ts');
    void offerPrevious(previous, starts);
  } else {
    // Awaited, because schemes have to be registered before the app is ready.
    const { startStudio } = await import('./app/studio.ts');
    await startStudio(starts);
  }
} else {
  // The running instance got the arguments and shows itself.
  app.quit();
}
