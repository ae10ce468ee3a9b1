/**
 * Edits a site until it is killed. After every 50 edits the site is saved, as if a server had acknowledged the save.
 * Prints the number of each acknowledged edit.
 */
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { openStore } from '../../../src-main/store/store.ts';
import { SiteActor } from '../../../src-main/sync/draft/site-actor.ts';

// Stores the compile cache now, because a killed process would not store it.
flushCompileCache();
const [, , folder, documentText] = process.argv;
const store = await openStore(folder!);
const ports = { store, now: Date.now, isOnline: () => false, onStatus: () => undefined, onChanged: () => undefined };
const slug = (JSON.parse(documentText!) as { slug: string }).slug;
const actor =
  SiteActor.fromStore(slug, ports) ?? SiteActor.fromServer(slug, { text: documentText!, modified: 'm0' }, ports);

for (let count = Number(actor.site.count ?? 0) + 1; ; count++) {
  actor.edit(`step ${count >> 3}`, [
    { op: 'set', path: ['count'], value: count },
    { op: 'set', path: ['about'], value: `typed ${count} ${'x'.repeat(count % 900)}` },
  ]);
  writeSync(1, `${count}\n`);
  if (count % 50 === 0) {
    const { document, last } = actor.snapshot();
    const base = { text: document.toText(), modified: `m${count}` };
    actor.adoptSaved(base, { slug, document, last });
  }
}
