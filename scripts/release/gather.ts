/**
 * `node scripts/release/gather.ts FROM TO`: gathers the files of a release in the folder TO. FROM has a folder for each
 * system, with the files that were built on that system. Update feeds for macOS with the same name are merged. Throws
 * if any other files have the same name.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mergeFeeds } from './mac-feed.ts';

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('Say from which folder and to which.');
mkdirSync(to, { recursive: true });
for (const folder of readdirSync(from)) {
  for (const name of readdirSync(path.join(from, folder))) {
    const [source, target] = [path.join(from, folder, name), path.join(to, name)];
    if (!existsSync(target)) copyFileSync(source, target);
    else if (name.endsWith('-mac.yml'))
      writeFileSync(target, mergeFeeds(readFileSync(target, 'utf8'), readFileSync(source, 'utf8')));
    else throw new Error(`Two systems built ${name}.`);
  }
}
