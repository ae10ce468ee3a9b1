import { expect, onTestFinished, test } from 'vitest';
import { createStaffList } from '../../src-main/backend/auth/staff.ts';
import { openPostgres } from '../../src-main/backend/server/postgres.ts';
import { randomFrom } from '../../src-main/backend/random.ts';
import { clientAt } from '../support/client.ts';
import { EditingPerson, Fates, wordsIn } from '../support/editing-person.ts';
import { startServer } from '../support/server.ts';
import { sharedStores } from '../support/shared-stores.ts';
import { openSyncHarness } from '../support/sync-harness.ts';

const EDITS = Number(process.env['SITEWRIGHT_STAFF_EDITS'] ?? 200);
const STAFF = 20;
const SLUG = 'summit-roofing';
const MOST_EDITS_A_SAVE = 5;

const stores = sharedStores();

/** Starts two servers. Signs 20 editors in, half of them at each server, and opens the site on their computers. */
async function staffAt(url: string, fates: Fates): Promise<EditingPerson[]> {
  const settings = ['--demo=true', `--database=${url}`, ...stores.s3.settings];
  const servers = [await startServer(settings), await startServer(settings)];
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))));
  const { db, close } = await openPostgres(url, 1);
  const staff = createStaffList(db);
  const people: EditingPerson[] = [];
  for (let who = 0; who < STAFF; who++) {
    const phoneNumber = `+12025550${100 + who}`;
    await staff.add({ phoneNumber, role: 'editor', name: `Person ${who}` });
    const { client, tokens } = clientAt(servers[who % 2]!.url);
    const { demoCode = '' } = await client.auth.requestCode(phoneNumber);
    tokens.set((await client.auth.verify(phoneNumber, demoCode)).accessToken);
    const harness = await openSyncHarness({ client });
    onTestFinished(async () => {
      client.close();
      await harness.dispose();
    });
    await harness.open(SLUG);
    people.push(new EditingPerson(harness, { slug: SLUG, who, random: randomFrom(`person ${who}`), fates }));
  }
  await close();
  return people;
}

async function countRevisions(url: string): Promise<number> {
  const { db, close } = await openPostgres(url, 1);
  const { count } = await db
    .selectFrom('revision')
    .select((all) => all.fn.countAll<string>().as('count'))
    .where('slug', '=', SLUG)
    .executeTakeFirstOrThrow();
  await close();
  return Number(count);
}

test(
  `[SRV-02] each of ${EDITS} edits of 20 people on one site over two servers is in the result, was replaced by one who saw it, or was shown as a conflict`,
  { timeout: 120_000 + EDITS * 1000 },
  async () => {
    const url = await stores.postgres.database();
    const fates = new Fates();
    const people = await staffAt(url, fates);

    await Promise.all(
      people.map(async (person, who) => {
        const random = randomFrom(`saves ${who}`);
        for (let left = EDITS / STAFF; left > 0;) {
          const count = Math.min(left, random.int(1, MOST_EDITS_A_SAVE));
          for (let at = 0; at < count; at++) person.edit();
          left -= count;
          await person.save();
        }
      }),
    );
    // The people save one after another, until nothing is left to save or to decide.
    for (let round = 0; round === 0 || !people.every(({ isSettled }) => isSettled); round++) {
      expect(round).toBeLessThan(10);
      for (const person of people) {
        await person.takeOver();
        await person.save();
      }
    }
    for (const person of people) await person.takeOver();

    const texts = people.map(({ text }) => wordsIn(text).toSorted());
    for (const text of texts) expect(text).toEqual(texts[0]);
    const result = new Set(texts[0]);
    const { made, replaced, shown } = fates;
    expect(made.size).toBe(EDITS);
    expect([...made.difference(result.union(replaced).union(shown))]).toEqual([]);
    console.log(`${EDITS} edits in ${await countRevisions(url)} revisions:`, {
      inResult: result.size,
      replaced: replaced.difference(result).size,
      conflicts: shown.size,
    });
  },
);
