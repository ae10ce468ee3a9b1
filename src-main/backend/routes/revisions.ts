import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { savesIn, timeOf } from '../sites/revisions.ts';

/** Maximum number of revisions in an answer: as many as the unnamed versions that the app keeps of a site. */
const MOST = 200;

/** Route that lists who saved a site, and when. The app finds it by the policy's `revisionsPath`. */
export function revisionRoutes({ db, sites }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/api/revisions/:slug', async (c) => {
    const slug = c.req.param('slug');
    const site = await sites.bySlug(slug);
    if (!site) throw new HttpError(404, `There is no site “${slug}”.`);
    const saves = await savesIn(db).where('revision.site_pk', '=', site.sitePk).limit(MOST).execute();
    const revisions = saves.map(({ modified, userId, by }) => ({
      modified,
      saved_at: new Date(timeOf(modified)).toISOString(),
      by,
      own: userId === c.get('userId'),
    }));
    return c.json({ message: { revisions } });
  });
}
