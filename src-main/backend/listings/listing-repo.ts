import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../db/tables.ts';

/** A location as the business profile service sends and accepts it; unknown members are kept. */
export const listingBody = z.looseObject({
  title: z.string().optional(),
  storeCode: z.string().optional(),
  storefrontAddress: z
    .looseObject({
      regionCode: z.string().optional(),
      postalCode: z.string().optional(),
      locality: z.string().optional(),
      addressLines: z.array(z.string()).default([]),
    })
    .optional(),
});
export type ListingBody = z.infer<typeof listingBody>;

export interface StoredListing {
  id: string;
  accountId: string;
  body: ListingBody;
  placeId: string | null;
  verified: boolean;
}

type Row = Pick<Selectable<Tables['listing']>, 'id' | 'account_id' | 'body' | 'place_id' | 'verified'>;

const asListing = ({ id, account_id, body, place_id, verified }: Row): StoredListing => ({
  id,
  accountId: account_id,
  body: listingBody.parse(JSON.parse(body)),
  placeId: place_id,
  verified: verified === 1,
});

/** Returns a place ID for the text. The same text always gets the same ID, because the ID of a real place is fixed. */
export function placeIdOf(text: string): string {
  return `ChIJ${createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 23)}`;
}

export function createListingRepo(db: Db) {
  const listings = db.selectFrom('listing').selectAll();
  return {
    async byId(id: string): Promise<StoredListing | undefined> {
      const row = await listings.where('id', '=', id).executeTakeFirst();
      return row && asListing(row);
    },
    async ofAccount(accountId: string): Promise<StoredListing[]> {
      return (await listings.where('account_id', '=', accountId).orderBy('id').execute()).map(asListing);
    },
    /** Creates a listing. If this request ID has created a listing before, returns that listing instead. */
    async create(accountId: string, requestId: string | undefined, body: ListingBody): Promise<StoredListing> {
      const known = requestId ? await listings.where('request_id', '=', requestId).executeTakeFirst() : undefined;
      if (known) return asListing(known);
      const id = `${String(randomInt(1_000_000_000, 9_999_999_999))}${String(randomInt(100_000_000, 999_999_999))}`;
      const row = { id, account_id: accountId, request_id: requestId ?? null, body: JSON.stringify(body) };
      await db.insertInto('listing').values(row).execute();
      return { id, accountId, body, placeId: null, verified: false };
    },
    async update(id: string, body: ListingBody): Promise<void> {
      await db
        .updateTable('listing')
        .set({ body: JSON.stringify(body) })
        .where('id', '=', id)
        .execute();
    },
    async verify(id: string): Promise<void> {
      const place_id = sql<string>`coalesce(place_id, ${placeIdOf(id)})`;
      await db.updateTable('listing').set({ verified: 1, place_id }).where('id', '=', id).execute();
    },
    async addAdmin(id: string, admin: string, role: string): Promise<void> {
      await db
        .insertInto('listing_admin')
        .values({ listing_id: id, admin, role })
        .onConflict((row) => row.columns(['listing_id', 'admin']).doUpdateSet({ role }))
        .execute();
    },
    async addMedia(id: string, category: string, sourceUrl: string): Promise<number> {
      const row = { listing_id: id, category, source_url: sourceUrl };
      return (await db.insertInto('listing_media').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },
  };
}
