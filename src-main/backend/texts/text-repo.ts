import { randomBytes } from 'node:crypto';
import { text } from '#shared/record/readers.ts';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../db/tables.ts';
import { createSiteRepo, parseSite } from '../sites/site-repo.ts';

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
  /** photos of the job, as WebP */
  photos?: readonly Buffer[];
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
/** Most photos of a site's texts, and their bytes, so that no form fills the disk. A photo goes with its text alone. */
export const MOST_SITE_PHOTOS = 1000;
export const MOST_SITE_PHOTO_BYTES = 250 * 1024 * 1024;

export interface Received {
  id: number;
  /** false where the site has no room for the photos: the text is kept without them */
  hasPhotos: boolean;
}

export interface TextRepo {
  /** Stores a visitor's text; with its first one the site's company becomes a pro. */
  receive(text: NewText): Promise<Received>;
  /** Rows as they are sent, the newest text first, with the names of their photos; the first page also has the pros. */
  page(page?: TextPage): Promise<{ texts: { photos: string[] }[]; pros: unknown[]; next: string | null }>;
  /** A photo that was sent with a text, by its name. */
  photo(name: string): Promise<Buffer | undefined>;
  /** True where the text existed. */
  remove(id: string): Promise<boolean>;
  /** Texts by name of the pro, the most first. */
  counts(): Promise<Record<string, number>>;
  /** True where the text exists. */
  placeText(id: string, place: FoundPlace): Promise<boolean>;
  /** True where the pro exists. */
  placePro(id: string, place: FoundPlace): Promise<boolean>;
}

/** Sorts after every date. */
const END_OF_TIME = '~';

/** The id of a text as the database knows it; none for what is no number. */
const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

export function createTextRepo(db: Db): TextRepo {
  async function addProOf(tx: Db, landingPage: string): Promise<void> {
    const known = await tx.selectFrom('pros').select('id').where('id', '=', landingPage).executeTakeFirst();
    // Reads the whole record only for a new pro, because that takes longer than storing the message.
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
      // Another instance may have got the first text at the same time.
      .onConflict((row) => row.doNothing())
      .execute();
  }

  /** Drops the oldest texts of a page beyond the most; gives how many. */
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

  /** Whether the photos of a site's texts may be joined by these. */
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
