import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-harness.ts';
import { openSyncHarness, reachable, type SyncHarness } from '../../support/sync-harness.ts';

let server: FakeSiteServer;
let harness: SyncHarness;
let online: boolean;
let tell: (online: boolean) => void;
beforeEach(async () => {
  online = true;
  server = new FakeSiteServer(siteText);
  harness = await openSyncHarness({
    client: {
      ...reachable(server),
      get online() {
        return online;
      },
      onConnectivity: (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
  });
  await harness.open('acme');
  await harness.settleChecks();
});
afterEach(() => harness.dispose());

const colleague = (from: string, to: string) => server.changeByColleague(server.document.replace(from, to));
const status = () => harness.site.actor('acme').status();
const HEATING = ['"company_type":"Plumbing"', '"company_type":"Heating"'] as const;

test('[CACHE-01] a look takes over what clashes with nothing, tells of it, and it can be taken back', async () => {
  harness.set('acme', 'about', 'Mine');
  colleague(...HEATING);
  await harness.site.checkServerCopy('acme');
  expect(harness.site.draft('acme')).toMatchObject({ company_type: 'Heating', about: 'Mine' });
  expect(status()).toMatchObject({ newerOnServer: false, editedFields: ['about'] });
  expect(harness.merges).toMatchObject([{ slug: 'acme', changes: [{ label: 'Industry', theirs: '"Heating"' }] }]);
  expect(harness.changes.filter(({ byApp }) => !byApp)).toEqual([]);

  const { version, keys } = harness.merges[0]!.undo!;
  harness.history.restoreVersion('acme', version, { of: 'changes', keys });
  expect(harness.site.draft('acme')).toMatchObject({ company_type: 'Plumbing', about: 'Mine' });
});

test('[CACHE-01] a look leaves the draft as it is where both sides changed the same: that is told of without a question', async () => {
  harness.set('acme', 'about', 'Mine');
  colleague('"about":null', '"about":"Theirs"');
  await harness.site.checkServerCopy('acme');
  expect(harness.site.draft('acme')).toMatchObject({ about: 'Mine' });
  expect(status()).toMatchObject({ newerOnServer: true, newerClashes: true, conflicts: 0 });
  harness.site.undo('acme');
  await harness.site.checkServerCopy('acme');
  expect(status()).toMatchObject({ newerOnServer: true, newerClashes: true });
  await harness.site.review('acme', undefined, new AbortController().signal);
  expect(status()).toMatchObject({ newerOnServer: false, newerClashes: false });
});

test('[CACHE-01] a copy that the user was asked about at the opening is not merged by a look', async () => {
  colleague(...HEATING);
  await harness.open('acme');
  await harness.settleChecks();
  await harness.site.checkServerCopy('acme');
  expect(harness.site.draft('acme')).toMatchObject({ company_type: 'Plumbing' });
  expect(status()).toMatchObject({ newerOnServer: true, newerClashes: false });
});

test('[CACHE-01] a look asks nothing while the server cannot be reached or the site is being saved', async () => {
  colleague(...HEATING);
  server.calls.length = 0;
  online = false;
  await harness.site.checkServerCopy('acme');
  online = true;
  harness.site.actor('acme').setActivity('saving');
  await harness.site.checkServerCopy('acme');
  expect(server.calls).toEqual([]);
});

test('[CACHE-01] a copy that lost most of a list is not merged by a look', async () => {
  const services = [1, 2, 3, 4, 5].map((id) => ({ id, 'service-name': `S${id}` }));
  colleague('"about":null', `"about":null,"services":${JSON.stringify(services)}`);
  await harness.site.checkServerCopy('acme');
  expect(harness.site.draft('acme')).toMatchObject({ services });
  colleague(JSON.stringify(services), '[]');
  await harness.site.checkServerCopy('acme');
  expect(harness.site.draft('acme')).toMatchObject({ services });
  expect(status()).toMatchObject({ newerOnServer: true, newerClashes: true });
});

test('[CACHE-01, SYNC-02] a network that is back has the site looked at in the same way: what clashes with nothing is merged, and nothing asked', async () => {
  harness.set('acme', 'about', 'Mine');
  colleague(...HEATING);
  tell(true);
  await expect.poll(() => harness.site.draft('acme')).toMatchObject({ company_type: 'Heating', about: 'Mine' });
  expect(status()).toMatchObject({ newerOnServer: false, newerClashes: false });
  expect(harness.merges).toHaveLength(1);
});

test('[CACHE-01] looks that come together are one, and ask the server once', async () => {
  server.calls.length = 0;
  tell(true);
  harness.site.checkAll();
  await harness.site.checkServerCopy('acme');
  expect(server.calls).toEqual(['getModified']);
});
