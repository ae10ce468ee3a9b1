import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { openHarness, type SiteHarness } from '../../support/site-harness.ts';

let harness: SiteHarness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(() => harness.dispose());

const set = (field: string, value: string) => harness.actor.edit(field, [{ op: 'set', path: [field], value }]);
const save = (confirmed = {}) => saveSite(harness.actor, { spelling: true, ...confirmed }, harness.savePorts);
const stored = () => JSON.parse(harness.server.document) as Record<string, unknown>;

test('[SAVE-06] a colleague’s save of the same second is asked about though the server’s time is the same', async () => {
  const { server } = harness;
  set('about', 'Mine');
  await save();
  const second = server.modified;
  server.document = server.document.replace('Pipes done right', 'Of a colleague');
  set('about', 'Mine, longer');
  expect(await save()).toEqual({ question: { ask: 'overwrite', modified: second } });
  expect(stored()).toMatchObject({ about: 'Mine', company_tagline: 'Of a colleague' });

  harness.savePorts.unattended = true;
  await save();
  expect(stored()).toMatchObject({ about: 'Mine, longer', company_tagline: 'Of a colleague' });
});
