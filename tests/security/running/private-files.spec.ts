import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../e2e/fixtures/app.ts';

test.use({
  keychain: 'none',
  beforeStart: {
    prepare: async (userDataDir) => {
      const folder = join(userDataDir, 'backend');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'left.txt'), 'by an older version');
      await chmod(join(folder, 'left.txt'), 0o644);
      for (const path of [userDataDir, folder]) await chmod(path, 0o755);
    },
  },
});

test('what the app, its backend and its logs keep is closed to other users of the computer', async ({ app }) => {
  const kept = await Promise.all(
    ['stores', 'backend', 'logs'].map(async (name) => {
      const names = await readdir(join(app.userDataDir, name), { recursive: true });
      return ['', ...names].map((each) => join(name, each));
    }),
  );
  const paths = ['', ...kept.flat()];
  expect(paths.filter((path) => /(journal|cache|backend)\.db$|main\.log$|left\.txt$/.test(path))).toHaveLength(5);
  const open = await Promise.all(
    paths.map(async (path) => {
      const { mode } = await stat(join(app.userDataDir, path));
      return (mode & 0o077) === 0 ? [] : [`${path} ${(mode & 0o777).toString(8)}`];
    }),
  );
  expect(open.flat()).toEqual([]);
});
