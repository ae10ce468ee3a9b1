import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerMerge } from '#shared/ipc/sync.ipc.ts';
import type { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-harness.ts';
import { openAcme, type SyncHarness } from '../../support/sync-harness.ts';

const FAQS = '[{"question":"Open?","answer":"Yes","order":0},{"question":"Far?","answer":"No","order":1}]';

let server: FakeSiteServer;
let harness: SyncHarness;
beforeEach(async () => {
  ({ server, harness } = await openAcme(siteText.replace('"about":null', `"about":null,"faqs":${FAQS}`)));
});
afterEach(() => harness.dispose());

const colleague = (...edits: [string, string][]) =>
  server.changeByColleague(edits.reduce((text, [from, to]) => text.replace(from, to), server.document));
const review = () => harness.site.review('acme', undefined, new AbortController().signal);
const told = ({ changes }: ServerMerge) => changes.map(({ label, base, mine, theirs }) => [label, base, mine, theirs]);

test('[SAVE-06] a merge tells what it took over with base, mine and theirs, and leaves what clashes to the conflicts', async () => {
  harness.set('acme', 'about', 'Mine');
  harness.set('acme', 'company_tagline', 'Alike');
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
  harness.set('acme', 'about', 'Mine');
  colleague(['"company_type":"Plumbing"', '"company_type":"Heating"']);
  const { merged } = await review();
  expect(merged!.undo!.keys).toHaveLength(1);
  const before = harness.store.versions.list('acme').find(({ kind }) => kind === 'merged');
  expect(before).toMatchObject({ id: merged!.undo!.version });
});

test('[SAVE-06] a merge without own edits is undone to the version before it', async () => {
  const [before] = harness.store.versions.list('acme');
  colleague(['"company_type":"Plumbing"', '"company_type":"Heating"']);
  const { merged } = await review();
  expect(merged!.undo).toMatchObject({ version: before!.id, keys: [expect.any(String)] });
});

test('[SAVE-06] a copy that was merged already tells nothing', async () => {
  expect((await review()).merged).toBeUndefined();
});
