import type { Db } from '../db/tables.ts';
import type { AuditedAction } from '../home.ts';
import { byName, savesIn, timeOf } from '../sites/revisions.ts';

/** An entry of the audit. */
export interface AuditEntry {
  /** milliseconds since 1970 */
  at: number;
  /** the person's name, or phone number if the name is unknown; '' for what the server did itself */
  by: string;
  /** slug of the site: for a save as it was then, else as it is now; '' if the action was about no site */
  slug: string;
  action: string;
}

/** Filters of the audit. Without `sitePk` it lists actions on all sites, without `phoneNumber` those of all people. */
export interface AuditFilter {
  sitePk?: string;
  phoneNumber?: string;
  /** maximum number of entries */
  most: number;
}

export interface Audit {
  /** Returns the entries, newest first. */
  list(asked: AuditFilter): Promise<AuditEntry[]>;
}

/** Maximum characters of an action. It is limited, because some actions contain words of the caller. */
const LONGEST = 600;

/** Adds an action to the audit, in the transaction of the action itself. */
export async function noteDeed(on: Db, { userId, sitePk, action }: AuditedAction): Promise<void> {
  const row = { at: Date.now(), user_id: userId, site_pk: sitePk ?? null, action: action.slice(0, LONGEST) };
  await on.insertInto('audit').values(row).execute();
}

/**
 * Creates the audit, which lists what each person did. Saves come from the revisions, other actions from the table
 * `audit`.
 */
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
      const deeds = saved.map(({ modified, slug, by }): AuditEntry => ({
        at: timeOf(modified),
        by,
        slug,
        action: 'saved',
      }));
      return [...deeds, ...done].sort((one, other) => other.at - one.at).slice(0, most);
    },
  };
}
