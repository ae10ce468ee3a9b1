import type { Store } from '../db/open.ts';
import { createSiteRepo } from '../sites/site-repo.ts';
import { createAudit } from './audit.ts';
import { CommandError, numberOf } from './command.ts';

export const AUDIT_USAGE = 'audit [--site=SLUG] [--person=+12025550100] [--most=100]';
const MOST = 10_000;

/** Lists who did what, newest first. Returns the lines to print. */
export async function runAuditCommand(
  { db }: Store,
  { site, person, most = '100' }: { site?: string | undefined; person?: string | undefined; most?: string | undefined },
): Promise<string[]> {
  const count = Number(most);
  if (!/^\d+$/.test(most) || count < 1 || count > MOST) {
    throw new CommandError(`--most=${most}: is no number from 1 to ${MOST}. ${AUDIT_USAGE}`);
  }
  const found = site === undefined ? undefined : await createSiteRepo(db).bySlug(site);
  if (site !== undefined && !found) throw new CommandError(`There is no site “${site}”.`);
  const deeds = await createAudit(db).list({
    most: count,
    ...(found && { sitePk: found.sitePk }),
    ...(person !== undefined && { phoneNumber: numberOf(person) }),
  });
  return deeds.map(({ at, by, slug, action }) =>
    [new Date(at).toISOString(), by || 'the server', slug, action].filter(Boolean).join('  '),
  );
}
