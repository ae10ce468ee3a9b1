import path from 'node:path';
import { app } from 'electron';

/** Returns the folder that holds the count of starts and the installer of the previous version. */
export const updatesFolder = (): string => path.join(app.getPath('userData'), 'updates');
