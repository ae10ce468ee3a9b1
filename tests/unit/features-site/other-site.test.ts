import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-harness.ts';
import { openAcme, type SyncHarness } from '../../support/sync-harness.ts';

let server: FakeSiteServer;
let harness: SyncHarness;
beforeEach(async () => {
  ({ server, harness } = await openAcme());
});
afterEach(() => harness.dispose());

const signal = new AbortController().signal;

describe('[SAVE-03] a slug that has gone to another site', () => {
  const other = siteText.replace('90071992547409931', '4').replace('"id_key":"k1"', '"id_key":"k4"');

  test('is no newer copy: nothing is merged with it and nothing saved over it', async () => {
    harness.set('acme', 'about', 'Mine');
    server.changeByColleague(other);
    await expect(harness.save('acme')).rejects.toMatchObject({ message: expect.stringContaining('another site') });
    await expect(harness.site.review('acme', undefined, signal)).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    await expect(harness.site.fetch('acme', undefined, signal)).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    expect(server.posts).toEqual([]);
    expect(harness.site.draft('acme')).toMatchObject({ about: 'Mine', id_key: 'k1' });
  });

  test('is not told of as news when the site is opened', async () => {
    server.changeByColleague(other);
    await harness.open('acme');
    await harness.settleChecks();
    expect(harness.site.actor('acme').status().newerOnServer).toBe(false);
  });

  test('is opened by Clear Cache, the draft stays that of its site', async () => {
    harness.set('acme', 'about', 'Mine');
    server.changeByColleague(other);
    await harness.site.clearCache('acme', signal);
    expect(harness.site.draft('acme')).toMatchObject({ id_key: 'k4' });
    expect(harness.site.draft('acme')).toMatchObject({ about: null });
    expect(harness.site.draft('acme~90071992547409931')).toMatchObject({ about: 'Mine', id_key: 'k1' });
  });

  test('is not assumed when a colleague has renamed the site itself', async () => {
    harness.set('acme', 'about', 'Mine');
    server.changeByColleague(siteText.replace('"slug":"acme"', '"slug":"apex"'));
    await harness.site.review('acme', undefined, signal);
    expect(harness.site.draft('acme')).toMatchObject({ about: 'Mine' });
  });
});
