/**
 * `node --conditions development scripts/measure-save.ts`: saves a site with one edited text, and prints the modules of
 * `features/` and `sync/` in which code runs during the save. Also prints each import between these modules that is
 * part of an import cycle (as “back up”). Finally prints the numbers of lines in `src-main/sync`, `src-main/store` and
 * `src-preload/shared/record`, on which saving is built.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = process.cwd();
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

interface Harness {
  settleChecks(): Promise<void>;
  set(slug: string, field: string, value: string): void;
  save(slug: string): Promise<unknown>;
  dispose(): Promise<void>;
}

// The harness is imported dynamically, because the tests are in another TypeScript project.
const support = pathToFileURL(join(root, 'tests/support/sync-harness.ts')).href;
const { openAcme } = (await import(support)) as { openAcme(): Promise<{ harness: Harness }> };
const { harness } = await openAcme();
await harness.settleChecks();
harness.set('acme', 'about', 'Edited');
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true });
await harness.save('acme');
const { result } = await session.post('Profiler.takePreciseCoverage');
await harness.dispose();
const executedModules = result
  .filter(({ url, functions }) => url.startsWith('file:') && functions.some(({ ranges }) => ranges[0]!.count > 0))
  .map(({ url }) => relative(root, fileURLToPath(url)))
  .filter((file) => /^src-main\/(features|sync)\//.test(file));

/** Returns those modules of `executedModules` that a module imports. Statements with `import type` do not count. */
function importsOf(file: string): string[] {
  const imports = [...textOf(file).matchAll(/^import (?!type )[^;]*?from '(\.[^']+)';$/gm)];
  return imports
    .map((found) => relative(root, join(root, dirname(file), found[1]!)))
    .filter((other) => executedModules.includes(other));
}
const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
  importsOf(from).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
const cyclicImports = executedModules.flatMap((file) =>
  importsOf(file)
    .filter((other) => reaches(other, file))
    .map((other) => [file, other]),
);

const linesIn = (folder: string): number =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .reduce((sum, name) => sum + textOf(join(folder, name)).split('\n').length - 1, 0);

console.log(`The way of a Save: ${executedModules.length} modules, ${cyclicImports.length} calls back up`);
for (const file of executedModules.sort()) console.log(`  ${file}`);
for (const [from, to] of cyclicImports) console.log(`  back up: ${from} → ${to}`);
const lines = ['src-main/sync', 'src-main/store', 'src-preload/shared/record'].map((of) => [of, linesIn(of)] as const);
for (const [folder, count] of lines) console.log(`${folder}: ${count} lines`);
console.log(`together: ${lines.reduce((sum, [, count]) => sum + count, 0)} lines`);
