import path from 'node:path';
import { app } from 'electron';

/** Holds the counted starts and the installer of the version before. */
export const updatesFolder = (): string => path.join(app.getPath('userData'), 'updates');
