import { setTimeout as pause } from 'node:timers/promises';
import type { Generated, Kysely } from 'kysely';
import type { Role } from '#shared/domain/staff/roles.ts';
import { TransactionConflict } from './refusals.ts';

/** The tables of schema.ts. Flags are 0 or 1. Times that are numbers are in milliseconds since 1970. */
export interface Tables {
  user: { id: Generated<number>; phone_number: string; created_at: number; name: Generated<string> };
  sign_in_code: { phone_number: string; code: string; tries: number; expires_at: number };
  refresh_token: { hash: string; user_id: number; replaces: string | null; created_at: number };
  access_token: { hash: string; user_id: number; refresh_hash: string; expires_at: number };
  staff: { phone_number: string; name: string; role: Role; added_at: number };
  attempt: { name: string; since: number; count: number };
  audit: { id: Generated<number>; at: number; user_id: number; site_pk: string | null; action: string };
  site: {
    site_pk: string;
    slug: string;
    id_key: string;
    fb_slug: string | null;
    modified: string;
    document: string;
    company_name: string;
    city: string;
  };
  revision: {
    id: Generated<number>;
    site_pk: string;
    slug: string;
    modified: string;
    user_id: number | null;
    document: string;
  };
  creation_task: {
    id: string;
    fb_slug: string;
    industry: string;
    stock: number;
    created_at: number;
    due_at: number;
    status: 'open' | 'completed' | 'failed';
    slug: string | null;
    error: string | null;
  };
  contact: { display_id: string; display_name: string };
  publication: {
    site_pk: string;
    domain: string;
    github_repo: string;
    first_publish_url: string;
    published_at: number;
    manifest: string;
  };
  counter: { name: string; value: number };
  domain_registration: { domain: string; site_pk: string; price: number; registered_at: number };
  dns_record: { domain: string; type: 'A' | 'CNAME'; name: string; value: string };
  load_balancer: { site_pk: string; address: string; host: string; name: string };
  domain_event: { id: Generated<number>; domain: string; kind: string; details: string; at: number };
  customer: { id: string; name: string; phone: string; user_type: string; site_pk: string | null };
  google_grant: { hash: string; email: string };
  listing: {
    id: string;
    account_id: string;
    request_id: string | null;
    body: string;
    place_id: string | null;
    verified: Generated<number>;
  };
  listing_admin: { listing_id: string; admin: string; role: string };
  listing_media: { id: Generated<number>; listing_id: string; category: string; source_url: string };
  pros: {
    id: string;
    company_name: string;
    address: Generated<string>;
    address_latitude: number | null;
    address_longitude: number | null;
    city: Generated<string>;
    state: Generated<string>;
    texts_dropped: Generated<number>;
  };
  texts: {
    id: Generated<number>;
    landing_page: string;
    sender_name: Generated<string>;
    sender_address: Generated<string>;
    message: Generated<string>;
    created_at: string;
    sender_latitude: number | null;
    sender_longitude: number | null;
    city: Generated<string>;
    state: Generated<string>;
    sender_phone: Generated<string>;
    sender_email: Generated<string>;
    consent: Generated<number>;
    consent_wording: Generated<string>;
  };
  text_photo: { name: string; text_id: number; position: number; bytes: Buffer };
  ai_logo: { id: Generated<number>; site_pk: string; url: string; prompt: string };
  ai_logo_setting: { site_pk: string; settings: string };
  publish_turn: { site_pk: string; attempt: number };
  upload: { name: string; bytes: number };
  claim: { kind: 'domain' | 'folder' | 'git'; name: string; site_pk: string };
}

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>;

const TRIES = 4;
/**
 * Base of the random pause before another try, in milliseconds. Without a random pause, the same transactions could
 * conflict again.
 */
const PAUSE_MS = 100;

/**
 * Runs the work in the current transaction, or else in a new one. If a new transaction conflicts with another one, the
 * work runs again, up to TRIES times in all. Apart from changes of the database, `work` must therefore be safe to
 * repeat.
 */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!(error instanceof TransactionConflict) || tries === TRIES) throw error;
      await pause(PAUSE_MS * tries * (0.5 + Math.random()));
    }
  }
}
