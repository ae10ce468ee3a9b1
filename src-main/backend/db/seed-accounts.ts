import { customers } from '../data/customers.ts';
import { listings } from '../data/listings.ts';
import type { Db } from './open.ts';

/** Fills a database without customers, such as one of an older version. */
export function seedAccounts(db: Db): void {
  if (db.prepare('SELECT 1 FROM customer').get()) return;
  const addCustomer = db.prepare('INSERT INTO customer VALUES (@id, @name, @phone, @user_type, @site_pk)');
  const addListing = db.prepare(
    'INSERT INTO listing (id, account_id, body, place_id, verified) VALUES (?, ?, ?, ?, ?)',
  );
  db.transaction(() => {
    for (const customer of customers) addCustomer.run(customer);
    for (const { id, accountId, body, placeId, verified } of listings) {
      addListing.run(id, accountId, JSON.stringify(body), placeId, Number(verified));
    }
  })();
}
