import type { Db } from '../db/tables.ts';
import type { Deed } from '../home.ts';
import { byName, savesIn, timeOf } from '../sites/revisions.ts';

/** A line of the list of what staff did. */
export interface Listed {
  /** milliseconds since 1970 */
  at: number;
  /** the person's name, or number where there is none; '' for what the server did itself */
  by: string;
  /** of the site as it was then; '' where it was about none */
  slug: string;
  action: string;
}

/** The deeds of all people on all sites where nothing is asked for. */
export interface Asked {
  sitePk?: string;
  phoneNumber?: string;
  most: number;
}

export interface Audit {
  /** Newest first. */
  list(asked: Asked): Promise<Listed[]>;
}

/** Most characters; some come from the caller. */
const LONGEST = 600;

/** Lists a deed in the transaction in which it is done. */
export async function noteDeed(on: Db, { userId, sitePk, action }: Deed): Promise<void> {
  const row = { at: Date.now(), user_id: userId, site_pk: sitePk ?? null, action: action.slice(0, LONGEST) };
  await on.insertInto('audit').values(row).execute();
}

/** What each person did: the revisions tell the saves, rows of their own the rest. */
export function createAudit(db: Db): Audit {
  const saves = savesIn(db);
  const others = db
    .selectFrom('audit')
    .innerJoin('user', 'user.id', 'audit.user_id')
    .leftJoin('staff', 'staff.phone_number', 'user.phone_number')
    .leftJoin('site', 'site.site_pk', 'audit.site_pk')
    .select(({ fn, val }) => [
      'audit.at',
      'audit.action',
      fn.coalesce('site.slug', val('')).as('slug'),
      byName.as('by'),
    ])
    .orderBy('audit.id', 'desc');

  return {
    async list({ sitePk, phoneNumber, most }) {
      const [saved, done] = await Promise.all([
        saves
          .$if(sitePk !== undefined, (rows) => rows.where('revision.site_pk', '=', sitePk ?? ''))
          .$if(phoneNumber !== undefined, (rows) => rows.where('user.phone_number', '=', phoneNumber ?? ''))
          .limit(most)
          .execute(),
        others
          .$if(sitePk !== undefined, (rows) => rows.where('audit.site_pk', '=', sitePk ?? ''))
          .$if(phoneNumber !== undefined, (rows) => rows.where('user.phone_number', '=', phoneNumber ?? ''))
          .limit(most)
          .execute(),
      ]);
      const deeds = saved.map(({ modified, slug, by }): Listed => ({
        at: timeOf(modified),
        by,
        slug,
        action: 'saved',
      }));
      return [...deeds, ...done].sort((one, other) => other.at - one.at).slice(0, most);
    },
  };
}
