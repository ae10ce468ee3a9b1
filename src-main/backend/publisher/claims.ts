import type { Db } from '../db/open.ts';
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
  take(sitePk: string, claims: readonly Claim[]): void;
  all(): (Claim & { sitePk: string })[];
  release(claim: Claim): void;
}

type Target = Pick<Publication, 'target' | 'domain' | 'githubRepo'>;

export const placeOf = ({ target, domain, githubRepo }: Target): Place => ({
  kind: target,
  name: target === 'git' ? githubRepo : domain,
});

export const isPlace = <C extends Claim>(claim: C): claim is C & Place => claim.kind !== 'domain';

export const claimsOf = (target: Target): Claim[] => [{ kind: 'domain', name: target.domain }, placeOf(target)];

export function createClaims(db: Db): Claims {
  const insert = db.prepare<[string, string, string]>(
    'INSERT INTO claim (kind, name, site_pk) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const otherOwner = db
    .prepare<[string, string, string], string>(
      'SELECT slug FROM claim JOIN site USING (site_pk) WHERE kind = ? AND name = ? AND site_pk <> ?',
    )
    .pluck();
  const all = db.prepare<[], Claim & { sitePk: string }>('SELECT kind, name, site_pk AS sitePk FROM claim');
  const remove = db.prepare<[string, string]>('DELETE FROM claim WHERE kind = ? AND name = ?');
  return {
    take: db.transaction((sitePk: string, claims: readonly Claim[]) => {
      for (const { kind, name } of claims) {
        insert.run(kind, name, sitePk);
        const owner = otherOwner.get(kind, name, sitePk);
        if (owner === undefined) continue;
        throw new HttpError(
          409,
          `The ${kind === 'git' ? 'repository' : 'domain'} ${name} belongs to the site ${owner}.`,
        );
      }
    }),
    all: () => all.all(),
    release: ({ kind, name }) => void remove.run(kind, name),
  };
}
