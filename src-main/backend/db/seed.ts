import { productNames } from '#shared/domain/product-names.ts';
import { forServer } from '#shared/record-catalogue/server-forms.ts';
import { contacts } from '../data/contacts.ts';
import { demoSites } from '../data/demo-sites/index.ts';
import type { SitesOn } from '../sites/site-repo.ts';
import { type Db, inTransaction } from './tables.ts';

/**
 * Adds contacts and demo sites to a new database. A database with contacts was filled before and is left alone, so that
 * deleted demo data stays deleted.
 */
export async function seed(db: Db, sitesOn: SitesOn, product: string): Promise<void> {
  if (await db.selectFrom('contact').select('display_id').limit(1).executeTakeFirst()) return;
  await inTransaction(db, async (tx) => {
    await tx.insertInto('contact').values(contacts).execute();
    for (const document of demoSites(productNames(product).contactField))
      await sitesOn(tx).put(forServer(document), null);
  });
}
