import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const config = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs') as IConfiguration;
let project: string;

beforeEach(async () => {
  project = await realpath(await mkdtemp(path.join(os.tmpdir(), 'sitewright-rules-')));
});
afterEach(() => rm(project, { recursive: true, force: true }));

/** Names of the rules that a project with these files breaks. Each file imports the files listed for it. */
async function brokenRules(files: Record<string, string[]>): Promise<string[]> {
  for (const [file, imports] of Object.entries(files)) {
    const target = path.join(project, file);
    await mkdir(path.dirname(target), { recursive: true });
    const specifier = (name: string) => (files[name] ? path.join(project, name) : name);
    await writeFile(
      target,
      imports.map((name, index) => `export * as i${index} from '${specifier(name)}';`).join('\n'),
    );
  }
  const { output } = await cruise(
    [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? file))],
    {
      ruleSet: { forbidden: config.forbidden?.filter(({ name }) => name !== 'everything-resolves') ?? [] },
      validate: true,
      baseDir: project,
      tsPreCompilationDeps: true,
    },
    { extensions: ['.ts', '.tsx'] },
  );
  const { summary } = output as ICruiseResult;
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

describe('the import rules refuse', () => {
  test.each([
    ['electron-at-the-edges', 'src-main/features/site/service.ts', 'electron'],
    ['electron-at-the-edges', 'src-main/store/open.ts', 'electron'],
    ['features-know-no-shell', 'src-main/features/site/service.ts', 'src-main/app/window.ts'],
    ['features-stand-alone', 'src-main/features/site/service.ts', 'src-main/features/domain/marks.ts'],
    ['features-stand-alone', 'src-main/features/kit/cached-list.ts', 'src-main/features/domain/marks.ts'],
    ['foundations-know-no-feature', 'src-main/store/site-repo.ts', 'src-main/features/site/service.ts'],
    ['foundations-know-no-feature', 'src-main/secrets/keytar.ts', 'src-main/ipc/broadcast.ts'],
    ['local-backend-is-a-server', 'src-main/local-backend/main.ts', 'src-main/store/open.ts'],
    ['nobody-imports-local-backend', 'src-main/app/start.ts', 'src-main/local-backend/main.ts'],
    ['site-page-is-pure', 'src-main/site-page/index.ts', 'src-main/store/open.ts'],
    ['layers-of-src-preload/shared', 'src-preload/shared/record/readers.ts', 'src-preload/shared/domain/site/email.ts'],
    ['layers-of-src-main/site-page', 'src-main/site-page/content/logo.ts', 'src-main/site-page/parts/picture.ts'],
    ['layers-of-src-main/site-page', 'src-main/site-page/index.ts', 'src-main/site-page/unlisted/page.ts'],
    ['shared-stands-alone', 'src-preload/shared/rules.ts', 'react'],
    ['main-knows-no-window', 'src-main/app/start.ts', 'src-renderer/main.tsx'],
    ['renderer-knows-no-main', 'src-renderer/bridge/client.ts', 'src-main/ipc/register.ts'],
    ['renderer-knows-no-node', 'src-renderer/bridge/client.ts', 'node:fs'],
    ['preload-is-thin', 'src-preload/index.ts', 'react'],
    ['layers-of-src-renderer/app', 'src-renderer/app/history/restore.ts', 'src-renderer/app/sync/sync-model.ts'],
    ['layers-of-src-renderer/app', 'src-renderer/app/shell/tab-bar.tsx', 'src-renderer/app/panels.tsx'],
    ['screens-stand-alone', 'src-renderer/screens/domain/index.tsx', 'src-renderer/screens/basic-info/index.tsx'],
    ['screens-are-on-top', 'src-renderer/ui/field.tsx', 'src-renderer/screens/basic-info/index.tsx'],
    ['sources-know-no-tools', 'src-main/app/start.ts', 'tests/support/site.ts'],
  ])('%s: %s → %s', async (rule, from, to) => {
    const files = { [from]: [to], ...(/^(src-|tests)/.test(to) ? { [to]: [] } : {}) };
    expect(await brokenRules(files)).toEqual([rule]);
  });

  test('a cycle', async () => {
    const files = {
      'src-main/sync/actor.ts': ['src-main/sync/outbox.ts'],
      'src-main/sync/outbox.ts': ['src-main/sync/actor.ts'],
    };
    expect(await brokenRules(files)).toEqual(['no-cycles']);
  });
});

test('the import rules accept the directions of the architecture', async () => {
  const shared = 'src-preload/shared/domain/site.ts';
  const files = {
    [shared]: ['zod'],
    'src-preload/index.ts': ['electron', shared],
    'src-main/index.ts': ['electron', 'src-main/app/start.ts'],
    'src-main/app/start.ts': ['electron', 'src-main/ipc/register.ts'],
    'src-main/ipc/register.ts': ['electron', 'src-main/features/site/service.ts'],
    'src-main/features/site/service.ts': ['src-main/store/open.ts', 'src-main/site-page/index.ts', shared],
    'src-main/store/open.ts': ['better-sqlite3', 'node:path', shared],
    'src-main/site-page/index.ts': [shared],
    'src-main/local-backend/main.ts': ['hono', 'node:http', 'src-main/site-page/index.ts', shared],
    'src-renderer/main.tsx': ['react', 'src-renderer/screens/domain/index.tsx'],
    'src-renderer/screens/domain/index.tsx': ['src-renderer/screens/domain/model.ts', 'src-renderer/ui/field.tsx'],
    'src-renderer/screens/domain/model.ts': [shared],
    'src-renderer/ui/field.tsx': ['react'],
  };
  expect(await brokenRules(files)).toEqual([]);
});
