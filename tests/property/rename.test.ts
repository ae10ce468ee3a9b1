import fc from '../support/fast-check.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noAnswer } from '../support/fake-site-server.ts';
import { saveSite } from '../../src-main/sync/save/save-pipeline.ts';
import { appText, EDIT_KINDS, editOf, type SiteModel } from '../support/model-edits.ts';
import { openHarness, type SiteHarness } from '../support/site-harness.ts';

const runs = Math.ceil(Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000) / 4);

/** Number of renames after which the test opens a new site, because the renames of one site become slower. */
const RENAMES = 20;

let harness: SiteHarness;
beforeAll(async () => {
  harness = await openHarness(appText);
});
async function renew(): Promise<void> {
  await harness.dispose();
  harness = await openHarness(appText);
}
afterAll(() => harness.dispose());

const number = fc.nat(9);
const edits = fc.array(fc.record({ pick: fc.nat(EDIT_KINDS - 1), at: number, to: number }), { maxLength: 4 });
const fault = fc.constantFrom(undefined, 'before' as const, 'after' as const);

test(
  '[SAVE-03] rename never changes the site’s identity, whatever is edited and whether or not an answer comes',
  { timeout: 60_000 + runs * 100 },
  async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(edits, fault, fault, async (all, post, readBack) => {
        if (++count % RENAMES === 0) await renew();
        const { actor, server, store } = harness;
        const before = actor.slug;
        server.changeByColleague(appText.replace('"acme"', JSON.stringify(before)));
        actor.replaceBy({ text: server.document, modified: server.modified }, 'discarded');
        const slug = `acme-${count}`;
        for (const [index, each] of all.entries()) {
          const site = actor.site as unknown as SiteModel;
          const operations = editOf(site, { ...each, token: `tok-${index}-${count}` });
          if (operations.length > 0) actor.edit(`edit ${index}`, operations);
        }
        actor.edit('rename', [{ op: 'set', path: ['slug'], value: slug }]);
        if (post) server.fail('saveSite', post);
        if (readBack) server.fail('getSite', readBack, noAnswer(), 1);
        for (let tries = 0; actor.slug !== slug; tries++) {
          expect(tries).toBeLessThan(4);
          await saveSite(actor, { slug, spelling: true }, harness.savePorts).catch(() => undefined);
        }
        expect(JSON.parse(server.document)).toMatchObject({ sitePk: 7, id_key: 'k1', slug });
        expect(actor.site).toMatchObject({ sitePk: 7, id_key: 'k1', slug });
        expect(store.drafts.slugs()).not.toContain(before);
        expect(store.versions.list(before)).toEqual([]);
      }),
      { numRuns: runs },
    );
  },
);
