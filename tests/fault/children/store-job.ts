/**
 * Does twice what the app does with its store: opens the store, edits, adds a word to the dictionary, adds a file,
 * makes a backup and an export, closes the store. Goes on after an action that fails. Prints JSON lines: acknowledged
 * and failed actions, states of the store, and lines of its log.
 * Arguments: folder, edits of each site
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../../src-main/store/store.ts';
import { SiteActor } from '../../../src-main/sync/draft/site-actor.ts';
import { pictureOf, portsOf, SITES, siteText } from '../../support/damage-harness.ts';

const [, , folder, edits] = process.argv as [string, string, string, string];
/**
 * A fixed time, so that backups have the same names in each run. The test records the names of the files in a first
 * run, and only calls on files with these names can fail.
 */
const now = Date.UTC(2026, 10, 21);
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

/** Runs `work`, and prints its error instead of throwing it. Prints a success only of the kind `kept`. */
async function attempt(kind: 'kept' | 'upkeep', name: string, work: () => unknown): Promise<void> {
  try {
    await work();
    if (kind === 'kept') say({ kept: name });
  } catch (error) {
    say(kind === 'kept' ? { refused: name, error: String(error) } : { log: name, error: String(error) });
  }
}

for (const run of [1, 2]) {
  const store = await openStore(folder, {
    now: () => now,
    onHealth: ({ state }) => say({ state }),
    log: (message, facts) => say({ log: message, error: `${String(facts?.['reason'])} ${String(facts?.['error'])}` }),
  });
  say({ state: store.health().state });
  for (const slug of SITES) {
    for (let edit = 0; edit < Number(edits); edit++) {
      const photo = `/media/run ${run} edit ${edit}.webp`;
      await attempt('kept', `${slug} ${photo}`, () => {
        const actor =
          SiteActor.fromStore(slug, portsOf(store)) ??
          SiteActor.fromServer(slug, { text: siteText(slug), modified: 'm1' }, portsOf(store));
        actor.edit(photo, [{ op: 'insert', path: ['gallery', 0], value: { photo } }]);
      });
    }
    store.sites.put(`new ${slug}`, { text: siteText(slug), modified: 'm2' });
  }
  await attempt('kept', `word run${run}`, () => store.dictionary.add(`run${run}`));
  await attempt('kept', `file ${run}`, () => store.blobs.put('b.webp', 'image/webp', pictureOf(run), 1));
  await attempt('upkeep', 'maintenance', () => store.maintain());
  await attempt('upkeep', 'export', () => store.exportDrafts(join(folder, 'export.json')));
  store.close();
}
