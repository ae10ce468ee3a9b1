import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSavers } from '../../../src-main/features/sync/savers.ts';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { openHarness, type SiteHarness } from '../../support/site-harness.ts';

let harness: SiteHarness;
beforeEach(async () => void (harness = await openHarness()));
afterEach(() => harness.dispose());

const { signal } = new AbortController();

/** Returns a function that tells who saved the versions, and the requests for revisions that the function makes. */
function savers(revisionsPath: string | undefined, told: { modified: string; by: string; own: boolean }[]) {
  const asked: string[][] = [];
  const list = async (path: string, slug: string) => {
    asked.push([path, slug]);
    return told;
  };
  return {
    asked,
    of: createSavers({ store: harness.store, client: { revisions: { list } }, config: { revisionsPath } }),
  };
}

test('[PUB-04] versions say by name who saved them when the server tells it, and drafts before a merge do not', async () => {
  const first = harness.server.modified;
  harness.actor.edit('tagline', [{ op: 'set', path: ['company_tagline'], value: 'Mine' }]);
  await saveSite(harness.actor, {}, harness.savePorts);
  const second = harness.server.modified;
  harness.actor.edit('about', [{ op: 'set', path: ['about'], value: 'Unsaved' }]);
  harness.server.changeByColleague(harness.server.document.replace('Mine', 'Theirs'));
  harness.actor.merge({ text: harness.server.document, modified: harness.server.modified });
  const third = harness.server.modified;
  const { of, asked } = savers('/api/revisions', [
    { modified: third, by: 'Bo Berg', own: false },
    { modified: second, by: 'Ann Lee', own: true },
    { modified: first, by: '', own: false },
  ]);
  const [theirs, , mine] = harness.store.versions.list('acme').map(({ id }) => id);
  expect(harness.store.versions.list('acme').map(({ kind }) => kind)).toEqual(['opened', 'merged', 'saved', 'opened']);
  expect(await of('acme', signal)).toEqual([
    { id: theirs, by: 'Bo Berg' },
    { id: mine, by: 'you' },
  ]);
  expect(asked).toEqual([['/api/revisions', 'acme']]);
});

test('[HOST-02] the server is not asked who saved when the policy names no path for it', async () => {
  const { of, asked } = savers(undefined, []);
  expect(await of('acme', signal)).toEqual([]);
  expect(asked).toEqual([]);
});
