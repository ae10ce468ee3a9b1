import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const notInProject = 6307;
const jsxNotSetUp = 6142;
const cannotFindModule = 2307;
const cannotFindNodeModule = 2591;
const cannotFindDomName = 2584;

/**
 * Returns the codes of the compiler's errors for a new file with this text in the folder, compiled with the folder's
 * tsconfig.json. Unused locals are allowed.
 */
function compile(folder: string, text: string): number[] {
  const configPath = path.join(root, folder, 'tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(configPath, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  });
  if (!parsed) throw new Error(`${configPath} cannot be read`);
  const options = { ...parsed.options, noUnusedLocals: false };
  const host = ts.createCompilerHost(options);
  const probe = path.join(root, folder, 'boundary-probe.ts');
  const { fileExists, readFile } = host;
  host.fileExists = (name) => path.resolve(name) === probe || fileExists(name);
  host.readFile = (name) => (path.resolve(name) === probe ? text : readFile(name));
  const program = ts.createProgram({ rootNames: [probe], options, host, projectReferences: parsed.projectReferences });
  const source = program.getSourceFile(probe);
  return [...program.getOptionsDiagnostics(), ...program.getSemanticDiagnostics(source)].map(({ code }) => code);
}

const refusals = (codes: number[]) =>
  [...new Set(codes)].filter((code) => code === notInProject || code === jsxNotSetUp);
const importing = (specifier: string) => `import * as probe from '${specifier}';\nexport const used = probe;`;
const shared = '#shared/domain/site/schema.ts';

/**
 * Returns a module of the folder that has an export. It imports nothing, so that no further files are compiled with it.
 */
const leafOf = (folder: string) =>
  ts.sys
    .readDirectory(
      path.join(root, folder),
      ['.ts', '.tsx'],
      folder === 'src-main' ? ['site-page', 'backend'] : undefined,
    )
    .find((file) => {
      const text = ts.sys.readFile(file) ?? '';
      return /^export /m.test(text) && ts.preProcessFile(text).importedFiles.length === 0;
    });

describe('tsc refuses', { timeout: 60_000 }, () => {
  test.each([
    ['src-renderer', 'src-main'],
    ['src-renderer', 'src-main/backend'],
    ['src-preload', 'src-main'],
    ['src-preload/shared', 'src-main'],
    ['src-preload/shared', 'src-renderer'],
    ['src-main', 'src-renderer'],
    ['src-main', 'src-main/backend'],
    ['src-main/site-page', 'src-main'],
    ['src-main/site-page', 'src-main/backend'],
    ['src-main/backend', 'src-main'],
    ['src-main/backend', 'src-renderer'],
  ])('an import from %s into %s', (from, to) => {
    const target = leafOf(to);
    if (!target) throw new Error(`${to} has no module to import`);
    expect(refusals(compile(from, importing(target)))).toHaveLength(1);
    expect(refusals(compile(from, `export type * from '${target}';`))).toHaveLength(1);
  });

  test.each(['src-renderer', 'src-preload', 'src-preload/shared', 'src-main/site-page'])('Node in %s', (folder) => {
    const codes = compile(folder, importing('node:fs'));
    expect(codes.filter((code) => [cannotFindModule, cannotFindNodeModule].includes(code))).toHaveLength(1);
  });

  test.each(['src-main', 'src-main/backend', 'src-main/site-page', 'src-preload/shared'])('the DOM in %s', (folder) => {
    expect(compile(folder, 'export const title = document.title;')).toContain(cannotFindDomName);
  });
});

describe('tsc accepts', { timeout: 60_000 }, () => {
  test.each(['src-renderer', 'src-preload', 'src-main', 'src-main/site-page', 'src-main/backend'])(
    'shared code in %s',
    (folder) => {
      const codes = compile(folder, importing(shared));
      expect(codes).not.toContain(notInProject);
      expect(codes).not.toContain(cannotFindModule);
    },
  );

  test.each(['src-main', 'src-main/backend'])('Node in %s', (folder) => {
    expect(compile(folder, importing('node:fs'))).toEqual([]);
  });

  test.each(['src-renderer', 'src-preload'])('the DOM in %s', (folder) => {
    expect(compile(folder, 'export const title = document.title;')).toEqual([]);
  });
});
