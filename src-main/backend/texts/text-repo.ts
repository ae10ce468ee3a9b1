import { text } from '#shared/record/readers.ts';
import type { Db } from '../db/open.ts';
import { parseSite, type SiteRepo } from '../sites/site-repo.ts';

export interface NewText {
  /** sitePk of the site that it was sent on */
  landingPage: string;
  senderName: string;
  senderAddress: string;
  senderPhone?: string;
  senderEmail?: string;
  /** whether the sender agrees to be answered by text */
  consent?: boolean;
  /** the words of that consent as the sender saw them */
  consentWording?: string;
  message: string;
}

export interface FoundPlace {
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

/** Which texts to read; all unless told. */
export interface TextPage {
  limit?: number | undefined;
  /** `next` of the previous page */
  before?: string | undefined;
}

/** Most texts kept per site; older ones are dropped and counted. */
export const MOST_TEXTS = 2000;

export interface TextRepo {
  /** Stores a visitor's text; with its first one the site's company becomes a pro. Gives the text's id. */
  receive(text: NewText): number;
  /** Rows as they are sent, the newest text first; the first page also has the pros. */
  page(page?: TextPage): { texts: unknown[]; pros: unknown[]; next: string | null };
  /** True where the text existed. */
  remove(id: string): boolean;
  /** Texts by name of the pro, the most first. */
  counts(): Record<string, number>;
  /** True where the text exists. */
  placeText(id: string, place: FoundPlace): boolean;
  /** True where the pro exists. */
  placePro(id: string, place: FoundPlace): boolean;
}

/** Sorts after every date. */
const END_OF_TIME = '~';

export function createTextRepo(db: Db, sites: SiteRepo): TextRepo {
  const addText = db.prepare<[string, string, string, string, string, number, string, string, string]>(
    `INSERT INTO texts (landing_page, sender_name, sender_address, sender_phone, sender_email, consent, consent_wording, message, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const findPro = db.prepare<[string]>('SELECT 1 FROM pros WHERE id = ?');
  const addPro = db.prepare<[string, string, string, string, string]>(
    'INSERT INTO pros (id, company_name, address, city, state) VALUES (?, ?, ?, ?, ?)',
  );
  // -1 means no limit.
  const texts = db.prepare<[string, number, number], { id: number; created_at: string }>(
    'SELECT * FROM texts WHERE (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?',
  );
  const drop = db.prepare<[string, number]>(
    `DELETE FROM texts WHERE id IN
       (SELECT id FROM texts WHERE landing_page = ? ORDER BY created_at DESC, id DESC LIMIT -1 OFFSET ?)`,
  );
  const countDropped = db.prepare<[number, string]>('UPDATE pros SET texts_dropped = texts_dropped + ? WHERE id = ?');
  const remove = db.prepare<[string]>('DELETE FROM texts WHERE id = ?');
  const pros = db.prepare('SELECT * FROM pros ORDER BY company_name');
  const byPro = db.prepare<[], { name: string; count: number }>(
    `SELECT company_name AS name, count(*) AS count FROM texts JOIN pros ON pros.id = texts.landing_page
     GROUP BY company_name ORDER BY count DESC, name`,
  );
  const placed = (table: string, prefix: string) =>
    db.prepare<[number, number, string, string, string]>(
      `UPDATE ${table} SET ${prefix}_latitude = ?, ${prefix}_longitude = ?, city = ?, state = ? WHERE id = ?`,
    );
  const [textPlace, proPlace] = [placed('texts', 'sender'), placed('pros', 'address')];

  function addProOf(landingPage: string): void {
    // Reads the whole record only for a new pro, because that takes longer than storing the message.
    const site = findPro.get(landingPage) === undefined ? sites.byPk(landingPage) : undefined;
    if (!site) return;
    const { company_name, address, city, state } = parseSite(site);
    const lines = [address, city, state].map((part) => text(part).trim()).filter((part) => part !== '');
    addPro.run(landingPage, text(company_name) || site.slug, lines.join(', '), text(city), text(state));
  }

  return {
    receive: db.transaction((sent: NewText) => {
      const { landingPage, senderName, senderAddress, senderPhone = '', senderEmail = '', consent = false } = sent;
      const { consentWording = '' } = sent;
      addProOf(landingPage);
      const { lastInsertRowid } = addText.run(
        landingPage,
        senderName,
        senderAddress,
        senderPhone,
        senderEmail,
        Number(consent),
        consentWording,
        sent.message,
        new Date().toISOString(),
      );
      const { changes } = drop.run(landingPage, MOST_TEXTS);
      if (changes > 0) countDropped.run(changes, landingPage);
      return Number(lastInsertRowid);
    }),
    page({ limit, before } = {}) {
      const [time = '', id = ''] = before?.split(' ') ?? [END_OF_TIME];
      const found = texts.all(time, Number(id) || 0, limit ?? -1);
      const last = found.length === limit ? found.at(-1) : undefined;
      return {
        texts: found,
        pros: before === undefined ? pros.all() : [],
        next: last ? `${last.created_at} ${last.id}` : null,
      };
    },
    remove: (id) => remove.run(id).changes > 0,
    counts: () => Object.fromEntries(byPro.all().map(({ name, count }) => [name, count])),
    placeText: (id, { latitude, longitude, city, state }) =>
      textPlace.run(latitude, longitude, city, state, id).changes > 0,
    placePro: (id, { latitude, longitude, city, state }) =>
      proPlace.run(latitude, longitude, city, state, id).changes > 0,
  };
}
