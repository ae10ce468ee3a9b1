import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { app } from 'electron';
import { dataPlaces, moveDataOnce } from './app/data-places.ts';
import { ignoreDebuggers, isSafeMode } from './app/environment.ts';
import { readPrevious } from './app/updates/previous-version.ts';
import { createStarts } from './app/updates/starts.ts';
import { updatesFolder } from './app/updates/updates-folder.ts';
import { keepFilesPrivate } from './umask.ts';

// Must come before anything writes a file, because the permissions of a file are set when it is created.
keepFilesPrivate();
ignoreDebuggers();

// Must come before anything reads a path, because the lock and the compile cache are in folders that are set here.
const chosen = app.commandLine.getSwitchValue('user-data-dir');
if (chosen) {
  keepDataIn(path.resolve(chosen));
  app.setPath('sessionData', path.resolve(chosen));
} else if (app.isPackaged) {
  const usual = app.getPath('userData');
  const { platform, env } = process;
  const places = dataPlaces({ platform, env, home: app.getPath('home'), name: app.getName(), usual });
  const userData = moveDataOnce(usual, places.userData);
  if (userData !== usual) keepDataIn(userData);
  app.setPath('sessionData', places.caches);
}

function keepDataIn(userData: string): void {
  app.setPath('userData', userData);
  app.setPath('logs', path.join(userData, 'logs'));
  app.setPath('crashDumps', path.join(userData, 'Crashpad'));
}

if (app.requestSingleInstanceLock()) {
  if (!isSafeMode()) enableCompileCache(path.join(app.getPath('sessionData'), 'compile-cache'));
  // Counts the start before most of the main process is loaded, because loading that part may be what fails.
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
  // Another instance is running. It has received the arguments and shows its window.
  app.quit();
}
