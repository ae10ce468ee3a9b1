import { app, dialog, shell } from 'electron';
import { appImageOf } from './package-facts.ts';
import { type PreviousVersion, putBack } from './previous-version.ts';
import type { Starts } from './starts.ts';

/**
 * Asks the user whether to go back to the previous version, or to start this version again. To go back, replaces the
 * running AppImage by the previous one, or opens the previous installer; shows an error if this fails. Exits the app in
 * all cases.
 */
export async function offerPrevious(previous: PreviousVersion, starts: Starts): Promise<void> {
  await app.whenReady();
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title: app.getName(),
    message: `${app.getName()} ${app.getVersion()} did not start twice.`,
    detail: `Version ${previous.version}, which ran before, is still on this computer. Your drafts stay where they are.`,
    buttons: [`Go back to ${previous.version}`, 'Try again'],
    defaultId: 0,
    cancelId: 1,
  });
  if (response === 0) await goBack(previous, starts);
  else {
    starts.tryAgain();
    app.relaunch();
  }
  app.exit(0);
}

async function goBack(previous: PreviousVersion, starts: Starts): Promise<void> {
  const appImage = appImageOf(process.env, process.resourcesPath);
  try {
    if (appImage !== undefined) {
      putBack(previous, appImage);
      app.relaunch({ execPath: appImage, args: [] });
    } else {
      const failure = await shell.openPath(previous.file);
      if (failure !== '') throw new Error(failure);
    }
    starts.giveUp();
  } catch (error) {
    dialog.showErrorBox(
      `Version ${previous.version} was not put back`,
      `${(error as Error).message}\n${previous.file}`,
    );
  }
}
