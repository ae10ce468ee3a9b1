import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../src-main/store/store.ts';
import { SiteActor } from '../../src-main/sync/draft/site-actor.ts';
import { childOf } from '../support/children.ts';
import { memory } from '../support/computer.ts';
import { contentOf, pictureOf, portsOf, SITES, siteText } from '../support/damage-harness.ts';
import { writeOldJournal } from '../support/old-journal.ts';
import { canTrace, failuresOf, TracedScript, type Calls, type Fault } from '../support/traced-calls.ts';

/** number of calls that fail in each situation */
const FAILING = Number(process.env['SITEWRIGHT_FAILING_CALLS'] ?? 8);
const SYNCS = 200;
const READS = 6;
const EDITS = 2;
const DAY = 24 * 60 * 60 * 1000;
/** Time at which the store is prepared: two days before the job, so that a backup is due. */
const BEFORE = Date.UTC(2026, 10, 19);
const job = childOf('store-job');
/** Returns a timeout in milliseconds for the given number of runs on a busy computer. */
const timeFor = (runs: number) => 120_000 + Math.min(runs, 20_000) * 3_000;

async function prepareStore(folder: string): Promise<Store> {
  const store = await openStore(folder, { now: () => BEFORE });
  for (const slug of SITES) {
    store.sites.put(slug, { text: siteText(slug), modified: 'm1' });
    const photo = `/media/old ${slug}.webp`;
    const actor = SiteActor.fromServer(slug, { text: siteText(slug), modified: 'm1' }, portsOf(store));
    actor.edit('old', [{ op: 'insert', path: ['gallery', 0], value: { photo } }]);
  }
  store.trash.put({ slug: 'old', reason: 'discarded', document: '{"slug":"old"}', modified: 'm0', at: 1 });
  store.blobs.put('a.webp', 'image/webp', pictureOf(0), 1);
  store.outbox.put('acme', 'save', {}, 1, { document: '{}', last: 0 });
  store.dictionary.add('caulking');
  return store;
}

/** States in which a start can find the store, each with the function that prepares it. */
const situations = {
  'was closed': async (folder: string) => {
    const store = await prepareStore(folder);
    await store.maintain();
    store.close();
  },
  'was killed': async (folder: string) => {
    const live = `${folder} live`;
    const store = await prepareStore(live);
    cpSync(live, folder, { recursive: true });
    store.close();
  },
  'has a damaged row': async (folder: string) => {
    await situations['was closed'](folder);
    const db = new Sqlite(join(folder, 'journal.db'));
    db.exec(`UPDATE edit SET operations = replace(operations, 'old lawn', 'ill lawn')`);
    db.close();
  },
  'is of an older version': async (folder: string) => {
    mkdirSync(folder);
    writeOldJournal(join(folder, 'journal.db'));
  },
};

interface Line {
  kept?: string;
  refused?: string;
  error?: string;
  state?: string;
  log?: string;
}

async function openedContent(folder: string) {
  const store = await openStore(folder, { now: () => BEFORE + 3 * DAY });
  const found = { content: contentOf(store), state: store.health().state };
  store.close();
  return found;
}

/** A computer with a prepared store, on which the job can be run repeatedly. */
class TracedComputer {
  private readonly prepared: string;
  private readonly data: string;
  private readonly script: TracedScript;
  private before: string[] = [];
  private isDamaged = false;
  calls: Calls = { made: [], paths: [] };

  constructor(root: string, edits: number) {
    this.prepared = join(root, 'prepared');
    this.data = join(root, 'data');
    this.script = new TracedScript(job, this.data, String(edits));
  }

  async prepare(situation: (folder: string) => Promise<void>): Promise<void> {
    await situation(this.prepared);
    this.reset();
    this.before = (await openedContent(this.data)).content;
    this.isDamaged = existsSync(join(this.data, 'damaged'));
    this.reset();
    this.calls = await this.script.record();
  }

  private reset(): void {
    rmSync(this.data, { recursive: true, force: true });
    cpSync(this.prepared, this.data, { recursive: true });
  }

