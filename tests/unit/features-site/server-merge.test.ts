import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerMerge } from '#shared/ipc/sync.ipc.ts';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-desk.ts';
import { openSyncDesk, reachable, type SyncDesk } from '../../support/sync-desk.ts';

const FAQS = '[{"question":"Open?","answer":"Yes","order":0},{"question":"Far?","answer":"No","order":1}]';

let server: FakeSiteServer;
let desk: SyncDesk;
beforeEach(async () => {
  server = new FakeSiteServer(siteText.replace('"about":null', `"about":null,"faqs":${FAQS}`));
  desk = await openSyncDesk({ client: reachable(server) });
  await desk.open('acme');
});
afterEach(() => desk.dispose());

const colleague = (...edits: [string, string][]) =>
  server.changeByColleague(edits.reduce((text, [from, to]) => text.replace(from, to), server.document));
const review = () => desk.site.review('acme', undefined, new AbortController().signal);
const told = ({ changes }: ServerMerge) => changes.map(({ label, base, mine, theirs }) => [label, base, mine, theirs]);

test('[SAVE-06] a merge tells what it took over with base, mine and theirs, and leaves what clashes to the conflicts', async () => {
  desk.set('acme', 'about', 'Mine');
  desk.set('acme', 'company_tagline', 'Alike');
  colleague(
    ['"about":null', '"about":"Theirs"'],
    ['Pipes done right', 'Alike'],
    ['"company_type":"Plumbing"', '"company_type":"Heating"'],
    ['"answer":"Yes"', '"answer":"Always"'],
    [',{"question":"Far?","answer":"No","order":1}', ''],
  );
  const { merged, status } = await review();
  expect(status.conflicts).toBe(1);
  expect(told(merged!)).toEqual([
    ['Industry', '"Plumbing"', '"Plumbing"', '"Heating"'],
    ['FAQs › Open? › Answer', '"Yes"', '"Yes"', '"Always"'],
    ['FAQs › Far?', expect.stringContaining('"No"'), expect.stringContaining('"No"'), undefined],
  ]);
});

test('[SAVE-06] what a merge took over of the server is named for its undo, own edits are not', async () => {
  desk.set('acme', 'about', 'Mine');
  colleague(['"company_type":"Plumbing"', '"company_type":"Heating"']);
  const { merged } = await review();
  expect(merged!.undo!.keys).toHaveLength(1);
  const before = desk.store.versions.list('acme').find(({ kind }) => kind === 'merged');
  expect(before).toMatchObject({ id: merged!.undo!.version });
});

test('[SAVE-06] a merge without own edits is undone to the version before it', async () => {
  const [before] = desk.store.versions.list('acme');
  colleague(['"company_type":"Plumbing"', '"company_type":"Heating"']);
  const { merged } = await review();
  expect(merged!.undo).toMatchObject({ version: before!.id, keys: [expect.any(String)] });
});

test('[SAVE-06] a copy that was merged already tells nothing', async () => {
  expect((await review()).merged).toBeUndefined();
});
