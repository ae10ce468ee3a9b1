import { type Db, inTransaction } from '../db/tables.ts';
import { HttpError } from '../http/errors.ts';
import type { Publication, TargetKind } from './publications.ts';

/** Where releases are stored: a folder named by the domain, or a repository. */
export interface Place {
  kind: TargetKind;
  name: string;
}

/** A name that only one site may have: its domain, or the place of its releases. */
export interface Claim {
  kind: 'domain' | TargetKind;
  name: string;
}

export interface Claims {
  /**
   * Claims all names for the site, or none if another site has one of them. @throws HttpError 409 that names that site
   */
  take(sitePk: string, claims: readonly Claim[]): Promise<void>;
  /** Returns the names that the site has claimed and does not use, as after a move or a failed publish. */
  unused(sitePk: string, used: readonly Claim[], on: Db): Promise<Claim[]>;
  /**
   * Returns the sites that have unused names. Sites that are being published may be among them, because a publish
   * claims names before it uses them.
   */
  sitesWithUnused(usedBy: (sitePk: string) => readonly Claim[]): Promise<string[]>;
  /** Frees a claimed name. */
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

/** Returns the other form of a domain: with `www.`, or without it. */
export const twinOf = (domain: string): string => (domain.startsWith('www.') ? domain.slice(4) : `www.${domain}`);

const byName = (one: Claim, other: Claim): number => {
  const [left, right] = [one, other].map(({ kind, name }) => `${kind} ${name.toLowerCase()}`) as [string, string];
  return left < right ? -1 : Number(left > right);
};

/** Whether the claims include this one. Names are compared without case. */
const has = (claims: readonly Claim[], { kind, name }: Claim): boolean =>
  claims.some((each) => each.kind === kind && each.name.toLowerCase() === name.toLowerCase());

export function createClaims(db: Db): Claims {
  return {
    take: (sitePk, claims) =>
      inTransaction(db, async (tx) => {
        // The order is the same in all transactions. Otherwise two sites that claim the two forms of a domain could
        // each wait for the row that the other one has inserted.
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
