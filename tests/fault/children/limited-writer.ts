/**
 * Edits until an edit cannot be written or 400 edits are acknowledged. If a file fills the disk, then deletes the file
 * and edits twice more. Prints one JSON line: numbers of acknowledged edits, the shown text, the error of the edit, and
 * the store's states.
 * Arguments: the folder; the file that fills the disk, or '' if none does; 'ballast' if the store reserves room before
 * the disk is filled, else ''; the number of bytes that the file leaves free
 */
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { AppError } from '#shared/ipc/errors.ts';
import { openStore } from '../../../src-main/store/store.ts';
import { SiteActor } from '../../../src-main/sync/draft/site-actor.ts';
import { portsOf, siteText } from '../../support/damage-harness.ts';

const [, , folder, filler, ballast, free] = process.argv as [string, string, string, string, string, string];
const states: string[] = [];
const store = await openStore(folder, { onHealth: ({ state }) => states.push(state) });
const actor =
  SiteActor.fromStore('acme', portsOf(store)) ??
  SiteActor.fromServer('acme', { text: siteText('acme'), modified: 'm1' }, portsOf(store));
let acknowledged = 0;
const type = () => {
  const value = `typed ${acknowledged + 1} ${'x'.repeat(3000)}`;
  actor.edit(`step ${acknowledged}`, [{ op: 'set', path: ['about'], value }]);
  acknowledged++;
};
if (filler) type();
if (ballast) await store.maintain();
if (filler) {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - Number(free))));
}

let refusal: unknown;
while (!refusal && acknowledged < 400) {
  try {
    type();
  } catch (error) {
    refusal = error instanceof AppError ? `${error.code} ${String(error.details)}` : String(error);
  }
}
const before = acknowledged;
const shown = actor.site.about;
if (filler) {
  rmSync(filler);
  type();
  // After a successful write, the store reserves room again, and then the state `full` ends. `maintain` waits until the
  // room is reserved.
  await store.maintain();
  type();
  await store.maintain();
}
process.stdout.write(
  JSON.stringify({ before, acknowledged, shown, refusal, states, health: store.health().state }) + '\n',
);
store.close();
