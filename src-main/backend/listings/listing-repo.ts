import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../db/open.ts';

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

interface Row {
  id: string;
  account_id: string;
  body: string;
  place_id: string | null;
  verified: number;
}

const asListing = ({ id, account_id, body, place_id, verified }: Row): StoredListing => ({
  id,
  accountId: account_id,
  body: listingBody.parse(JSON.parse(body)),
  placeId: place_id,
  verified: verified === 1,
});

/** The same text always gives the same id, as for real places. */
export function placeIdOf(text: string): string {
  return `ChIJ${createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 23)}`;
}

export function createListingRepo(db: Db) {
  const one = db.prepare<[string], Row>('SELECT * FROM listing WHERE id = ?');
  const ofAccount = db.prepare<[string], Row>('SELECT * FROM listing WHERE account_id = ? ORDER BY id');
  const ofRequest = db.prepare<[string], Row>('SELECT * FROM listing WHERE request_id = ?');
  const insert = db.prepare('INSERT INTO listing (id, account_id, request_id, body) VALUES (?, ?, ?, ?)');
  const update = db.prepare('UPDATE listing SET body = ? WHERE id = ?');
  const verify = db.prepare('UPDATE listing SET verified = 1, place_id = coalesce(place_id, ?) WHERE id = ?');
  const addAdmin = db.prepare('INSERT OR REPLACE INTO listing_admin VALUES (?, ?, ?)');
  const addMedia = db.prepare('INSERT INTO listing_media (listing_id, category, source_url) VALUES (?, ?, ?)');

  const byId = (id: string): StoredListing | undefined => {
    const row = one.get(id);
    return row && asListing(row);
  };
  return {
    byId,
    ofAccount: (accountId: string) => ofAccount.all(accountId).map(asListing),
    /** The same request id gives the listing that it created before. */
    create(accountId: string, requestId: string | undefined, body: ListingBody): StoredListing {
      const known = requestId ? ofRequest.get(requestId) : undefined;
      if (known) return asListing(known);
      const id = `${String(randomInt(1_000_000_000, 9_999_999_999))}${String(randomInt(100_000_000, 999_999_999))}`;
      insert.run(id, accountId, requestId ?? null, JSON.stringify(body));
      return { id, accountId, body, placeId: null, verified: false };
    },
    update: (id: string, body: ListingBody): void => void update.run(JSON.stringify(body), id),
    verify: (id: string): void => void verify.run(placeIdOf(id), id),
    addAdmin: (id: string, admin: string, role: string): void => void addAdmin.run(id, admin, role),
    addMedia: (id: string, category: string, sourceUrl: string): number =>
      Number(addMedia.run(id, category, sourceUrl).lastInsertRowid),
  };
}
