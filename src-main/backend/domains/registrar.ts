import { createHash } from 'node:crypto';
import type { Db } from '../db/open.ts';

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
  /** millionths of a dollar */
  price: number;
}

/** Domains that are taken, whatever this database says. */
const registeredElsewhere = new Set(['example.com', 'example.net', 'example.org', 'google.com', 'facebook.com']);

/** Price in dollars per year, by top-level domain. */
const prices: Record<string, number> = { com: 12, net: 15, org: 10, co: 30, io: 39, biz: 19.5, info: 22 };
const OTHER_PRICE = 24;
const MILLIONTHS = 1_000_000;

export interface Registrar {
  offer(domain: string): Offer;
  /** `sitePk` of the site that the domain was bought for here */
  ownerOf(domain: string): string | undefined;
  /** False where the domain has been bought already, also by the same site, so that it is paid for once. */
  buy(domain: string, sitePk: string): boolean;
  configure(domain: string, sitePk: string): readonly DnsRecord[];
  /** The load balancer of a site whose domain is registered elsewhere. */
  balance(sitePk: string, slug: string, host: string): LoadBalancer;
  /** Stores the present DNS records. */
  snapshot(domain: string): void;
  note(domain: string, kind: 'index' | 'park', details: string): void;
}

/** Simulates a registrar and its name servers; domains and records are in its own tables. */
export function createRegistrar(db: Db): Registrar {
  const ownerOf = db.prepare<[string], string>('SELECT site_pk FROM domain_registration WHERE domain = ?').pluck();
  const register = db.prepare('INSERT INTO domain_registration VALUES (?, ?, ?, ?)');
  const putRecord = db.prepare('INSERT OR REPLACE INTO dns_record VALUES (@domain, @type, @name, @value)');
  const recordsOf = db.prepare<[string], DnsRecord>('SELECT type, name, value FROM dns_record WHERE domain = ?');
  const putBalancer = db.prepare(
    `INSERT INTO load_balancer VALUES (@sitePk, @address, @host, @name)
     ON CONFLICT (site_pk) DO UPDATE SET host = excluded.host`,
  );
  const balancerOf = db.prepare<[string], LoadBalancer>(
    'SELECT address, host, name FROM load_balancer WHERE site_pk = ?',
  );
  const addEvent = db.prepare('INSERT INTO domain_event (domain, kind, details, at) VALUES (?, ?, ?, ?)');

  const offer = (domain: string): Offer => ({
    available: ownerOf.get(domain) === undefined && !registeredElsewhere.has(domain),
    period: 1,
    price: Math.round((prices[domain.split('.').at(-1) ?? ''] ?? OTHER_PRICE) * MILLIONTHS),
  });

  return {
    offer,
    ownerOf: (domain) => ownerOf.get(domain),

    buy: db.transaction((domain: string, sitePk: string): boolean => {
      const { available, price } = offer(domain);
      if (!available) return false;
      register.run(domain, sitePk, price, Date.now());
      return true;
    }),

    configure: db.transaction((domain: string, sitePk: string): readonly DnsRecord[] => {
      putRecord.run({ domain, type: 'A', name: '@', value: addressOf(sitePk) });
      putRecord.run({ domain, type: 'CNAME', name: 'www', value: domain });
      return recordsOf.all(domain);
    }),

    balance(sitePk, slug, host) {
      const fresh = { address: addressOf(sitePk), host, name: `lb-${slug.toLowerCase().replace(/_/g, '-')}` };
      putBalancer.run({ sitePk, ...fresh });
      return balancerOf.get(sitePk) ?? fresh;
    },

    snapshot(domain) {
      addEvent.run(domain, 'snapshot', JSON.stringify(recordsOf.all(domain)), Date.now());
    },

    note(domain, kind, details) {
      addEvent.run(domain, kind, details, Date.now());
    },
  };
}

/** An address from the block reserved for documentation; always the same for a site. */
function addressOf(sitePk: string): string {
  const [byte = 0] = createHash('sha256').update(sitePk).digest();
  return `203.0.113.${1 + (byte % 254)}`;
}
