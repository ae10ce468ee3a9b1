import { customers } from '../data/customers.ts';
import { listings } from '../data/listings.ts';
import { type Db, inTransaction } from './tables.ts';

/** Adds customers and listings if the database has no customers, for example because an older version created it. */
export async function seedAccounts(db: Db): Promise<void> {
  if (await db.selectFrom('customer').select('id').limit(1).executeTakeFirst()) return;
  await inTransaction(db, async (tx) => {
    await tx.insertInto('customer').values(customers).execute();
    const rows = listings.map(({ id, accountId, body, placeId, verified }) => ({
      id,
      account_id: accountId,
      body: JSON.stringify(body),
      place_id: placeId,
      verified: Number(verified),
    }));
    await tx.insertInto('listing').values(rows).execute();
  });
}
