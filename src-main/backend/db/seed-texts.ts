import { seededTexts } from '../data/texts.ts';
import { type Db, inTransaction } from './tables.ts';

const HOUR = 3_600_000;

/** Adds pros and text messages if the database has no pros, for example because an older version created it. */
export async function seedTexts(db: Db): Promise<void> {
  if (await db.selectFrom('pros').select('id').limit(1).executeTakeFirst()) return;
  const { pros, texts } = seededTexts();
  const now = Date.now();
  await inTransaction(db, async (tx) => {
    await tx.insertInto('pros').values(pros).execute();
    const sent = texts.map(({ hours, ...text }) => ({
      ...text,
      created_at: new Date(now - hours * HOUR).toISOString(),
    }));
    await tx.insertInto('texts').values(sent).execute();
  });
}
