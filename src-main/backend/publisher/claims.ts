import { type Db, inTransaction } from '../db/tables.ts';
import { HttpError } from '../http/errors.ts';
import type { Publication, TargetKind } from './publications.ts';

/** Where releases are stored: a folder named by the domain, or a repository. */
export interface Place {
  kind: TargetKind;
  name: string;
}

/** Names that only one site may have: its domain, and the place of its releases. */
export interface Claim {
  kind: 'domain' | TargetKind;
  name: string;
}

export interface Claims {
  /** Takes all names for the site; takes none where another site has one. @throws HttpError that names it */
  take(sitePk: string, claims: readonly Claim[]): Promise<void>;
  /** Names that the site has claimed and does not use: after a move, or after a publish that failed. */
  unused(sitePk: string, used: readonly Claim[], on: Db): Promise<Claim[]>;
  /** Sites with such a name; those that are being published may be among them. */
  sitesWithUnused(usedBy: (sitePk: string) => readonly Claim[]): Promise<string[]>;
  release(claim: Claim, on: Db): Promise<void>;
}

type Target = Pick<Publication, 'target' | 'domain' | 'githubRepo'>;

export const placeOf = ({ target, domain, githubRepo }: Target): Place => ({
  kind: target,
  name: target === 'git' ? githubRepo : domain,
});

export const isSamePlace = (one: Place, other: Place): boolean => one.kind === other.kind && one.name === other.name;

export const isPlace = <C extends Claim>(claim: C): claim is C & Place => claim.kind !== 'domain';

export const claimsOf = (target: Target): Claim[] => [{ kind: 'domain', name: target.domain }, placeOf(target)];

/** The other name by which visitors ask for a domain: with `www.`, or without it. */
export const twinOf = (domain: string): string => (domain.startsWith('www.') ? domain.slice(4) : `www.${domain}`);

const byName = (one: Claim, other: Claim): number => {
  const [left, right] = [one, other].map(({ kind, name }) => `${kind} ${name.toLowerCase()}`) as [string, string];
  return left < right ? -1 : Number(left > right);
};

/** Names are compared without case. */
const has = (claims: readonly Claim[], { kind, name }: Claim): boolean =>
  claims.some((each) => each.kind === kind && each.name.toLowerCase() === name.toLowerCase());

export function createClaims(db: Db): Claims {
  return {
    take: (sitePk, claims) =>
      inTransaction(db, async (tx) => {
        // In one order for all: a site and the one with its other name would each wait for what the other has.
        for (const { kind, name } of claims.toSorted(byName)) {
          await tx
            .insertInto('claim')
            .values({ kind, name, site_pk: sitePk })
            .onConflict((row) => row.doNothing())
            .execute();
        }
        for (const { kind, name } of claims) {
          const other = await tx
            .selectFrom('claim')
            .innerJoin('site', 'site.site_pk', 'claim.site_pk')
            .select('slug')
            .where('kind', '=', kind)
            .where('name', '=', name)
            .where('claim.site_pk', '<>', sitePk)
            .executeTakeFirst();
          if (other === undefined) continue;
          throw new HttpError(
            409,
            `The ${kind === 'git' ? 'repository' : 'domain'} ${name} belongs to the site ${other.slug}.`,
          );
        }
      }),
    async unused(sitePk, used, on) {
      const claims = await on.selectFrom('claim').select(['kind', 'name']).where('site_pk', '=', sitePk).execute();
      return claims.filter((claim) => !has(used, claim));
    },
    async sitesWithUnused(usedBy) {
      const claims = await db.selectFrom('claim').select(['kind', 'name', 'site_pk as sitePk']).execute();
      return [...new Set(claims.filter((claim) => !has(usedBy(claim.sitePk), claim)).map(({ sitePk }) => sitePk))];
    },
    async release({ kind, name }, on) {
      await on.deleteFrom('claim').where('kind', '=', kind).where('name', '=', name).execute();
    },
  };
}
