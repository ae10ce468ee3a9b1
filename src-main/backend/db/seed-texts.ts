import { seededTexts } from '../data/texts.ts';
import type { Db } from './open.ts';

const HOUR = 3_600_000;

/** Fills a database without pros, such as one of an older version. */
export function seedTexts(db: Db): void {
  if (db.prepare('SELECT 1 FROM pros').get()) return;
  const addPro = db.prepare(
    `INSERT INTO pros (id, company_name, address, address_latitude, address_longitude, city, state)
     VALUES (@id, @company_name, @address, @address_latitude, @address_longitude, @city, @state)`,
  );
  const addText = db.prepare(
    `INSERT INTO texts (landing_page, sender_name, sender_address, sender_phone, sender_email, consent, message, created_at, sender_latitude, sender_longitude, city, state)
     VALUES (@landing_page, @sender_name, @sender_address, @sender_phone, @sender_email, @consent, @message, @created_at, @sender_latitude, @sender_longitude, @city, @state)`,
  );
  const { pros, texts } = seededTexts();
  const now = Date.now();
  db.transaction(() => {
    for (const pro of pros) addPro.run(pro);
    for (const { hours, ...text } of texts) {
      addText.run({ ...text, created_at: new Date(now - hours * HOUR).toISOString() });
    }
  })();
}
