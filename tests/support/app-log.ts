import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type AppLogLine = { at: string; level: string; message: string } & Record<string, unknown>;

/** Returns the lines that the app has logged in its user data folder so far. */
export async function readAppLog(userDataDir: string): Promise<AppLogLine[]> {
  const text = await readFile(join(userDataDir, 'logs', 'main.log'), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AppLogLine);
}
