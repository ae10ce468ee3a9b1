import { createFolderStore } from '../../../src-main/backend/publisher/folder-store.ts';
import { createGitStore } from '../../../src-main/backend/publisher/git-store.ts';

/**
 * Publishes one release after another. All files of a release contain the same number. Prints `started`, then the
 * number of each published release.
 */
const [kind, folder = '', first = '0'] = process.argv.slice(2);
const store = kind === 'git' ? createGitStore(folder) : createFolderStore(folder);
const paths = ['index.html', 'services/index.html', 'gallery/index.html', 'assets/style.css'];
process.stdout.write('started\n');
for (let number = Number(first); ; number++) {
  const files = paths.map((path) => ({ path, type: 'text/html', bytes: Buffer.from(String(number)) }));
  await store.publish({ files, redirects: [], publishedAt: number * 1000 });
  process.stdout.write(`${number}\n`);
}
