import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { app, crashReporter } from 'electron';

/** Dumps of crashed processes that are kept; each has some megabytes. */
const KEPT = 5;

/**
 * Has the runtime keep dumps of crashed processes on this computer, and removes old ones. None is sent, and none is part
 * of the diagnostics: a dump holds memory.
 */
export function keepCrashDumps(): void {
  crashReporter.start({ uploadToServer: false });
  forgetOldDumps(app.getPath('crashDumps'), KEPT);
}

/** Removes all but the newest dumps, each with the files beside it that have its name. Never throws. */
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
    // There is no such folder yet, or the runtime is changing it: the next start looks again.
  }
}
