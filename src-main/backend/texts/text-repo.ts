import { randomBytes } from 'node:crypto';
import { text } from '#shared/record/readers.ts';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../db/tables.ts';
import { createSiteRepo, parseSite } from '../sites/site-repo.ts';

export interface NewText {
  /** sitePk of the site on which the text message was sent */
  landingPage: string;
  senderName: string;
  senderAddress: string;
  senderPhone?: string;
  senderEmail?: string;
  /** whether the sender agrees to be answered by text message */
  consent?: boolean;
  /** the wording of the consent that the sender saw */
  consentWording?: string;
  message: string;
  /** photos of the job, as WebP */
  photos?: readonly Buffer[];
}

export interface FoundPlace {
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

/** The text messages to read: all of them without `limit` and `before`. */
export interface TextPage {
  limit?: number | undefined;
  /** `next` of the previous page */
  before?: string | undefined;
}

/**
 * Maximum number of text messages per site. If there are more, the oldest are deleted, and the number of deleted ones
 * is added to `texts_dropped` of the site's pro.
 */
export const MOST_TEXTS = 2000;
/**
 * Maximum number and total bytes of the photos of a site's text messages, so that visitors cannot fill the disk. A
 * photo is only deleted together with its text message.
 */
export const MOST_SITE_PHOTOS = 1000;
export const MOST_SITE_PHOTO_BYTES = 250 * 1024 * 1024;

export interface Received {
  id: number;
  /**
   * false if no photos were sent, or if the site has no room for them: the text message is then stored without photos
   */
  hasPhotos: boolean;
}

export interface TextRepo {
  /** Stores a visitor's text message. The first text message of a site also adds the site's company to the pros. */
  receive(text: NewText): Promise<Received>;
  /**
   * Returns the rows as the backend sends them, the newest text message first, with the names of their photos. Only the
   * first page has the pros.
   */
  page(page?: TextPage): Promise<{ texts: { photos: string[] }[]; pros: unknown[]; next: string | null }>;
  /** Returns the photo with this name, which was sent with a text message; undefined if there is none. */
  photo(name: string): Promise<Buffer | undefined>;
  /** Deletes a text message. Returns whether it existed. */
  remove(id: string): Promise<boolean>;
  /** Returns how many text messages each pro has, by the pro's name, the highest number first. */
  counts(): Promise<Record<string, number>>;
  /** Stores the place of a text message's sender. Returns whether the text message exists. */
  placeText(id: string, place: FoundPlace): Promise<boolean>;
  /** Stores the place of a pro. Returns whether the pro exists. */
  placePro(id: string, place: FoundPlace): Promise<boolean>;
}

/** A string that sorts after every date. */
const END_OF_TIME = '~';

/** Returns the ID of a text message as a number; if it is not a number, returns 0, which no text message has. */
const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

export function createTextRepo(db: Db): TextRepo {
  async function addProOf(tx: Db, landingPage: string): Promise<void> {
    const known = await tx.selectFrom('pros').select('id').where('id', '=', landingPage).executeTakeFirst();
    // The whole record is read only for a new pro, because reading it takes longer than storing the message.
    const site = known ? undefined : await createSiteRepo(tx).byPk(landingPage);
    if (!site) return;
    const { company_name, address, city, state } = parseSite(site);
    const lines = [address, city, state].map((part) => text(part).trim()).filter((part) => part !== '');
    await tx
      .insertInto('pros')
      .values({
        id: landingPage,
        company_name: text(company_name) || site.slug,
        address: lines.join(', '),
        city: text(city),
        state: text(state),
      })
      // Another server process may have received a text message of the site at the same time, and have added the pro.
      .onConflict((row) => row.doNothing())
      .execute();
  }

  /** Deletes the oldest text messages of a site beyond MOST_TEXTS. Returns how many it deleted. */
  async function dropOldest(tx: Db, landingPage: string): Promise<number> {
    const kept = await tx
      .selectFrom('texts')
      .select(['created_at', 'id'])
      .where('landing_page', '=', landingPage)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(MOST_TEXTS - 1)
      .limit(1)
      .executeTakeFirst();
    if (!kept) return 0;
    const { numDeletedRows } = await tx
      .deleteFrom('texts')
      .where('landing_page', '=', landingPage)
      .where(sql<boolean>`(created_at, id) < (${kept.created_at}, ${kept.id})`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** Whether the site has room for these photos besides those that it has already. */
  async function hasRoom(tx: Db, landingPage: string, photos: readonly Buffer[]): Promise<boolean> {
    const { count, bytes } = await tx
      .selectFrom('text_photo')
      .innerJoin('texts', 'texts.id', 'text_photo.text_id')
      .where('landing_page', '=', landingPage)
      .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(sum(length(bytes)), 0)`.as('bytes')])
      .executeTakeFirstOrThrow();
    const size = photos.reduce((sum, { length }) => sum + length, Number(bytes));
    return Number(count) + photos.length <= MOST_SITE_PHOTOS && size <= MOST_SITE_PHOTO_BYTES;
  }

  return {
    receive: (sent) =>
      inTransaction(db, async (tx) => {
        const {
          landingPage,
          senderPhone = '',
          senderEmail = '',
          consent = false,
          consentWording = '',
          photos = [],
        } = sent;
        await addProOf(tx, landingPage);
        const { id } = await tx
          .insertInto('texts')
          .values({
            landing_page: landingPage,
            sender_name: sent.senderName,
            sender_address: sent.senderAddress,
            sender_phone: senderPhone,
            sender_email: senderEmail,
            consent: Number(consent),
            consent_wording: consentWording,
            message: sent.message,
            created_at: new Date().toISOString(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const hasPhotos = photos.length > 0 && (await hasRoom(tx, landingPage, photos));
        for (const [position, bytes] of hasPhotos ? photos.entries() : []) {
          const name = `${randomBytes(16).toString('hex')}.webp`;
          await tx.insertInto('text_photo').values({ name, text_id: id, position, bytes }).execute();
        }
        const dropped = await dropOldest(tx, landingPage);
        if (dropped > 0) {
          await tx
            .updateTable('pros')
            .set((row) => ({ texts_dropped: row('texts_dropped', '+', dropped) }))
            .where('id', '=', landingPage)
            .execute();
        }
        return { id, hasPhotos };
      }),
    async page({ limit, before } = {}) {
      const [time = '', id = ''] = before?.split(' ') ?? [END_OF_TIME];
      const chosen = db
        .selectFrom('texts')
        .where(sql<boolean>`(created_at, id) < (${time}, ${numberOf(id)})`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .$if(limit !== undefined, (all) => all.limit(limit ?? 0));
      const texts = await chosen.selectAll().execute();
      const photos = await db
        .selectFrom('text_photo')
        .select(['name', 'text_id'])
        .where('text_id', 'in', chosen.select('id'))
        .orderBy('position')
        .execute();
      const namesOf = Map.groupBy(photos, ({ text_id }) => text_id);
      const last = texts.length === limit ? texts.at(-1) : undefined;
      const pros =
        before === undefined ? await db.selectFrom('pros').selectAll().orderBy('company_name').execute() : [];
      const sent = texts.map((row) => ({ ...row, photos: (namesOf.get(row.id) ?? []).map(({ name }) => name) }));
      return { texts: sent, pros, next: last ? `${last.created_at} ${last.id}` : null };
    },
    async photo(name) {
      const found = await db.selectFrom('text_photo').select('bytes').where('name', '=', name).executeTakeFirst();
      return found?.bytes;
    },
    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom('texts').where('id', '=', numberOf(id)).executeTakeFirst();
      return numDeletedRows > 0;
    },
    async counts() {
      const rows = await db
        .selectFrom('texts')
        .innerJoin('pros', 'pros.id', 'texts.landing_page')
        .select(['company_name as name', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('company_name')
        .orderBy('count', 'desc')
        .orderBy('name')
        .execute();
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
    },
    async placeText(id, { latitude, longitude, city, state }) {
      const { numUpdatedRows } = await db
        .updateTable('texts')
        .set({ sender_latitude: latitude, sender_longitude: longitude, city, state })
        .where('id', '=', numberOf(id))
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },
    async placePro(id, { latitude, longitude, city, state }) {
      const { numUpdatedRows } = await db
        .updateTable('pros')
        .set({ address_latitude: latitude, address_longitude: longitude, city, state })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },
  };
}
