import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-desk.ts';
import { openSyncDesk, reachable, type SyncDesk } from '../../support/sync-desk.ts';

let server: FakeSiteServer;
let desk: SyncDesk;
beforeEach(async () => {
  server = new FakeSiteServer(siteText);
  desk = await openSyncDesk({ client: reachable(server) });
  await desk.open('acme');
});
afterEach(() => desk.dispose());

const signal = new AbortController().signal;

describe('[SAVE-03] a slug that has gone to another site', () => {
  const other = siteText.replace('90071992547409931', '4').replace('"id_key":"k1"', '"id_key":"k4"');

  test('is no newer copy: nothing is merged with it and nothing saved over it', async () => {
    desk.set('acme', 'about', 'Mine');
    server.changeByColleague(other);
    await expect(desk.save('acme')).rejects.toMatchObject({ message: expect.stringContaining('another site') });
    await expect(desk.site.review('acme', undefined, signal)).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    await expect(desk.site.fetch('acme', undefined, signal)).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    expect(server.posts).toEqual([]);
    expect(desk.site.draft('acme')).toMatchObject({ about: 'Mine', id_key: 'k1' });
  });

  test('is not told of as news when the site is opened', async () => {
    server.changeByColleague(other);
    await desk.open('acme');
    await desk.checked();
    expect(desk.site.actor('acme').status().newerOnServer).toBe(false);
  });

  test('is opened by Clear Cache, the draft stays that of its site', async () => {
    desk.set('acme', 'about', 'Mine');
    server.changeByColleague(other);
    await desk.site.clearCache('acme', signal);
    expect(desk.site.draft('acme')).toMatchObject({ id_key: 'k4' });
    expect(desk.site.draft('acme')).toMatchObject({ about: null });
    expect(desk.site.draft('acme~90071992547409931')).toMatchObject({ about: 'Mine', id_key: 'k1' });
  });

  test('and a renamed one is the same site all the same', async () => {
    desk.set('acme', 'about', 'Mine');
    server.changeByColleague(siteText.replace('"slug":"acme"', '"slug":"apex"'));
    await desk.site.review('acme', undefined, signal);
    expect(desk.site.draft('acme')).toMatchObject({ about: 'Mine' });
  });
});
