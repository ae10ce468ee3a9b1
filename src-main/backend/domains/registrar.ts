import { createHash } from 'node:crypto';
import { type Db, inTransaction } from '../db/tables.ts';

export interface DnsRecord {
  type: 'A' | 'CNAME';
  name: string;
  value: string;
}

export interface LoadBalancer {
  address: string;
  host: string;
  name: string;
}

export interface Offer {
  available: boolean;
  /** years */
  period: number;
  /** millionths of a dollar, for the whole period */
  price: number;
}

/** Domains that are never available, whatever this database contains. */
const registeredElsewhere = new Set(['example.com', 'example.net', 'example.org', 'google.com', 'facebook.com']);

/** Prices in dollars per year, by top-level domain. */
const prices: Record<string, number> = { com: 12, net: 15, org: 10, co: 30, io: 39, biz: 19.5, info: 22 };
const OTHER_PRICE = 24;
const MILLIONTHS = 1_000_000;

export interface Registrar {
  offer(domain: string): Promise<Offer>;
  /** Returns the `sitePk` of the site for which the domain was bought here; undefined if it was not bought here. */
  ownerOf(domain: string): Promise<string | undefined>;
  /**
   * Buys a domain. Returns false if it was bought already, even for the same site (so that it is paid for only once),
   * or if it is registered elsewhere.
   */
  buy(domain: string, sitePk: string): Promise<boolean>;
  configure(domain: string, sitePk: string): Promise<readonly DnsRecord[]>;
  /** Creates the load balancer of a site whose domain is registered elsewhere, or changes its host, and returns it. */
  balance(sitePk: string, slug: string, host: string): Promise<LoadBalancer>;
  /** Stores a copy of the domain's present DNS records. */
  snapshot(domain: string): Promise<void>;
  note(domain: string, kind: 'index' | 'park', details: string): Promise<void>;
}

/** Simulates a registrar with name servers. Domains and DNS records are in tables of the backend's database. */
export function createRegistrar(db: Db): Registrar {
  async function ownerOf(domain: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('domain_registration')
      .select('site_pk')
      .where('domain', '=', domain)
      .executeTakeFirst();
    return row?.site_pk;
  }
  const priceOf = (domain: string): number =>
    Math.round((prices[domain.split('.').at(-1) ?? ''] ?? OTHER_PRICE) * MILLIONTHS);
  const recordsOf = (on: Db, domain: string): Promise<DnsRecord[]> =>
    on.selectFrom('dns_record').select(['type', 'name', 'value']).where('domain', '=', domain).execute();
  async function note(domain: string, kind: string, details: string): Promise<void> {
    await db.insertInto('domain_event').values({ domain, kind, details, at: Date.now() }).execute();
  }

  return {
    ownerOf,
    note,

    offer: async (domain) => ({
      available: (await ownerOf(domain)) === undefined && !registeredElsewhere.has(domain),
      period: 1,
      price: priceOf(domain),
    }),

    async buy(domain, sitePk) {
      if (registeredElsewhere.has(domain)) return false;
      const row = { domain, site_pk: sitePk, price: priceOf(domain), registered_at: Date.now() };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('domain_registration')
        .values(row)
        .onConflict((known) => known.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    configure: (domain, sitePk) =>
      inTransaction(db, async (tx) => {
        const records: readonly DnsRecord[] = [
          { type: 'A', name: '@', value: addressOf(sitePk) },
          { type: 'CNAME', name: 'www', value: domain },
        ];
        for (const record of records) {
          await tx
            .insertInto('dns_record')
            .values({ domain, ...record })
            .onConflict((row) => row.columns(['domain', 'type', 'name']).doUpdateSet({ value: record.value }))
            .execute();
        }
        return recordsOf(tx, domain);
      }),

    async balance(sitePk, slug, host) {
      const name = `lb-${slug.toLowerCase().replace(/_/g, '-')}`;
      return db
        .insertInto('load_balancer')
        .values({ site_pk: sitePk, address: addressOf(sitePk), host, name })
        .onConflict((row) => row.column('site_pk').doUpdateSet({ host }))
        .returning(['address', 'host', 'name'])
        .executeTakeFirstOrThrow();
    },

    snapshot: async (domain) => note(domain, 'snapshot', JSON.stringify(await recordsOf(db, domain))),
  };
}

/** Returns an IP address from a block that is reserved for documentation, always the same for the same site. */
function addressOf(sitePk: string): string {
  const [byte = 0] = createHash('sha256').update(sitePk).digest();
  return `203.0.113.${1 + (byte % 254)}`;
}
