import { expect, test } from 'vitest';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { openHarness, siteText } from '../../support/site-harness.ts';

/**
 * Like `KEYED`, a member whose bytes would change if it were parsed and written again: it has long IDs, trailing zeros,
 * exponents and unusual spaces.
 */
const ODD = String.raw`"odd": {"id":98765432109876543210,"rate":1.10,"tiny":2.50e-2, "note":"caf\u00e9 \/ \"x\"" , "a":[1.0,{ "b" : 70E-1 }]}`;
const KEYED = String.raw`"faqs":[{"id":12345678901234567890,"question":"Q","answer":"A","order":1.0,"seen":1e2, "x":null}]`;
const YEARS_MS = 10 * 365.25 * 24 * 3_600_000;

test('[SAVE-08] what nobody edits has the same bytes after a hundred saves', async () => {
  const harness = await openHarness(siteText.replace(/}$/, `, ${ODD}, ${KEYED}}`));
  for (let cycle = 0; cycle < 100; cycle++) {
    const operations = [{ op: 'set' as const, path: ['about'], value: `Words ${cycle}` }];
    harness.actor.edit(`edit ${cycle}`, operations);
    expect(await saveSite(harness.actor, { spelling: true }, harness.savePorts)).toHaveProperty('savedAt');
    if (cycle % 10 === 9) await harness.reopen();
    expect(harness.server.document).toContain(ODD);
    expect(harness.server.document).toContain(KEYED);
    expect(harness.server.document).toContain(`"unknown": {"price": 1.10, "by": "caf\\u00e9"}`);
  }
  expect(JSON.parse(harness.server.document)).toMatchObject({ about: 'Words 99' });
  await harness.dispose();
});

test.each([
  ['ten years ahead', YEARS_MS],
  ['ten years back', -YEARS_MS],
])(
  '[SAVE-01, SYNC-01] edits are kept and saved in their order when the clock leaps %s between them',
  async (_how, leap) => {
    let time = Date.now();
    const harness = await openHarness(siteText, () => ++time);
    for (let at = 0; at < 20; at++) {
      if (at % 2 === 0) time += at % 4 === 0 ? leap : -leap;
      harness.actor.edit(`edit ${at}`, [{ op: 'set', path: ['about'], value: `Words ${at}` }]);
      if (at % 5 === 4) await harness.reopen();
      if (at % 7 === 6) await saveSite(harness.actor, { spelling: true }, harness.savePorts);
      expect(harness.actor.site.about).toBe(`Words ${at}`);
    }
    await saveSite(harness.actor, { spelling: true }, harness.savePorts);
    expect(JSON.parse(harness.server.document)).toMatchObject({ about: 'Words 19' });
    expect(harness.actor.editedFields).toEqual([]);
    await harness.dispose();
  },
);
