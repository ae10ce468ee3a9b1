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
  all(): Promise<(Claim & { sitePk: string })[]>;
  release(claim: Claim): Promise<void>;
}

type Target = Pick<Publication, 'target' | 'domain' | 'githubRepo'>;

export const placeOf = ({ target, domain, githubRepo }: Target): Place => ({
  kind: target,
  name: target === 'git' ? githubRepo : domain,
});

export const isPlace = <C extends Claim>(claim: C): claim is C & Place => claim.kind !== 'domain';

export const claimsOf = (target: Target): Claim[] => [{ kind: 'domain', name: target.domain }, placeOf(target)];

/** The other name by which visitors ask for a domain: with `www.`, or without it. */
export const twinOf = (domain: string): string => (domain.startsWith('www.') ? domain.slice(4) : `www.${domain}`);

export function createClaims(db: Db): Claims {
  return {
    take: (sitePk, claims) =>
      inTransaction(db, async (tx) => {
        for (const { kind, name } of claims) {
          await tx
            .insertInto('claim')
            .values({ kind, name, site_pk: sitePk })
            .onConflict((row) => row.doNothing())
            .execute();
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
    all: () => db.selectFrom('claim').select(['kind', 'name', 'site_pk as sitePk']).execute(),
    async release({ kind, name }) {
      await db.deleteFrom('claim').where('kind', '=', kind).where('name', '=', name).execute();
    },
  };
}
