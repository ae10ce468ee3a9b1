import { contacts } from '../data/contacts.ts';
import { demoSites } from '../data/demo-sites/index.ts';
import type { SiteRepo } from '../sites/site-repo.ts';
import type { Db } from './open.ts';

/**
 * Fills a new database. One with contacts was filled before and is left alone, so that deleted demo data stays deleted.
 */
export function seed(db: Db, sites: SiteRepo, product: string): void {
  if (db.prepare('SELECT 1 FROM contact').get()) return;
  db.transaction(() => {
    const addContact = db.prepare('INSERT INTO contact VALUES (?, ?)');
    for (const { display_id, display_name } of contacts) addContact.run(display_id, display_name);
    for (const document of demoSites(`${product.toLowerCase()}_contact_id`)) sites.put(document, null);
  })();
}
