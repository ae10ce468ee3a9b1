import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from '../support/fast-check.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ModelClient } from '../support/model-client.ts';
import { EDIT_KINDS } from '../support/model-edits.ts';
import { History, ways } from '../support/model-history.ts';
import { memory } from '../support/computer.ts';

const RUNS = Number(process.env['SITEWRIGHT_RACES'] ?? 60);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(memory, 'sitewright-race-'));
});
afterAll(() => rm(folder, { recursive: true }));

const edit = (who: number) =>
  fc.record({
    do: fc.constant('edit' as const),
    who: fc.constant(who),
    pick: fc.nat(EDIT_KINDS - 1),
    at: fc.nat(9),
    to: fc.nat(9),
  });
const edits = (who: number) => fc.array(edit(who), { minLength: 1, maxLength: 4 });

test(
  `[SYNC-03, SAVE-06] a colleague’s save that comes between the check and the post of another, ${RUNS} times: nobody’s edit is lost in silence`,
  { timeout: 60_000 + RUNS * 500 },
  async () => {
    let [raced, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(edits(0), edits(1), fc.boolean(), ways, async (mine, theirs, readsLast, serverWays) => {
        const history = new History(folder, serverWays);
        await history.start();
        try {
          for (const each of [...mine, ...theirs]) await history.take(each);
          const { server } = history;
          const [me, colleague] = history.clients as [ModelClient, ModelClient];
          const saved = Promise.withResolvers<void>();
          let theirSave: Promise<unknown> | undefined;
          server.meanwhile = {
            call: 'saveSite',
            when: 'before',
            async act() {
              const posted = Promise.withResolvers<void>();
              // If `readsLast`, the colleague's answer arrives only after the whole save of `me`, whose post may have
              // replaced the colleague's values.
              server.meanwhile = {
                call: 'saveSite',
                when: 'after',
                act: () => (posted.resolve(), readsLast ? saved.promise : Promise.resolve()),
              };
              theirSave = colleague.run(() => colleague.save('cancel'));
              await Promise.race([posted.promise, theirSave]);
              if (!readsLast) await theirSave;
              server.meanwhile = undefined;
            },
          };
          await me.run(() => me.save('cancel'));
          saved.resolve();
          await theirSave;
          if (serverWays.comparesBase) expect([...server.raced]).toEqual([]);
          if (server.raced.size > 0) raced++;
          if (server.refused > 0) refused++;
          await history.settle();
          history.check();
        } finally {
          await history.dispose();
        }
      }),
      { numRuns: RUNS },
    );
    expect(Math.min(raced, refused)).toBeGreaterThan(RUNS / 8);
  },
);