  /** Runs the job with a fault, opens the store without a fault, and returns what is wrong; empty if nothing is. */
  async problemsWith(fault: Fault): Promise<string[]> {
    this.reset();
    const { lines, failure, met } = await this.script.runWith(fault, this.calls);
    const said = lines.map((line) => JSON.parse(line) as Line);
    const { content, state } = await openedContent(this.data);
    const kept = said.flatMap((line) => line.kept ?? []);
    const refused = said.flatMap((line) => line.refused ?? []);
    const promised = [...this.before, ...kept];
    // A refused write may still have reached the disk. Opening a site also stores a copy and a version of the site.
    const more = content.filter(
      (name) => ![...promised, ...refused].includes(name) && !/^(cached|version) /.test(name),
    );
    const isTold = (what: RegExp) => said.some((line) => what.test(line.state ?? line.error ?? ''));
    const writeRefused = said.some(
      (line) => line.refused !== undefined && /refused|can only be read/.test(line.error!),
    );
    const wrong: [boolean, string][] = [
      [!met, 'the call was not made'],
      [failure !== undefined, `the app ended: ${failure}`],
      [promised.some((name) => !content.includes(name)), 'something kept is gone'],
      [new Set(content).size < content.length, 'something is there twice'],
      [more.length > 0, 'something is there that nobody did'],
      [!this.isDamaged && existsSync(join(this.data, 'damaged')), 'what is whole was repaired'],
      [!this.isDamaged && said.some(({ log }) => log === 'cache begun anew'), 'a whole cache was begun anew'],
      [this.isDamaged && state !== 'recovered' && !isTold(/^recovered$|was damaged/), 'the repair was not told'],
      [writeRefused && !isTold(/^(full|failing|readonly)$/), 'health says nothing of what was refused'],
    ];
    const found = wrong.filter(([is]) => is).map(([, problem]) => problem);
    if (found.length === 0) return [];
    const lost = promised.filter((name) => !content.includes(name));
    const told = said.filter((line) => line.kept === undefined);
    return [JSON.stringify({ fault, found, lost, more, state, told }, null, 1)];
  }
}

describe.runIf(canTrace)('[SYNC-05]', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(memory, 'sitewright-calls-'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  async function prove(situation: keyof typeof situations, edits: number, choose: (calls: Calls) => Fault[]) {
    const folder = mkdtempSync(join(root, `${situation} `));
    const computer = new TracedComputer(folder, edits);
    await computer.prepare(situations[situation]);
    const problems: string[] = [];
    for (const fault of choose(computer.calls)) problems.push(...(await computer.problemsWith(fault)));
    expect(problems.join('\n')).toBe('');
  }

  test.each(Object.keys(situations) as (keyof typeof situations)[])(
    'a call on the files of a store that %s fails once: nothing is lost, wiped or falsely called kept',
    { timeout: timeFor(FAILING) },
    (situation) => prove(situation, EDITS, (calls) => failuresOf(calls, FAILING, situation)),
  );

  test(
    `one of the first ${READS} reads of the copy of a damaged journal fails: nothing is lost`,
    { timeout: timeFor(READS) },
    () =>
      prove('has a damaged row', EDITS, ({ made, paths }) => {
        const reads = made.filter(({ call, place }) => call === 'pread64' && place.endsWith('/scratch.db'));
        return failuresOf({ made: reads.slice(0, READS), paths }, READS, '');
      }),
  );

  test(
    `one of the first ${SYNCS} syncs fails: no edit that was acknowledged is lost`,
    { timeout: timeFor(SYNCS) },
    () =>
      prove('was closed', SYNCS / (2 * SITES.length) + 1, ({ made, paths }) => {
        const syncs = made.filter(({ call, nth }) => /^f(data)?sync$/.test(call) && nth <= SYNCS);
        expect(syncs.length).toBeGreaterThanOrEqual(SYNCS);
        return failuresOf({ made: syncs, paths }, FAILING, '').filter(({ what }) => what === 'error=EIO');
      }),
  );
});
