import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { app, crashReporter } from 'electron';

/** Maximum number of dumps of crashed processes that are kept. A dump has some megabytes. */
const KEPT = 5;

/**
 * Makes Electron keep dumps of crashed processes on this computer, and deletes old dumps. Dumps are not sent and are
 * not part of the diagnostics, because they contain the memory of the process.
 */
export function keepCrashDumps(): void {
  crashReporter.start({ uploadToServer: false });
  forgetOldDumps(app.getPath('crashDumps'), KEPT);
}

/** Deletes all but the `kept` newest dumps, each with the files of the same name beside it. Never throws. */
export function forgetOldDumps(folder: string, kept: number): void {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(dmp|meta|json)$/.test(entry.name))
      .map(({ parentPath, name }) => path.join(parentPath, name));
    const dumps = Map.groupBy(files, (file) => file.slice(0, -path.extname(file).length));
    const changed = (group: readonly string[]): number => Math.max(...group.map((file) => statSync(file).mtimeMs));
    const newestFirst = [...dumps.values()].sort((one, other) => changed(other) - changed(one));
    for (const file of newestFirst.slice(kept).flat()) rmSync(file, { force: true });
  } catch {
    // For example, the folder does not exist yet, or Electron is changing it. The next start of the app tries again.
  }
}
